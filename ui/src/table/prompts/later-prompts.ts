/** What is asked besides the auction: fetched together, once a deal has begun. */

export { default as ActionsPrompt } from "./ActionsPrompt.svelte";
export { default as AnnouncePrompt } from "./AnnouncePrompt.svelte";
export { default as CallKingPrompt } from "./CallKingPrompt.svelte";
export { default as CutPrompt } from "./CutPrompt.svelte";
export { default as DeclarePrompt } from "./DeclarePrompt.svelte";
export { default as PacketsPrompt } from "./PacketsPrompt.svelte";
export { default as PlaceTalonPrompt } from "./PlaceTalonPrompt.svelte";
export { default as TalonParts } from "./TalonParts.svelte";
