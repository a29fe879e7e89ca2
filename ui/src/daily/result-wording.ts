/** What a player has played in a deal that others play, too, and how it came out. */

import type { Scored } from "../protocol";
import type { Translate } from "../i18n/fluent";

/** The contract, on whose side, and whether it was made: for a defender it is said of whom. */
export function played(t: Translate, { contract, own, made, side }: Scored): string {
  if (!contract) return "";
  const name = t(`contract-${contract}`);
  const helped = !own && (side === "partner" || side === "defender");
  const said = helped ? t(`same-${side}`, { contract: name }) : name;
  if (made === null) return said;
  return `${said}, ${t(`same-${side === "defender" ? "defender-" : ""}${made ? "made" : "lost"}`)}`;
}
