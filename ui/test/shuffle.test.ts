import { describe, expect, test, vi } from "vitest";
import { memory, newSeed, passing } from "../src/shuffle/seeds";
import { commitmentOf, Generator, packOf } from "../src/shuffle/pack";
import { canCheck, seedHash } from "../src/shuffle/hashes";
import { Shuffle } from "../src/session/shuffle-seeds.svelte";
import { proof, type Seen } from "../src/session/shuffle-check";
import type { Commitment, Hashes, Opening, View } from "../src/protocol";
import { dealtCards } from "../src/selectors/dealt-cards";
import deals from "./lying.json";
import { GAME } from "./states";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const HASHED = "4be227064fa0ca4cda1a1a97ba6c59099d100a58205407b6be63db4b1471626f";
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const OWN = "00112233445566778899aabbccddeeff";
/** All of it was computed by the thirty lines of docs/shuffle.md. */
const OPENING: Opening = {
  type: "opening",
  scheme: "tarok shuffle 1",
  table: "0123456789abcdef",
  deal: 7,
  game: "slovenian",
  order: Array.from({ length: 54 }, (_, card) => card),
  commitment: "b7e68cbb366be6d2929af17b0428630150cd48aab15f518e0b80ed2729ada7de",
  secret: SECRET,
  seeds: [
    [2, "f0e1d2c3b4a5968778695a4b3c2d1e0f"],
    [0, OWN],
  ],
};
const PACK = [
  ...[37, 45, 28, 31, 3, 29, 4, 35, 49, 50, 17, 46, 23, 48, 7, 24, 47, 20, 8, 44, 30, 32, 15, 9, 6, 25, 26, 0],
  ...[16, 10, 52, 36, 13, 38, 22, 18, 21, 19, 41, 34, 39, 42, 12, 51, 11, 40, 5, 1, 43, 33, 53, 14, 2, 27],
];
/** Cut after the first card: 45 28 31 3 29 4 lie as the talon, then six to each, twice. */
const HAND = [35, 49, 50, 17, 46, 23, 36, 13, 38, 22, 18, 21];
const SEEN: Seen = { dealing: [[0, { type: "cut", at: 1 }]], hands: [HAND, null, null, null], whole: true, played: [] };

const { dealing, hands, played } = SEEN;
const SEEN_IN_PROOF = { dealing, hands, played };

describe("the shuffle", () => {
  test("takes its numbers from the generator of the standard (NIST CAVP, HMAC_DRBG.rsp, SHA-256, count 0)", async () => {
    const entropy = "ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488";
    const nonce = "659ba96c601dc69fc902940805ec0ca8";
    const generator = await Generator.of(Uint8Array.from(Buffer.from(entropy + nonce, "hex")));
    await generator.take(128);
    expect(hex(await generator.take(128))).toBe(
      "e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89" +
        "d54fbb978a15b5c443c9ec21036d2460b6f73ebad0dc2aba6e624abf07745bc1" +
        "07694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668" +
        "961df86803482cb37ed6d5c0bb8d50cf1f50d476aa0458bdaba806f48be9dcb8",
    );
  });

  test("comes to the pack to which others come", async () => {
    expect(await commitmentOf(OPENING)).toBe(OPENING.commitment);
    expect(await packOf(OPENING, OPENING.seeds)).toEqual(PACK);
    const small = {
      ...OPENING,
      table: "t",
      deal: 1,
      game: "toy",
      order: [0, 1, 2, 3, 4, 5, 6, 7],
      secret: "5".repeat(64),
    };
    expect(await commitmentOf(small)).toBe("74d355f69a361390b3393b2ed740a91b1332ce167ebded3a38550d00ee3a7ebe");
    expect(await packOf(small, [])).toEqual([3, 6, 0, 4, 7, 5, 1, 2]);
  });

  test("draws another seed each time", () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{32}$/);
    expect(newSeed()).not.toBe(newSeed());
  });

  test.each(deals.map((deal) => [deal.game, deal] as const))("is dealt as the engine deals it: %s", (_, deal) => {
    const { pack, dealing, hands, talon } = deal;
    const lies = dealtCards(pack, dealing as unknown as View["log"], hands.length);
    expect(lies?.hands.map((hand) => hand.toSorted((a, b) => a - b))).toEqual(hands);
    expect(lies?.talon).toEqual(talon);
  });

  test("is not compared where nobody knows how it was dealt", () => {
    expect(dealtCards(PACK, [], 4)).toBe(null);
    expect(
      dealtCards(
        PACK,
        [
          [0, { type: "knock" }],
          [0, { type: "method", how: "upside_down" }],
        ],
        4,
      ),
    ).toBe(null);
  });
});

describe("the seal", () => {
  /** A page that was told this before the deal, and has sent this seed. */
  function page(commitment: string | null = OPENING.commitment, seed = OWN): Shuffle {
    const shuffle = new Shuffle();
    const kept = passing();
    if (commitment) kept.keep({ table: OPENING.table, deal: 7, commitment, seed });
    shuffle.remember(kept);
    return shuffle;
  }
  const sealed = async (shuffle: Shuffle, opening = OPENING, seen = SEEN): Promise<unknown[]> => {
    await shuffle.check(opening, GAME, seen);
    const { seal, kept, within, cards } = shuffle.verdict ?? {};
    return [seal, kept, within, cards];
  };

  test("says that all of it holds", async () => {
    expect(await sealed(page())).toEqual(["checked", true, true, true]);
  });
  test("says that the own seed is not in it, and that nobody's is", async () => {
    expect(await sealed(page(OPENING.commitment, "7".repeat(32)))).toEqual(["without", true, false, true]);
    expect(await sealed(page(null))).toEqual(["without", null, false, true]);
    const [seal] = (await sealed(page(), { ...OPENING, seeds: [] }, { ...SEEN, hands: [] })) as string[];
    expect(seal).toBe("alone");
  });
  test("says that another promise was opened than was told", async () => {
    expect(await sealed(page("0".repeat(64)))).toEqual(["wrong", false, true, true]);
    const shuffle = page();
    await shuffle.promised({ type: "commitment", deal: 7, table: "another", commitment: "0".repeat(64) });
    expect(await sealed(shuffle)).toEqual(["wrong", false, true, true]); // whatever the table is called now
  });
  test("says that the secret is another, or the pack at first, or the game", async () => {
    expect(await sealed(page(), { ...OPENING, secret: SECRET.replace("1f", "1e") })).toEqual(
      expect.arrayContaining(["wrong", false]),
    );
    expect(await sealed(page(), { ...OPENING, order: [1, 0, ...OPENING.order.slice(2)] })).toEqual(
      expect.arrayContaining(["wrong", false]),
    );
    expect(await sealed(page(), { ...OPENING, game: "taper" })).toEqual(expect.arrayContaining(["wrong", false]));
  });
  test("says that other cards were dealt", async () => {
    const hands = [[...HAND.slice(1), 45], null, null, null];
    expect(await sealed(page(), OPENING, { ...SEEN, hands })).toEqual(["wrong", true, true, false]);
    const part = { ...SEEN, hands: [[35, 45], null, null, null], whole: false };
    expect(await sealed(page(), OPENING, part)).toEqual(["checked", true, true, true]); // one may be of the talon
    expect(await sealed(page(), OPENING, { ...part, hands: [[35, 53], null, null, null] })).toContain("wrong");
  });
  test("says that others have played cards that they were not dealt", async () => {
    const other = PACK.slice(13, 19); // the second packet of the deal: not of the first seat, nor of the talon
    expect(await sealed(page(), OPENING, { ...SEEN, played: [HAND, other, [], []] })).toContain("checked");
    expect(await sealed(page(), OPENING, { ...SEEN, played: [HAND, [HAND[0] ?? 0], [], []] })).toContain("wrong");
    const onlooker = { ...SEEN, hands: [null, null, null, null], played: [[], [], [HAND[0] ?? 0], []] };
    expect(await sealed(page(), OPENING, onlooker)).toEqual(["wrong", true, true, false]);
  });
  test("says that it cannot tell without the cryptography of the browser", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(canCheck()).toBe(false);
    expect(await sealed(page())).toEqual(["cannot", true, true, null]);
    expect(await sealed(page("0".repeat(64)))).toEqual(["wrong", false, true, null]);
    vi.unstubAllGlobals();
    expect(await sealed(page(), { ...OPENING, scheme: "tarok shuffle 3" })).toContain("cannot");
  });
  test("saves a proof that has all that was seen", async () => {
    const shuffle = page();
    await sealed(shuffle);
    const made = JSON.parse(shuffle.verdict ? proof(shuffle.verdict, GAME) : "") as unknown;
    const { type: _, ...promised } = OPENING;
    expect(made).toEqual({ ...promised, pack: PACK, own: OWN, options: {}, ...SEEN_IN_PROOF });
  });
});

describe("seeds that are promised before any is revealed", () => {
  const told = (deal = 7, commitment = "c".repeat(64), attempt = 1): Commitment => ({
    ...{ type: "commitment", deal, table: "t", commitment, scheme: "tarok shuffle 2" },
    ...(attempt > 1 && { attempt }),
  });
  const listed = (hashes: Hashes["hashes"], deal = 7, commitment = "c".repeat(64)): Hashes => ({
    ...{ type: "hashes", deal, table: "t", commitment, hashes },
  });
  const another = (digit: string): [number, string] => [2, digit.repeat(64)];
  /** A page that has promised a seed, and its hash. */
  async function page(): Promise<[Shuffle, string]> {
    const shuffle = new Shuffle();
    return [shuffle, (await shuffle.promised(told())) ?? ""];
  }

  test("are hashed as others hash them", async () => {
    // printf 'tarok shuffle 2\ncommitment ccc…\nseed 555…\n' | sha256sum
    expect(await seedHash("c".repeat(64), "5".repeat(32))).toBe(HASHED);
  });
  test("are revealed when all hashes are told, and the own one is among them", async () => {
    const [shuffle, hash] = await page();
    expect(shuffle.hashFor(7)).toEqual({ hash });
    const seed = await shuffle.listed(listed([[0, hash], another("d")]));
    expect(await seedHash("c".repeat(64), seed ?? "")).toBe(hash);
    expect(await shuffle.listed(listed([another("d"), [0, hash]]))).toBe(seed); // the line was cut
  });
  test("are not revealed to other hashes than were told first, to another promise, or without the own hash", async () => {
    const [shuffle, hash] = await page();
    expect(await shuffle.listed(listed([another("d")]))).toBe(null);
    expect(await shuffle.listed(listed([[0, hash], another("d")]))).toBe(null);
    const [other, own] = await page();
    expect(await other.listed(listed([[0, own]], 7, "e".repeat(64)))).toBe(null);
    expect(await other.listed(listed([[0, own]], 8))).toBe(null);
    expect(await other.listed(listed([[0, own], another("d")]))).not.toBe(null);
    expect(await other.listed(listed([[0, own], another("e")]))).toBe(null);
  });
  test("are others where it begins anew, and none where the edition is the first or unknown", async () => {
    const [shuffle, hash] = await page();
    const again = await shuffle.promised(told(7, "e".repeat(64), 2));
    expect(again).not.toBe(hash);
    expect(await shuffle.listed(listed([[0, hash]]))).toBe(null); // that attempt is over
    expect(await shuffle.listed(listed([[0, again ?? ""]], 7, "e".repeat(64)))).not.toBe(null);
    const { scheme: _, ...first } = told(9);
    expect(await shuffle.promised(first)).toBe(null);
    expect(await shuffle.promised({ ...told(10), scheme: "tarok shuffle 3" })).toBe(null);
  });

  /** A deal of the second edition, as it was told to a page and opened to it. */
  async function deal(): Promise<{ shuffle: Shuffle; opening: Opening; abandoned: Opening["abandoned"] }> {
    const promised = { ...OPENING, scheme: "tarok shuffle 2", table: "t", seeds: [] };
    const commitment = await commitmentOf(promised);
    const shuffle = new Shuffle();
    const first = (await shuffle.promised(told())) ?? "";
    await shuffle.listed(listed([[0, first], another("d")]));
    const own = (await shuffle.promised(told(7, commitment, 2))) ?? "";
    const seed = (await shuffle.listed(listed([[0, own]], 7, commitment))) ?? "";
    const hashes: Hashes["hashes"] = [[0, own]];
    const before: Hashes["hashes"] = [[0, first], another("d")];
    const abandoned: Opening["abandoned"] = [{ commitment: "c".repeat(64), hashes: before, missing: [[2, "silent"]] }];
    return { shuffle, opening: { ...promised, commitment, seeds: [[0, seed]], hashes, abandoned }, abandoned };
  }
  async function found(shuffle: Shuffle, opening: Opening): Promise<unknown[]> {
    await shuffle.check(opening, GAME, { ...SEEN, hands: [] });
    const { seal, kept, within } = shuffle.verdict ?? {};
    return [seal, kept, within];
  }

  test("are checked when the deal is over, with what was given up before", async () => {
    const { shuffle, opening } = await deal();
    expect(await found(shuffle, opening)).toEqual(["checked", true, true]);
  });
  test("hold only if every attempt is named as it was told", async () => {
    const { shuffle, opening, abandoned = [] } = await deal();
    const { abandoned: _, ...hidden } = opening;
    const nobody = abandoned.map((each) => ({ ...each, missing: [] }));
    const others = abandoned.map((each) => ({ ...each, hashes: each.hashes.slice(1) }));
    for (const other of [
      hidden,
      { ...opening, abandoned: nobody },
      { ...opening, abandoned: others },
      { ...opening, hashes: [...(opening.hashes ?? []), another("d")] },
      { ...opening, seeds: [...opening.seeds, [2, "d".repeat(32)] as [number, string]] },
      { ...opening, hashes: [...(opening.hashes ?? []), another("d")], seeds: [...opening.seeds] },
    ]) {
      expect(await found(shuffle, other)).toEqual(["wrong", false, true]);
    }
    expect(await found(shuffle, { ...opening, seeds: [], hashes: [] })).toEqual(["wrong", false, false]);
  });
  test("that another has put in after they were revealed break the seal of a page that was told nothing, too", async () => {
    const { opening } = await deal();
    const late = { ...opening, seeds: [...opening.seeds, [2, "d".repeat(32)] as [number, string]] };
    expect(await found(new Shuffle(), late)).toEqual(["wrong", false, false]);
  });
  test("are saved with what this page was told", async () => {
    const { shuffle, opening } = await deal();
    await found(shuffle, { ...opening, hashes: [...(opening.hashes ?? []), another("d")] });
    const made = JSON.parse(shuffle.verdict ? proof(shuffle.verdict, GAME) : "") as { hashes: unknown };
    expect(made.hashes).toEqual(opening.hashes);
  });
});

describe("a memory of seeds", () => {
  test("answers the same promise by the same seed, and another by another", async () => {
    let text: string | null = "nonsense";
    const kept = memory(
      () => text,
      (now) => (text = now),
    );
    const told = { type: "commitment", deal: 1, table: "t", commitment: "c", scheme: "tarok shuffle 2" } as const;
    const [one, other] = [new Shuffle(), new Shuffle()];
    one.remember(kept);
    other.remember(kept); // another tab, or the page loaded anew
    const hash = await one.promised(told);
    expect([await one.promised(told), await other.promised(told), one.hashFor(1).hash]).toEqual([hash, hash, hash]);
    expect(await one.promised({ ...told, deal: 2 })).not.toBe(hash);
    expect(one.hashFor(3)).toEqual({});
    for (let deal = 3; deal < 80; deal++) await one.promised({ ...told, deal });
    expect(kept.recall("t", 1)).toBe(null);
    expect(kept.recall("t", 79)?.commitment).toBe("c");
  });
});
