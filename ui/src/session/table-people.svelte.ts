/** The people at a table as they are now, also while frames of the deal wait to be shown. */

import type { ClockView, CompanyView, Occupant, PlaceNumber, TableState, Table } from "../protocol";

/** What has happened among the people at a table, after how much of which deal. */
export interface News {
  what: string;
  deal: number;
  after: number;
  place: PlaceNumber;
  name: string;
  /** Whether it was oneself. */
  own: boolean;
  wins?: boolean;
}

/** Whose time runs, and until when, in milliseconds since 1970. */
export type Clock = ClockView & { until: number | null };

export class TablePeople {
  #latest = $state.raw<TableState | null>(null);
  news = $state.raw<readonly News[]>([]);
  clock = $state.raw<Clock | null>(null);
  /** Whether the host has asked one to leave, until one sits again. */
  dismissed = $state(false);
  #place: PlaceNumber | null = null;

  /** Nothing at a table with bots alone. */
  get now(): CompanyView | null {
    return this.#latest?.table.company ?? null;
  }
  get table(): Table | null {
    return this.#latest?.table ?? null;
  }
  get state(): TableState | null {
    return this.#latest;
  }

  /** One has this place now, or none: then perhaps because the host has asked for it. */
  sits(place: PlaceNumber | null, company: CompanyView | null | undefined): void {
    if (place !== null) this.dismissed = false;
    else if (this.#place !== null) this.dismissed = Boolean(company?.dismissed.includes(this.#place));
    this.#place = place;
  }

  hear(state: TableState): void {
    this.sits(state.table.onlooker ? null : state.table.place, state.table.company);
    if (this.#latest) this.news = [...this.news, ...between(this.#latest, state)];
    const clock = state.table.company?.clock ?? null;
    this.clock = clock && { ...clock, until: clock.left === null ? null : Date.now() + clock.left * 1000 };
    this.#latest = state;
  }

  /** Whether the last thing that was done is one's own, and may perhaps be taken back. */
  get regrets(): boolean {
    const state = this.#latest;
    if (!state?.table.company || state.table.company.proposal || state.view.ended || state.table.claimed) return false;
    return state.view.seat !== null && state.view.log.at(-1)?.[0] === state.view.seat;
  }
}

/** The news of the table that a reader of the people panel needs. */
export function between(before: TableState, now: TableState): News[] {
  const at = { deal: now.table.deal, after: now.view.log.length };
  const told = (what: string, place: PlaceNumber, name: string): News => {
    const player = (what === "left" ? before : now).table.players[place];
    return { what, place, name, own: player?.kind === "you", ...at };
  };
  const host = (state: TableState): string => state.table.players[state.table.host]?.name ?? "";
  const passed = now.table.company && before.table.host !== now.table.host && host(before) !== host(now);
  return [
    ...now.table.players.flatMap((_, place) =>
      changed(before, now, place).map(([what, name]) => told(what, place, name)),
    ),
    ...(passed ? [told("host", now.table.host, host(now))] : []),
    ...settled(before, now).map((what) => told(what, 0, "")),
    ...claimed(before, now).map(({ what, place, name, wins }) => ({ ...told(what, place, name), wins })),
  ];
}

const isPerson = ({ kind }: Occupant): boolean => kind === "you" || kind === "guest";

/** The other place at which a person sits in an earlier state; below 0: none. */
const elsewhere = (occupant: Occupant, place: PlaceNumber, { table }: TableState): number =>
  isPerson(occupant) && occupant.name
    ? table.players.findIndex((each, other) => other !== place && isPerson(each) && each.name === occupant.name)
    : -1;

/** What has happened at a place, and whose name it bears. */
function changed(before: TableState, now: TableState, place: PlaceNumber): [string, string][] {
  const [former, player] = [before.table.players[place], now.table.players[place]];
  if (!former || !player) return [];
  const came: [string, string][] = elsewhere(player, place, before) < 0 ? [] : [["moved", player.name]];
  const gone = elsewhere(former, place, now) >= 0;
  if (!came.length && !gone) return changes(former, player);
  if (!gone && isPerson(former)) return [["left", former.name], ...came];
  return came.length || !isPerson(player) ? came : [["came", player.name]];
}

function changes(before: Occupant, now: Occupant): [string, string][] {
  if (isPerson(before) && (!isPerson(now) || before.name !== now.name)) {
    return [["left", before.name], ...(isPerson(now) ? [["came", now.name] as [string, string]] : [])];
  }
  if (!isPerson(now)) return coming(before, now);
  if (!isPerson(before)) return [["came", now.name]];
  const absent = (each: Occupant): boolean => Boolean(each.away ?? each.minded);
  if (absent(before) && !absent(now)) return [["back", now.name]];
  const all: [boolean | undefined, boolean | undefined, string][] = [
    [before.away, now.away, "away"],
    [before.minded, now.minded, "minded"],
    [before.leaving, now.leaving, "leaving"],
  ];
  const begun = all.filter(([former, present]) => !former && present).map(([, , what]) => [what, now.name]);
  return [...(begun as [string, string][]), ...coming(before, now)];
}

const coming = (before: Occupant, now: Occupant): [string, string][] =>
  now.coming && now.coming !== before.coming ? [["coming", now.coming]] : [];

/** What became of what was asked: it was done, as can be seen, or it stays as it is. */
function settled(before: TableState, now: TableState): string[] {
  const asked = before.table.company?.proposal;
  if (!asked || now.table.company?.proposal) return [];
  if (asked.what === "take_back" && now.view.log.length < before.view.log.length) return ["taken-back"];
  const same = (name: "deal" | "host"): boolean => before.table[name] === now.table[name];
  const names = ({ table }: TableState): string => table.players.map(({ kind, name }) => `${kind} ${name}`).join();
  const nothing =
    same("deal") &&
    before.view.log.length === now.view.log.length &&
    before.table.sheet.entries.length === now.table.sheet.entries.length &&
    names(before) === names(now);
  return nothing ? ["declined"] : [];
}

function claimed(before: TableState, { table }: TableState): Pick<News, "what" | "place" | "name" | "wins">[] {
  const claim = table.claimed;
  if (!claim || before.table.claimed) return [];
  return [{ what: "claimed", place: claim.place, name: table.players[claim.place]?.name ?? "", wins: claim.wins }];
}
