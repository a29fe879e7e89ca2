/** Why something is refused, in the reader's language: docs/protocol.md says what the values of a cause are. */

import { readable } from "../i18n/fluent";
import type { Args, Translate } from "../i18n/fluent";
import type { Cause } from "../schema";
import { perhaps, plain } from "./names";

type Value = NonNullable<Cause["values"]>[string];
type Name = (place: number) => string;

/** What the ids among the values begin with as messages, the first that there is. */
const KINDS: Record<string, readonly string[]> = {
  contract: ["contract"],
  contracts: ["contract"],
  feat: ["bonus", "line"],
  other: ["bonus", "line"],
  fault: ["line", "bonus"],
  faults: ["line", "bonus"],
  ended: ["paper-end", "line", "outcome"],
  ends: ["paper-end", "line", "outcome"],
  game: ["game"],
};

/** A field of a result by its name: `feats[0].seat` is one of the bonuses. */
const fieldName = (t: Translate, field: string): string =>
  perhaps(t, `paper-${field.replace(/\W.*/, "")}`) ?? t("sheet");

function named(t: Translate, kinds: readonly string[], id: string): string {
  const found = kinds.map((kind) => perhaps(t, `${kind}-${id}`)).find((words) => words !== null);
  return found ?? readable(id);
}

/** The first and the last number of each range, one after the other. */
const ranges = (ends: readonly Value[]): string =>
  ends.flatMap((low, at) => (at % 2 ? [] : [[...new Set([low, ends[at + 1]])].join("–")])).join(", ");

function said(t: Translate, name: string, value: Value, player: Name): Args[string] {
  if (Array.isArray(value)) {
    if (name === "ranges") return ranges(value);
    return value.map((each) => String(said(t, name, each, player))).join(", ");
  }
  const kinds = KINDS[name];
  if (kinds) return named(t, kinds, String(value));
  if (name === "field") return fieldName(t, String(value));
  if (name === "place" || name === "places") return player(Number(value));
  // Of a number below zero people expect a minus, and a message has no plural of it.
  return typeof value === "number" && value < 0 ? plain(value) : value;
}

/** The sentence of a cause; `player` names the person at a place.  Empty: the page is older than the cause. */
export function sayCause(t: Translate, cause: Cause | undefined, player: Name = (place) => String(place + 1)): string {
  if (!cause) return "";
  const values = Object.entries(cause.values ?? {});
  const args: Args = Object.fromEntries(values.map(([name, value]) => [name, said(t, name, value, player)]));
  const because = sayCause(t, cause.because ?? undefined, player);
  return perhaps(t, `cause-${cause.id}`, { ...args, because }) ?? because;
}
