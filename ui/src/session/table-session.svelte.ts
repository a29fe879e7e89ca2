/** One table as the page sees it: the frame that is shown, and what can be done now. */

import type {
  Action,
  Advice,
  Card,
  Commitment,
  Costly,
  FromServer,
  Game,
  Gathering,
  Hashes,
  Opening,
  Refusal,
  Refused,
  Sheet,
  TableState,
  Suggestion,
  Tally,
  BriefState,
  Talk,
  ToServer,
  Trick,
  View,
} from "../protocol";
import { service } from "../api/server-status.svelte";
import type { Pace } from "../storage/settings.svelte";
import { goesOn, spoken, toggled } from "./chosen-actions";
import { FrameQueue, type Frame } from "./frame-queue";
import { wholeState } from "./whole-state";
import { TablePeople } from "./table-people.svelte";
import type { OpenSocket, Socket } from "./socket";
import type { Moods } from "./moods";
import { Outbox } from "./outbox";
import { Shuffle } from "./shuffle-seeds.svelte";
import { Chat } from "./chat.svelte";
import { isEnding, isLegal, key, legalOf, myTurn, ofDeal, whyNot } from "../selectors/table-view";

export type Closed = "signed_out" | "no_place" | "no_table" | "expired" | "outdated" | "elsewhere" | "too_many_pages";
const CLOSED: Record<number, Closed> = {
  4401: "signed_out",
  4403: "no_place",
  4404: "no_table",
  4408: "expired",
  4409: "outdated",
  4410: "elsewhere",
  4429: "too_many_pages",
};
/** The close code of a connection on which too much was sent: the page reconnects by itself. */
const TOO_MUCH = 1008;
/** The close code of a connection that is refused for the moment. */
const LATER = 1013;

/** The close code of a server that stops, to be back soon. */
const RESTARTING = 1012;

/** What a toast says: a refusal of the rules, or a message of the page. */
export interface Notice {
  refusal?: Omit<Refusal, "action"> & { action?: Action };
  message?: string;
  /** How many pages it speaks of. */
  count?: number;
  /** The cards that stand in the way. */
  cards?: readonly Card[];
}

/** Why a seed is refused, which the page sends by itself. */
const SEEDS = new Set(["no_seed", "other_seed"]);

/** What people at a table say to each other about it. */
export type SessionCommand = Exclude<
  ToServer,
  { type: "act" | "next" | "hash" | "seed" | "stop" | "time" | "loan" | "suggest" }
>;
type Unsaid<W> = W extends SessionCommand ? Omit<W, "v"> : never;

export class TableSession {
  readonly game: Game;
  /** Whether it is a lesson: nothing that happens here is kept anywhere. */
  readonly taught: boolean;
  /** Whether there is no advice. */
  unadvised = false;
  frame = $state.raw<Frame | null>(null);
  before = $state.raw<TableState | null>(null);
  connected = $state(false);
  /** Whether the connection has been lost since it was last open. */
  lost = $state(false);
  closed = $state<Closed | null>(null);
  /** Whether the server is there, and cannot go on just now. */
  later = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** How the table stands while nothing is dealt, or nothing may be seen. */
  gathering = $state.raw<Gathering | null>(null);
  /** What people say. */
  readonly talk = new Chat((message) => this.#outbox.say(message, null));
  /** What was promised of the packs, and whether it held. */
  readonly shuffle = new Shuffle();
  /** Who is there, and what they ask each other. */
  readonly people = new TablePeople();
  #suggestion = $state.raw<Suggestion | null>(null);
  /** The state about which one has asked what to do, until there is an answer. */
  #asked = $state<number | null>(null);
  /** What one has done last, if it gave away much: until one does something else. */
  costly = $state.raw<Costly | null>(null);
  /** What the faces of the seats say for a moment. */
  moods = $state.raw<Moods | null>(null);
  /** Whether the player wants the coach. */
  coached = false;
  /** The cards picked out to be discarded. */
  chosen = $state.raw<Card[]>([]);
  #caughtUp = $state(false);
  /** Whether something that was done has not been answered, and whether it waits for the connection. */
  #sent = $state(false);
  #unsent = $state(false);
  #doing = $state.raw<Action | null>(null);
  #outbox: Outbox;
  #toLay: Card[] = [];
  /** What was chosen to be said, after how much of the deal. */
  #choice = $state.raw<{ actions: readonly Action[]; log: number }>({ actions: [], log: 0 });
  #toSay: Action[] = [];
  /** What was asked when the first of it was said. */
  #question: number | null = null;
  #sheet: Sheet | null = null;
  /** The number of the deal for which one has asked last. */
  #wished: number | null = null;
  /** How many pages one has open at this table. */
  #pages = 1;
  #queue = new FrameQueue((frame) => this.#show(frame));
  #socket: Socket;

  constructor(game: Game, pace: Pace, openSocket: OpenSocket, taught = false) {
    this.game = game;
    this.taught = taught;
    this.#queue.pace = pace;
    this.#outbox = new Outbox((message) => this.#socket.send(message), !taught);
    this.#socket = openSocket(this);
  }

  /** What is shown. Only asked where a frame is there. */
  get state(): TableState {
    return (this.frame as Frame).state;
  }
  /** The same with the people who played the deal. */
  get dealt(): TableState {
    return ofDeal(this.state);
  }
  get view(): View {
    return this.state.view;
  }
  get resting(): boolean {
    return this.frame?.resting ?? false;
  }
  /** The tricks that have been taken up: one that still lies is not yet counted. */
  get taken(): readonly Trick[] {
    return this.resting ? this.view.tricks.slice(0, -1) : this.view.tricks;
  }
  /** How the count stands with them. */
  get tally(): Tally | null {
    return (this.resting ? this.before : this.frame?.state)?.table.tally ?? null;
  }

  /** Whether what is shown is the newest state and nothing of ours is on its way. */
  get live(): boolean {
    return this.#caughtUp && !this.#sent;
  }
  get awaited(): boolean {
    return this.frame !== null && myTurn(this.view);
  }
  get turn(): boolean {
    return this.live && myTurn(this.view);
  }
  /** Whether what was done without a connection waits for it. */
  get pending(): boolean {
    return this.#unsent || (!this.connected && this.#sent);
  }
  /** Whether this was done with a card, and waits for the connection. */
  waits(card: Card): boolean {
    const doing = this.connected ? null : this.#doing;
    return doing !== null && "card" in doing && doing.card === card;
  }
  /** What is said of a lost connection: the id of a message. */
  get down(): string {
    return this.pending ? "offline-kept" : this.later ? "offline-later" : "offline";
  }
  /** Whether something more waits to be shown. */
  get more(): boolean {
    return !this.#caughtUp;
  }

  /** Do an action if it is legal; otherwise say why it is not. */
  try(action: Action): void {
    if (!this.live) return this.#queue.hurry();
    const refusal = whyNot(this.view, action);
    if (isLegal(this.view, action)) this.#act(action);
    else if (refusal) this.notice = { refusal };
    else if (!myTurn(this.view)) this.notice = { message: "not-your-turn" };
  }

  /** Whether cards have to be discarded now, and how many. */
  get laying(): boolean {
    return myTurn(this.view) && legalOf(this.view, "lay").length > 0;
  }
  /** How many cards can be discarded at once: where fewer are legal, the others follow when these are gone. */
  get toLay(): number {
    return Math.min(this.state.table.to_lay, legalOf(this.view, "lay").length);
  }

  /** Pick a card out, or put it back; the first picked gives way to one too many. */
  choose(card: Card): void {
    const others = this.chosen.filter((each) => each !== card);
    this.chosen = others.length < this.chosen.length ? others : [...others, card].slice(-this.toLay);
  }

  /** Lay the chosen cards away, one after the other. */
  lay(): void {
    if (!this.turn || this.chosen.length !== this.toLay) return;
    this.#toLay = this.chosen;
    this.chosen = [];
    this.#layNext();
  }

  /** What is chosen and not yet said. */
  get picked(): readonly Action[] {
    return this.turn && this.#choice.log === this.view.log.length ? this.#choice.actions : [];
  }
  /** Choose an action that is said by another tap, or choose it no more; otherwise say why it cannot be done. */
  pick(action: Action): void {
    if (!this.turn || !isLegal(this.view, action)) return this.try(action);
    this.notice = null;
    this.#choice = { actions: toggled(this.picked, action), log: this.view.log.length };
  }
  /** Say what is chosen. */
  sayPicked(): void {
    this.#toSay = spoken(this.picked, !this.taught);
    this.#question = null;
    this.#sayNext();
  }

  next(): void {
    const { v, table } = this.state;
    this.costly = null;
    if (!this.live) return;
    this.#wished = table.deal + 1;
    this.#send({ type: "next", v, ...this.shuffle.hashFor(this.#wished) });
  }

  /** Ask what a good player would do; the answer is marked where it can be done. */
  suggest(): void {
    if (!this.turn || this.asking || !this.connected) return;
    this.#asked = this.state.v;
    this.#socket.send({ type: "suggest", v: this.state.v });
  }
  /** Whether it is being thought over what one could do now. */
  get asking(): boolean {
    return this.turn && this.#asked === this.state.v;
  }
  /** Whether advice is allowed: among people only where they have agreed on it, and never in a try that counts. */
  get advisable(): boolean {
    if (this.unadvised) return false;
    const { company, contest } = this.state.table;
    return company ? Boolean(company.manners.advice) : !contest?.counts;
  }
  /** What a good player would do now, once asked: one thing, or all the cards to discard. */
  get advice(): readonly Action[] {
    return this.turn && this.#suggestion?.v === this.state.v ? this.#suggestion.actions : [];
  }
  /** What that is worth compared with other actions, and why, if it was told. */
  get weighed(): Advice | null {
    return (this.advice.length && this.#suggestion?.advice) || null;
  }
  advised(action: Action): boolean {
    return this.advice.some((advised) => key(advised) === key(action));
  }

  /** Ask for the end of the session: now if the deal is over, else as soon as it is. */
  stop(): void {
    this.#queue.catchUp();
    this.#say({ type: "stop", v: this.state.v });
  }
  /** Whether a player has asked for the end of the session. */
  get ending(): boolean {
    return this.state.table.ending !== null || isEnding(this.state.table.sheet);
  }

  /** Say something about the table, as it stands now. */
  say(command: Unsaid<SessionCommand>): void {
    const v = this.#v;
    if (v !== undefined) this.#say({ ...command, v });
  }
  /** Receive everything again: one has sat down, or is another guest now. */
  renew(): void {
    this.#socket.renew();
  }

  /** Borrow so much of the bank; below 0: pay it back. Whatever has happened is seen first. */
  lend(amount: number): void {
    this.#queue.catchUp();
    if (this.live) this.#send({ type: "loan", v: this.state.v, amount });
  }
  /** The host calls time: the deal that runs is the last. */
  callTime(): void {
    this.#queue.catchUp();
    if (this.live) this.#send({ type: "time", v: this.state.v });
  }

  hurry(): void {
    this.#queue.hurry();
  }
  /** Let what is shown stay for a while, because there is something to be read. */
  stay(milliseconds: number): void {
    this.#queue.stay(milliseconds);
  }
  /** Show at once how it stands. */
  catchUp(): void {
    this.#queue.catchUp();
  }
  set pace(pace: Pace) {
    this.#queue.setPace(pace);
  }

  /** How far the table has come, as far as we know. */
  get #v(): number | undefined {
    return this.gathering?.v ?? this.#queue.newest?.v;
  }
  hear(message: FromServer): void {
    if (message.type === "refused") return this.#refused(message);
    if (message.type === "suggestion") {
      this.#suggestion = message;
      this.#asked = null;
      return;
    }
    if (message.type === "costly") {
      this.costly = message;
      return;
    }
    if (message.type === "talk") return this.#heardTalk(message);
    if (message.type === "service") return service.tell(message.trouble);
    if (message.type === "commitment") return void this.#promised(message);
    if (message.type === "hashes") return void this.#reveal(message);
    if (message.type === "opening") return this.#opened(message);
    if (message.type === "also") {
      if (message.pages > Math.max(1, this.#pages)) this.notice = { message: "also-open", count: message.pages };
      this.#pages = message.pages;
      return;
    }
    if (message.v < (this.#v ?? 0)) return; // older than what another process sent before
    if (message.type === "gathering") return this.#gather(message);
    const state = this.#whole(message);
    if (!state) return this.#socket.renew();
    this.#heard(state);
    this.gathering = null;
    this.people.hear(state);
    this.shuffle.saw(state);
    this.#queue.push(state);
    this.#caughtUp = this.#isCaughtUp();
    this.#layNext();
    this.#sayNext();
  }
  /** Promise a seed at once for the first deal, where the shuffle begins again, and where a deal was asked for. */
  async #promised(told: Commitment): Promise<void> {
    const hash = await this.shuffle.promised(told);
    const { deal, attempt = 1 } = told;
    const needed = deal === 1 || attempt > 1 || deal === this.#wished;
    if (hash && needed && this.#hasPlace) this.#socket.send({ type: "hash", v: 0, deal, hash });
  }
  /** Reveal the seed when the hashes of all are told. */
  async #reveal(told: Hashes): Promise<void> {
    const seed = await this.shuffle.listed(told);
    if (seed && this.#hasPlace) this.#socket.send({ type: "seed", v: 0, deal: told.deal, seed });
  }
  /** Whether one has a place, as far as one knows. */
  get #hasPlace(): boolean {
    return this.gathering?.place !== null && !this.#queue.newest?.table.onlooker;
  }
  #opened(opening: Opening): void {
    const newest = this.#queue.newest;
    if (newest) void this.shuffle.opened(opening, this.game, newest);
  }
  #gather(message: Gathering): void {
    this.#queue.clear();
    this.frame = this.before = null;
    this.#caughtUp = false;
    this.notice = null;
    this.people.sits(message.place, message.company);
    this.gathering = message;
    this.#heard(message);
  }
  #heard(message: TableState | Gathering): void {
    this.#outbox.hear(message);
    this.#waits();
  }
  #heardTalk(message: Talk): void {
    this.talk.hear(message);
    this.#outbox.hearTalk(message);
    this.#waits();
  }
  #waits(): void {
    this.#sent = this.#outbox.busy;
    this.#unsent = this.#outbox.unsent;
    this.#doing = this.#outbox.doing;
  }
  /** The state with its sheet, which is told again only when it has changed; nothing where it was never told. */
  #whole(told: BriefState): TableState | null {
    this.#sheet = told.table.sheet ?? this.#sheet;
    return this.#sheet && wholeState(told, this.#sheet);
  }
  onOpen(): void {
    this.connected = true;
    service.tell(null); // it is told again if it is not over
    this.lost = false;
    this.#outbox.opened();
  }
  onClose(code: number): void {
    this.connected = false;
    this.#outbox.closed();
    this.lost = true;
    this.#asked = null;
    this.later = code === LATER;
    if (code === RESTARTING) service.tell("restarting");
    if (code === TOO_MUCH) this.notice = { message: "refused-too_many" };
    this.closed = CLOSED[code] ?? null;
    if (!this.closed) return;
    this.#outbox.clear();
    this.#waits();
    this.#socket.close();
  }
  leave(): void {
    if (!this.taught) service.tell(null);
    this.#socket.close();
  }
  /** Come back to where one was sent away from. */
  comeBack(): void {
    this.closed = null;
    this.#socket.renew();
  }

  #show(frame: Frame): void {
    this.before = this.frame?.state ?? null;
    this.frame = frame;
    this.#caughtUp = this.#isCaughtUp();
  }

  #isCaughtUp(): boolean {
    return this.frame?.state.v === this.#queue.newest?.v;
  }

  #act(action: Action): void {
    this.notice = this.costly = null;
    this.#send({ type: "act", v: this.state.v, action, ...(this.coached && this.advisable && { coach: true }) });
  }

  #send(message: ToServer): void {
    this.#queue.catchUp();
    this.#say(message);
  }
  #say(message: ToServer): void {
    this.#outbox.say(message, this.#queue.newest);
    this.#waits();
  }

  #layNext(): void {
    const newest = this.#queue.newest;
    const card = this.#toLay[0];
    if (card === undefined || !newest || this.#sent) return;
    const action: Action = { type: "lay", card };
    if (!isLegal(newest.view, action)) {
      this.#toLay = [];
      return;
    }
    this.#toLay = this.#toLay.slice(1);
    this.#send({ type: "act", v: newest.v, action });
  }

  #sayNext(): void {
    const newest = this.#queue.newest;
    const [action, ...others] = this.#toSay;
    if (!action || !newest || this.#sent) return;
    if (!goesOn(newest, action, this.#question)) {
      this.#toSay = [];
      return;
    }
    this.#question ??= newest.table.asked;
    this.#toSay = others;
    this.#send({ type: "act", v: newest.v, action });
  }

  #refused({ error, why, clause, cards }: Refused): void {
    if (SEEDS.has(error) || !(this.frame || this.gathering)) return; // not an answer to anything the player did
    this.#asked = null;
    this.#toLay = [];
    this.#toSay = [];
    const news = this.#outbox.refused(error);
    this.#waits();
    if (!news) return; // it was received before the connection was lost
    if (error === "not_asked") return; // a lesson says why
    this.notice = error === "no_loan" && why ? { refusal: { why, clause } } : { message: `refused-${error}`, cards };
  }
}
