/** Formats and notes of events in words. */

import type { Translate } from "../../i18n/fluent";
import type { BoardNote, Cause, EventBoard, Format } from "../../protocol";
import { sayCause } from "../../wording/causes";
import { perhaps, plain } from "../../wording/names";
import { noterName } from "./director";
import type { EventNote, What } from "./event-notes";

/** A format by its name; one that the page has no words for has a name of its own. */
export const formatName = (t: Translate, { id, name }: Pick<Format, "id" | "name">): string =>
  perhaps(t, `desk-format-${id}`) ?? name;

const listed = (parts: readonly (string | false | 0)[]): string => parts.filter(Boolean).join(", ");

/** What is played by a format and how, a sentence each. */
export function formatFacts(t: Translate, format: Format): string[] {
  const { stages, tables, points, chips, check, waits, team, out, evenings, best } = format;
  const sizes = Object.entries(tables).map(([size, { game }]) =>
    t("desk-table-of", { size: Number(size), game: t(`game-${game}`) }),
  );
  return [
    ...stages.map(({ draw, times, minutes, deals }) =>
      listed([
        draw !== "teams" && t("desk-rounds", { count: times }), // a cup ends when one team is left
        minutes && t("desk-minutes", { minutes }),
        deals && t("desk-deals", { count: deals }),
        t(`desk-draw-${draw}`),
      ]),
    ),
    sizes.join("; "),
    points.length ? t("desk-by-places", { points: points.join(" – ").replaceAll("1/2", "½") }) : t("desk-by-sum"),
    ...(chips ? [t("desk-chips", { chips })] : []),
    ...(check ? [t("desk-check")] : []),
    ...(waits ? [t("desk-waits", { points: Number(out) })] : []),
    ...(team ? [t("desk-teams", { count: team })] : []),
    ...(stages.some(({ draw }) => draw === "teams") ? [t("desk-cup")] : []),
    ...(evenings > 1 ? [t("desk-evenings", { evenings, best })] : []),
  ];
}

export const nameIn = ({ people }: Pick<EventBoard, "people">, who: string): string =>
  people.find((person) => person.who === who)?.name ?? who;

/** Why a note is refused; `what` says of which table it is, if of any. */
export function saidCause(t: Translate, board: EventBoard, cause: Cause, what: object = {}): string {
  const { round, table } = what as { round?: number; table?: number };
  const people = board.rounds.find(({ number }) => number === round)?.tables[(table ?? 0) - 1]?.people ?? [];
  return sayCause(t, cause, (place) => nameIn(board, people[place] ?? String(place + 1)));
}

type Said = BoardNote["said"];
const NOTHING: Said = { what: "", who: "", round: 0, table: 0, number: 0, totals: [], text: "", of: "" };

/** A note that this device has made as a row of the history. */
export function rowOf(what: What): Said {
  const row = { ...NOTHING, what: what.type };
  switch (what.type) {
    case "opened":
      return { ...row, text: what.title };
    case "entered":
      return { ...row, who: what.who, text: what.name ?? "" };
    case "paid":
      return { ...row, who: what.who, number: what.amount };
    case "drawn":
      return { ...row, round: what.round, number: what.tables.flat().length };
    case "fined":
      return { ...row, who: what.who, number: what.points, text: what.clause ?? "" };
    case "corrected":
      return { ...row, of: what.of };
    case "protested":
      return { ...row, who: what.who, round: what.round, table: what.table, text: what.text, of: what.of ?? "" };
    case "decided":
      return { ...row, what: what.accepted ? "accepted" : "decided", of: what.of, text: what.text };
    case "revoked":
      return { ...row, text: what.device };
    case "scored":
      return { ...row, round: what.round, table: what.table, text: what.entry.type };
    default:
      return { ...row, ...what };
  }
}

const sums = ({ totals }: Said): string => totals.map(plain).join(", ");

/** What a note says, in words. */
export function saidOf(t: Translate, board: EventBoard, said: Said, instead: Said | null = null): string {
  const { who, round, table, number, text, of } = said;
  if (said.what === "corrected") {
    const about = board.history.find(({ id }) => id === of);
    const words = about && about.said.what !== "corrected" ? saidOf(t, board, about.said) : of;
    return instead
      ? t("desk-said-corrected", { note: words, instead: saidOf(t, board, instead) })
      : t("desk-said-struck", { note: words });
  }
  if (said.what === "protested" && of)
    return t("desk-said-asks", { table, round, text, ...asksFor(t, board, said, instead) });
  if (said.what === "revoked") return t("desk-said-revoked", { name: phoneName(t, board, text) });
  const name = said.what === "entered" && text ? text : nameIn(board, who);
  const args = { name, other: nameIn(board, of), round, table, number, text, totals: sums(said) };
  return t(`desk-said-${said.what}`, args);
}

/** What a protest asks to be corrected, and to what: the words of both notes. */
export function asksFor(
  t: Translate,
  board: EventBoard,
  { of }: Said,
  instead: Said | null,
): { note: string; instead: string } {
  const about = board.history.find(({ id }) => id === of);
  // both slips are of the table that asks, which has been named
  if (about?.said.what === "slip" && instead?.what === "slip")
    return { note: sums(about.said), instead: sums(instead) };
  return {
    note: about ? saidOf(t, board, about.said) : of,
    instead: instead ? saidOf(t, board, instead) : t("desk-fate-struck"),
  };
}

/** Whose phone it is, as it said itself. */
export const phoneName = (t: Translate, { phones }: EventBoard, device: string): string =>
  noterName(t, phones.find((phone) => phone.device === device)?.by || device);

/** What a note that waits says. */
export const saidWaiting = (t: Translate, board: EventBoard, { what }: EventNote): string =>
  saidOf(t, board, rowOf(what), "instead" in what && what.instead ? rowOf(what.instead) : null);
