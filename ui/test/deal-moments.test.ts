import { describe, expect, it } from "vitest";
import type { Bonus, Entry, Game, Open, TableState, Trick, View } from "../src/protocol";
import { momentsOf, type DealMoment } from "../src/selectors/deal-moments";
import { moodsOf } from "../src/session/moods";
import { GAME, OVER, RESULT, state } from "./states";

const [PAGAT, EAGLE, MOND, SKIS, KING] = [32, 33, 52, 53, 7];
const bonus = (id: string, silent: number, promised: [number, number] | null = null): Bonus => ({
  id,
  clause: "",
  needed: null,
  silent,
  announced: 2 * silent,
  of_game: false,
  promises: promised ? [{ cards: [promised[0]], tricks: [promised[1]], soft: false }] : [],
});

/** A game of three tricks whose contract "two" knows these bonuses. */
const gameOf = (...bonuses: Bonus[]): Game => ({
  ...GAME,
  hand: 3,
  bonuses,
  worth: Array.from({ length: 54 }, (_, card) => (card === KING || card === SKIS || card === MOND ? 5 : 1)),
  contracts: GAME.contracts.map((each) => ({
    ...each,
    needed: "6",
    bonuses: each.id === "two" ? bonuses.map(({ id }) => id) : [],
  })),
});
const slovenian = gameOf(bonus("trula", 10), bonus("king_ultimo", 10), bonus("pagat_ultimo", 25), bonus("valat", 250));
const hungarian = gameOf(
  bonus("trula", 1),
  bonus("pagat_ultimo", 5, [PAGAT, 3]),
  bonus("pagat_uhu", 0, [PAGAT, 2]),
  bonus("eagle_ultimo", 5, [EAGLE, 3]),
  bonus("king_ultimo_hearts", 0, [KING, 3]),
);
const czech = gameOf(bonus("trull", 0), bonus("pagat", 2), bonus("valat", 4));
const romanian = gameOf(bonus("mond_caught", 1), bonus("king_ultimo", 1), bonus("pagat_ultimo", 1));

const trick = (leader: number, winner: number, ...cards: number[]): Trick => ({ leader, cards, winner });
/** Seats 1 and 3 are one side, 0 and 2 the other: seat 3 reads. */
const seen = (tricks: Trick[], view: Partial<View> = {}): TableState =>
  state(1, { contract: "two", declarer: 1, sides: [1, 0, 1, 0], tricks, ...view });
const told = (game: Game, tricks: Trick[], view: Partial<View> = {}): Partial<DealMoment>[] =>
  momentsOf(game, seen(tricks, view)).map(({ kind, won, seat, bonus: what }) => ({ kind, won, seat, bonus: what }));

const PLAIN = trick(0, 0, 6, 5, 4, 3);
const OTHER = trick(0, 1, 14, 15, 13, 12);
const CAUGHT = trick(1, 3, MOND, 40, SKIS, 41); // seat 1 led the mond, seat 3 has the škis
const CUT = trick(2, 0, 16, 17, PAGAT, 18); // seat 0 takes the spades with the pagat
const TAKEN = trick(2, 1, 16, 17, PAGAT, 45); // seat 0 plays it, and seat 1 takes it

describe("a moment", () => {
  it("is none where an ordinary trick falls, or none", () => {
    expect(told(slovenian, [PLAIN])).toEqual([]);
    expect(told(slovenian, [])).toEqual([]);
  });

  it("is none where the cards of a trick are covered", () => {
    expect(told(slovenian, [trick(0, 0)])).toEqual([]);
  });
});

describe("a pagat", () => {
  it("makes the ultimo where it takes the last trick, and only there", () => {
    const made = { kind: "ultimo", won: true, seat: 0, bonus: "pagat_ultimo" };
    expect(told(slovenian, [PLAIN, OTHER, CUT])).toEqual([made]);
    expect(told(slovenian, [PLAIN, CUT])).toEqual([]);
    expect(told(slovenian, [PLAIN, OTHER, CUT], { contract: "solo_three" })).toEqual([]);
    expect(told(czech, [PLAIN, OTHER, CUT])).toEqual([{ ...made, bonus: "pagat" }]);
    expect(told(hungarian, [PLAIN, OTHER, CUT])).toEqual([made]);
  });

  it("loses the ultimo where it is taken in the last trick", () => {
    const lost = { kind: "ultimo", won: false, seat: 0, bonus: "pagat_ultimo" };
    expect(told(slovenian, [PLAIN, OTHER, TAKEN])).toEqual([lost]);
    expect(told(romanian, [PLAIN, OTHER, TAKEN])).toEqual([lost]);
  });

  it("loses an announced ultimo in any trick before", () => {
    const stakes = [{ what: "pagat_ultimo", seat: 0, doubled: 0 }];
    expect(told(slovenian, [CUT], { stakes })).toEqual([
      { kind: "ultimo", won: false, seat: 0, bonus: "pagat_ultimo" },
    ]);
  });

  it("is captured by the other side before the end, and not by its own", () => {
    expect(told(slovenian, [TAKEN])).toEqual([{ kind: "pagat", won: false, seat: 0, bonus: null }]);
    expect(told(slovenian, [TAKEN], { sides: [0, 0, null, 0] })).toEqual([]);
    expect(told(slovenian, [TAKEN], { sides: [null, null, null, 0] })).toEqual([]);
    expect(told(slovenian, [TAKEN], { contract: "solo_three" })).toEqual([]);
  });

  it("makes the uhu one trick before the last, where that was announced", () => {
    const stakes = [{ what: "pagat_uhu", seat: 2, doubled: 0 }];
    expect(told(hungarian, [PLAIN, CUT], { stakes })).toEqual([
      { kind: "ultimo", won: true, seat: 0, bonus: "pagat_uhu" },
    ]);
    expect(told(hungarian, [PLAIN, CUT])).toEqual([]);
  });
});

it("tells of an eagle in the last trick as of a pagat", () => {
  const eagle = trick(2, 0, 16, 17, EAGLE, 18);
  expect(told(hungarian, [PLAIN, PLAIN, eagle])).toEqual([
    { kind: "ultimo", won: true, seat: 0, bonus: "eagle_ultimo" },
  ]);
});

describe("a king in the last trick", () => {
  const called = { called: KING };
  const kept = trick(3, 1, KING, 16, 40, 17); // the partner's king, which the declarer takes with a tarok
  const lost = trick(3, 2, KING, 16, 17, 40);

  it("is an ultimo where its side keeps it, and a lost one where not", () => {
    expect(told(slovenian, [PLAIN, PLAIN, trick(3, 1, KING, 16, 40, 17)], called)).toEqual([
      { kind: "ultimo", won: true, seat: 3, bonus: "king_ultimo" },
    ]);
    expect(told(romanian, [PLAIN, PLAIN, kept], called)).toEqual([
      { kind: "ultimo", won: true, seat: 3, bonus: "king_ultimo" },
    ]);
    expect(told(slovenian, [PLAIN, OTHER, lost], called)).toEqual([
      { kind: "ultimo", won: false, seat: 3, bonus: "king_ultimo" },
    ]);
  });

  it("is nothing before, unless it was announced, and nothing if it was not called", () => {
    expect(told(slovenian, [PLAIN, kept], called)).toEqual([]);
    expect(told(slovenian, [PLAIN, PLAIN, kept])).toEqual([]);
    const stakes = [{ what: "king_ultimo", seat: 1, doubled: 0 }];
    expect(told(slovenian, [PLAIN, lost], { ...called, stakes })).toEqual([
      { kind: "ultimo", won: false, seat: 3, bonus: "king_ultimo" },
    ]);
  });

  it("has to win the trick itself in Hungarian games, and to be announced", () => {
    const stakes = [{ what: "king_ultimo_hearts", seat: 3, doubled: 0 }];
    expect(told(hungarian, [PLAIN, PLAIN, kept], { stakes })).toEqual([
      { kind: "ultimo", won: false, seat: 3, bonus: "king_ultimo_hearts" },
    ]);
    expect(told(hungarian, [PLAIN, PLAIN, kept])).toEqual([]);
  });
});

it("is a mond that the škis takes, whoever has it", () => {
  expect(told(slovenian, [CAUGHT])).toEqual([{ kind: "mond", won: false, seat: 1, bonus: null }]);
  expect(told(romanian, [CAUGHT], { sides: [0, 0, 0, 1] })).toEqual([
    { kind: "mond", won: false, seat: 1, bonus: null },
  ]);
});

it("is a trula when the third of its cards comes to the same side", () => {
  const [first, second, third] = [
    trick(0, 3, PAGAT, 40, 41, 42),
    trick(3, 3, SKIS, 43, 44, 45),
    trick(0, 1, 33, MOND, 34, 35),
  ];
  const longer = { ...slovenian, hand: 9 };
  const made = { kind: "trula", won: true, seat: 1, bonus: "trula" };
  const sides = { sides: [1, 0, 1, 0] };
  expect(told(longer, [second, trick(0, 3, PAGAT, 40, 41, 42), third], sides)).toEqual([made]);
  expect(told(longer, [first, second], sides)).toEqual([]);
  expect(told(longer, [first, second, third, PLAIN], sides)).toEqual([]);
  expect(told(longer, [first, second, third], { sides: [null, 0, null, null] })).toEqual([]);
});

describe("a valat", () => {
  const own = trick(0, 1, 6, 5, 4, 3);
  it("is all tricks of one side", () => {
    expect(told(slovenian, [own, own, trick(1, 3, 14, 13, 15, 12)])).toEqual([
      { kind: "valat", won: true, seat: 3, bonus: "valat" },
    ]);
    expect(told(slovenian, [own, own])).toEqual([]);
    expect(told(slovenian, [PLAIN, own, own])).toEqual([]);
  });

  it("is lost with the first trick of the others, and told once", () => {
    const stakes = [{ what: "valat", seat: 1, doubled: 0 }];
    expect(told(slovenian, [own, PLAIN], { stakes })).toEqual([{ kind: "valat", won: false, seat: 1, bonus: "valat" }]);
    expect(told(slovenian, [PLAIN, PLAIN], { stakes })).toEqual([]);
    expect(told(slovenian, [own, PLAIN], { contract: "colour_valat" })).toEqual([
      { kind: "valat", won: false, seat: 1, bonus: "valat" },
    ]);
  });
});

describe("the last trick", () => {
  /** The declarer's side, 1 and 3, has a king and three cards of 1 point: 8 − 4 × 2/3 = 5⅓, so 5 card points. */
  const first = trick(0, 1, 6, KING, 4, 3);
  const plain = trick(0, 0, 14, 13, 12, 11);
  const over = (won: number[][], points: number, made: boolean): Open => ({
    ...OVER,
    laid: [[], [], [], []],
    won,
    result: { ...RESULT, contract: "two", declarer: 1, partner: 3, points: [points], made },
  });

  it("saves a contract that had not been made without it", () => {
    const last = trick(1, 1, 20, 19, 18, 17); // 4 − 8/3 = 1⅓ more: 6⅔, so 7
    const game = { over: over([plain.cards, [...first.cards, ...last.cards], [], []], 7, true) };
    expect(told(slovenian, [first, plain, last], game)).toEqual([
      { kind: "contract", won: true, seat: 1, bonus: null },
    ]);
  });

  it("loses a contract that it had made", () => {
    const last = trick(1, 0, 20, 19, 18, 17);
    const game = { over: over([[...plain.cards, ...last.cards], first.cards, [], []], 5, false) };
    expect(told(slovenian, [first, plain, last], game)).toEqual([
      { kind: "contract", won: false, seat: 1, bonus: null },
    ]);
  });

  it("decides nothing where more than the count was asked, or the count is another", () => {
    const last = trick(1, 1, 20, 19, 18, 17);
    const won = [plain.cards, [...first.cards, ...last.cards], [], []];
    expect(told(slovenian, [first, plain, last], { over: over(won, 7, false) })).toEqual([]);
    expect(told(slovenian, [first, plain, last], { over: over(won, 8, true) })).toEqual([]);
    expect(told({ ...slovenian, contracts: [] }, [first, plain, last], { over: over(won, 7, true) })).toEqual([]);
  });
});

it("tells of a radl that is played off, by the sheet", () => {
  const entry = { kind: "deal", deltas: [0, 0, 0, 0], marks: { radli: [1, 0, 1, 1] } } as unknown as Entry;
  const done = state(
    1,
    {
      contract: "two",
      tricks: [PLAIN],
      ended: "played",
      over: OVER,
      carry: { dealer: 3, totals: [0, 0, 0, 0], marks: { radli: [1, 1, 1, 1] } },
    },
    { sheet: { totals: [0, 0, 0, 0], marks: {}, over: false, entries: [entry] } },
  );
  expect(momentsOf(slovenian, done)).toMatchObject([
    { kind: "radl", won: true, seat: 1, moods: [null, true, null, null] },
  ]);
});

it("tells the heaviest first", () => {
  const [one, two] = [trick(0, 3, 33, 40, MOND, 42), trick(3, 3, SKIS, 43, 44, 45)];
  const last = trick(2, 3, 16, PAGAT, 17, 18);
  expect(told(slovenian, [one, two, last], { sides: [1, 0, 1, 0] }).map(({ kind }) => kind)).toEqual([
    "valat",
    "ultimo",
    "trula",
  ]);
});

describe("the faces", () => {
  const [caught] = momentsOf(slovenian, seen([CAUGHT], { sides: [1, 0, 1, null] }));

  it("say who gains and who loses, and nothing where that is not known", () => {
    expect(caught?.moods).toEqual([true, false, true, null]);
    const moods = caught && moodsOf(caught);
    expect([0, 1, 2, 3].map((seat) => moods?.get(seat)?.glad)).toEqual([true, false, true, undefined]);
    expect(moods?.get(1)?.name).toBe("tears");
  });

  it("differ from seat to seat, and from trick to trick", () => {
    const faces = (turn: number): (string | undefined)[] =>
      [0, 2].map((seat) => caught && moodsOf(caught, turn).get(seat)?.name);
    expect(new Set(faces(1)).size).toBe(2);
    expect(faces(1)).not.toEqual(faces(2));
  });
});
