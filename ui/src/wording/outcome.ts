/** How a deal came out, as the result panel tells it. */

import type { Entry, Game, Line, Open, Seat, TableState } from "../protocol";
import { Inflected, inflected, type Args, type Translate } from "../i18n/fluent";
import { placeOf } from "../selectors/table-view";
import { capital, nameOf, perhaps, plain, signed, who, whoAt } from "./names";

/** The one sentence that comes first. */
export function sentence(t: Translate, state: TableState): string {
  const { view } = state;
  const over = view.over;
  if (!over) return "";
  if (!over.result.contract) return thrownIn(t, state);
  if (over.result.declarer === null) return alone(t, state, over);
  const points = over.result.points[0];
  const valat = onlyValat(over);
  const args = { ...group(t, state, over), contract: inflected(t, `contract-${over.result.contract}`) };
  if (valat) return [t(`outcome-valat-${valat}`, args), perhaps(t, "valat-alone") ?? ""].join(" ").trim();
  const how = over.result.made ? "won" : "lost";
  return points === undefined ? t(`outcome-${how}`, args) : t(`outcome-${how}-points`, { ...args, points });
}

/** Lines of what was played; with any of them a valat is only one feat of several. */
const PLAYED = new Set(["contract", "count", "game"]);

/** How it came out where a valat is all that counts: won or lost, missed by the declarer's side or by the others. */
function onlyValat(over: Open): "won" | "lost" | "missed" | "held" | null {
  if (over.lines.some(({ what }) => PLAYED.has(what))) return null;
  const gains = (line: Line): boolean => (line.deltas[over.result.declarer ?? 0] ?? 0) > 0;
  const valats = over.lines
    .filter(({ what }) => what === "valat")
    .map((line) => ({ made: gains(line) === (line.side !== 1), gained: gains(line) }));
  const valat = valats.find(({ made }) => made) ?? valats[0];
  if (!valat) return null;
  if (valat.made) return valat.gained ? "won" : "lost";
  return valat.gained ? "held" : "missed";
}

/** Why the deal was not played, and what follows. */
function thrownIn(t: Translate, state: TableState): string {
  const hands = state.view.shown.filter((show) => show.what === "no_tarok");
  const whose = hands.flatMap((show) => (show.seat === null ? [] : [t("log-no-tarok", who(t, state, show.seat))]));
  return [...whose, perhaps(t, `outcome-${state.view.ended}`) ?? t("outcome-thrown-in")].join(" ");
}

/** Sentences that say by how much, and what else made the difference. */
export function margin(t: Translate, state: TableState): string {
  const over = state.view.over;
  if (!over?.result.contract || over.result.declarer === null) return "";
  const { points, made } = over.result;
  const sum = points[0];
  const told = over.lines.some(({ what }) => what === "difference");
  const by = sum === undefined || told || onlyValat(over) ? null : distance(state);
  const far = by === null ? [] : [t(made ? "margin-won" : "margin-lost", { by })];
  return [...far, ...feats(t, over), ...losses(t, state, over.lines)].join(" ");
}

/** How far the declarer's side is from what it needs: as the own side counts, which wins with one more than the other may leave. */
function distance({ view, table: { tally } }: TableState): number | null {
  const side = view.seat === null ? null : view.sides[view.seat];
  if (side == null || tally?.needed == null) return null;
  return Math.abs(tally.points - tally.needed + side);
}

/** The bonuses that each side made, and those that it missed. */
function feats(t: Translate, { lines, result }: Open): string[] {
  const bonuses = lines.filter((line) => perhaps(t, `line-${line.what}`) === null);
  const gains = (line: Line, side: number): boolean => (line.deltas[result.declarer ?? 0] ?? 0) > 0 === (side === 0);
  return [0, 1].flatMap((side) =>
    ["margin-feat", "margin-failed"].flatMap((id) => {
      const made = bonuses.filter((line) => line.side === side && gains(line, side) === (id === "margin-feat"));
      const names = made.map((line) => inflected(t, `bonus-${line.what}`));
      const list = new Inflected((form) => names.map((name) => name.say(form)).join(", "));
      return made.length ? [t(id, { side, bonuses: list })] : [];
    }),
  );
}

/** Who lost the mond. */
function losses(t: Translate, state: TableState, lines: readonly Line[]): string[] {
  return lines
    .filter((line) => line.what === "mond")
    .flatMap((line) =>
      line.deltas.flatMap((delta, seat) => (delta < 0 ? [t("margin-mond", who(t, state, seat))] : [])),
    );
}

/** The own result of a deal in which all played alone. */
function alone(t: Translate, state: TableState, over: Open): string {
  const seat = state.view.seat ?? 0;
  const delta = over.lines.reduce((sum, line) => sum + (line.deltas[seat] ?? 0), 0);
  const contract = capital(t(`contract-${over.result.contract}`));
  return t("outcome-alone", {
    ...who(t, state, seat),
    contract,
    points: over.result.points[seat] ?? 0,
    delta: signed(delta),
  });
}

/** Declarer and partner as one subject: you, other, you-and, others. */
function group(t: Translate, state: TableState, over: Open): Args {
  const team = [over.result.declarer, over.result.partner].filter((seat) => seat !== null);
  const others = team
    .filter((seat) => placeOf(state.table, seat) !== state.table.place)
    .map((seat) => nameOf(t, state, seat));
  const you = others.length < team.length;
  const kind = you ? (others.length ? "you-and" : "you") : others.length > 1 ? "others" : "other";
  return { group: kind, name: others[0] ?? "", other: others[1] ?? "" };
}

export interface Item {
  what: string;
  detail: string;
  /** By what it is multiplied; the detail says so, too. */
  factors: string;
  points: string;
  clause: string;
  /** What the line is for. */
  reason: string;
  deltas: number[];
}

/** A deal that is over, with its game. */
export interface FinishedDeal {
  game: Game;
  over: Open;
}

/** What the deal that is over has brought to the sheet, by places. */
export const booked = (state: TableState): Entry | undefined =>
  state.table.sheet.entries.findLast((entry) => entry.kind === "deal");

/** A line of the account with everything in words; deltas as they stand in the line. */
export function item(t: Translate, line: Line, made = false): Item {
  const named = perhaps(t, `line-${line.what}`);
  const factors = line.factors.map(({ why, times }) => t("factor", { why: t(`factor-${why}`, { times }), times }));
  const said =
    named || line.side === null ? [] : [t(`side-${line.side}`), t(line.announced ? "line-announced" : "line-silent")];
  return {
    what: named ?? t(`bonus-${line.what}`),
    detail: [...said, ...factors].join(", "),
    factors: factors.join(", "),
    points: mutual(line) ? plain(line.points) : signed(line.points),
    clause: line.clause,
    reason: perhaps(t, `reason-${line.what}`, { announced: Number(line.announced), made: Number(made) }) ?? "",
    deltas: line.deltas,
  };
}

/** Whether the declarer's side made the pagat ultimo that it had announced: by that the pool is moved. */
const ultimoMade = ({ lines, result }: Open): boolean =>
  lines.some((line) => line.what === "pagat_ultimo" && line.announced && gained(line, result.declarer));
const gained = (line: Line, seat: Seat | null): boolean => (line.deltas[seat ?? 0] ?? 0) > 0;

/** What of a deal's points is paid, as one sum that can be followed: "39 − 35 = 4, rounded to 5" (SL-CNT-04). */
function difference(t: Translate, { game, over }: FinishedDeal, line: Line): string | undefined {
  const [sum] = over.result.points;
  const half = game.card_points / 2;
  if (line.what !== "difference" || sum === undefined) return undefined;
  const [more, less] = sum < half ? [half, sum] : [sum, half];
  return t("sum-difference", {
    more,
    less,
    exact: more - less,
    rounded: Number(Math.abs(line.points) !== more - less),
    paid: Math.abs(line.points),
  });
}

/** Whether the players pay one another: then the points are what one pays, and the sign is with the persons. */
const mutual = ({ deltas }: Line): boolean =>
  deltas.some((delta) => delta !== 0) && deltas.reduce((sum, delta) => sum + delta, 0) === 0;

/** The lines of the account; what is the same for several persons, each for himself, stands in one. */
export function account(t: Translate, lines: readonly Line[], deal: FinishedDeal | null = null): Item[] {
  const rows = new Map<string, Item>();
  lines.forEach((line, i) => {
    const plainly = item(t, line, deal !== null && ultimoMade(deal.over));
    const row = { ...plainly, reason: (deal && difference(t, deal, line)) ?? plainly.reason };
    const key = line.side === null && line.what !== "contract" ? `${row.what} ${row.detail}` : String(i);
    const same = rows.get(key);
    rows.set(key, same ? together(same, row) : row);
  });
  return [...rows.values()];
}

function together(one: Item, other: Item): Item {
  const deltas = one.deltas.map((delta, i) => delta + (other.deltas[i] ?? 0));
  return { ...one, deltas, points: one.points === other.points ? one.points : "" };
}

/** How the radli of each place changed in this deal: before and after. */
export function radli(state: TableState): [number, number][] {
  const after = booked(state)?.marks.radli ?? [];
  const before = state.view.carry.marks.radli ?? [];
  return state.table.players.map((_, place) => [before[place] ?? 0, after[place] ?? 0]);
}

/** Whose radl is played off, and whether all get one; nothing where none has changed. */
export function radliSaid(t: Translate, state: TableState): string {
  const changes = radli(state);
  const gained = changes.some(([before, after]) => after > before);
  const cancelled = changes.flatMap(([before, after], place) => (after - before < Number(gained) ? [place] : []));
  const said = [
    ...cancelled.map((place) => t("radl-cancelled", whoAt(t, state.table, place))),
    ...(gained ? [t("radl-new")] : []),
  ];
  return said.length ? `${t("result-radli")}: ${said.join("; ")}.` : "";
}
