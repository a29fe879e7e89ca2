import { describe, expect, it } from "vitest";
import type { Game, Trick, View } from "../src/protocol";
import { momentOf } from "../src/selectors/bonus-moment";
import { GAME, state } from "./states";

const [PAGAT, MOND, SKIS, KING] = [32, 52, 53, 7];
const game: Game = {
  ...GAME,
  hand: 3,
  contracts: GAME.contracts.map((each) => ({ ...each, bonuses: each.id === "two" ? ["trula", "pagat_ultimo"] : [] })),
};
const trick = (leader: number, winner: number, ...cards: number[]): Trick => ({ leader, cards, winner });
const seen = (tricks: Trick[], view: Partial<View> = {}): View =>
  state(1, { contract: "two", sides: [0, 1, null, 1], tricks, ...view }).view;

const PLAIN = trick(0, 0, KING, 6, 5, 4);
const CAUGHT = trick(1, 3, MOND, 40, SKIS, 41); // seat 1 led it, seat 3 has the škis
const ULTIMO = trick(2, 0, 16, 17, PAGAT, 18); // seat 0 cuts the spades in

describe("a moment", () => {
  it("is none where an ordinary trick falls, or none", () => {
    expect(momentOf(game, seen([PLAIN]))).toBeNull();
    expect(momentOf(game, seen([]))).toBeNull();
  });

  it("is a mond that the škis takes, bad for its own side", () => {
    const lost = { what: "mond", seat: 1, cards: [MOND] };
    expect(momentOf(game, seen([CAUGHT]))).toEqual({ ...lost, good: false }); // one's partner's
    expect(momentOf(game, seen([CAUGHT], { sides: [0, 0, 0, 1] }))).toEqual({ ...lost, good: true });
    expect(momentOf(game, seen([CAUGHT], { sides: [null, null, null, 1] }))).toEqual({ ...lost, good: null });
  });

  it("is a pagat that takes the last trick, and only that", () => {
    expect(momentOf(game, seen([PLAIN, PLAIN, ULTIMO]))).toEqual({
      what: "pagat_ultimo",
      seat: 0,
      cards: [PAGAT],
      good: false,
    });
    expect(momentOf(game, seen([PLAIN, ULTIMO]))).toBeNull();
    expect(momentOf(game, seen([PLAIN, PLAIN, ULTIMO], { contract: "solo_three" }))).toBeNull();
  });

  it("is a trula when the third of its cards comes to the same side", () => {
    const first = trick(0, 3, PAGAT, 40, 41, 42);
    const second = trick(3, 3, SKIS, 43, 44, 45);
    const third = trick(0, 1, 33, MOND, 34, 35);
    const made = { what: "trula", seat: 1, cards: [SKIS, MOND, PAGAT], good: true };
    expect(momentOf(game, seen([first, second, third]))).toEqual(made);
    expect(momentOf(game, seen([first, second]))).toBeNull();
    expect(momentOf(game, seen([first, second, third, PLAIN]))).toBeNull();
    expect(momentOf(game, seen([first, second, third], { sides: [0, null, null, 1] }))).toBeNull();
  });
});
