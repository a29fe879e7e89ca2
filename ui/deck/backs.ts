import type { Drawing } from "./pen";
export const BACKS: readonly Drawing[] = ["", ""];
