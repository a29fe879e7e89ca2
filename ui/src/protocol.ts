/** What the server and the page say to each other, as the page has it: the types of the server, some by shorter names. */

import type * as server from "./schema";

export type * from "./schema";
export { CODE_LETTERS, PROTOCOL } from "./schema";

export type Card = number;
export type Seat = number;
export type PlaceNumber = number;

/** The card of a `lay` that the viewer may not know. */
export const HIDDEN = -1;

export type ActionOf<T extends server.Action["type"]> = Extract<server.Action, { type: T }>;

export type Game = server.GameInfo;
export type Contract = server.ContractInfo;
export type Bonus = server.BonusInfo;
export type Promised = server.Promise;
export type Profile = server.ProfileInfo;
export type Option = server.OptionInfo;
export type OptionValue = Option["default"];
export type Options = Record<string, OptionValue>;
export type PastTable = server.OwnTable;
export type PastDeal = server.Replay;

export type Sheet = server.SheetView;
export type Entry = server.EntryView;
/** A table with its sheet: what was not told again is remembered. Spectators have place −1. */
export type Table = Omit<server.TableView, "place"> & { place: PlaceNumber; onlooker: boolean; sheet: Sheet };
/** What a score sheet shows of a table. */
export type Listed = Pick<Table, "players" | "place" | "sheet" | "company">;
export type TableState = Omit<server.State, "table"> & { table: Table };
