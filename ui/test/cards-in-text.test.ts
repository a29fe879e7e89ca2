import { describe, expect, it } from "vitest";
import { translator } from "../src/i18n/fluent";
import { named } from "../src/wording/cards-in-text";
import { GAME } from "./states";

const [PAGAT, MOND, SKIS] = [{ card: 32 }, { card: 52 }, { card: 53 }];

describe("cards that a sentence names", () => {
  it.each([
    [
      "en",
      "slovenian",
      "škis, mond and pagat on your side",
      ["škis", SKIS, ", mond", MOND, " and pagat", PAGAT, " on your side"],
    ],
    [
      "sl",
      "slovenian",
      "Kraljev, škisa, monda in pagata ni dovoljeno založiti.",
      ["Kraljev, škisa", SKIS, ", monda", MOND, " in pagata", PAGAT, " ni dovoljeno založiti."],
    ],
    [
      "hu",
      "slovenian",
      "Királyt, skízt, XXI-et és pagátot nem lehet lefektetni.",
      ["Királyt, skízt", SKIS, ", XXI", MOND, "-et és pagátot", PAGAT, " nem lehet lefektetni."],
    ],
    [
      "ro",
      "slovenian",
      "skizul, luna și pagatul la partea ta",
      ["skizul", SKIS, ", luna", MOND, " și pagatul", PAGAT, " la partea ta"],
    ],
    ["cs", "slovenian", "srdcový král bere poslední zdvih", ["srdcový král", { card: 7 }, " bere poslední zdvih"]],
    [
      "en",
      "hungarian",
      "the XXI wins the first trick with I or II in it",
      ["the XXI", MOND, " wins the first trick with I", PAGAT, " or II", { card: 33 }, " in it"],
    ],
  ])("stand behind their names (%s, %s)", async (language, family, text, pieces) => {
    expect(named(await translator(language as "en", family), GAME, text)).toEqual(pieces);
  });

  it.each([
    ["sl", "I", "I se ne šteje."],
    ["cs", "a preposition", "V prvním kole se nelicituje."],
    ["hu", "to say", "Aki mond valamit, és bemondja."],
    ["en", "the bonus", "the pagátultimó"],
  ])("are not words that look alike (%s: %s)", async (language, _, text) => {
    expect(named(await translator(language as "en", "hungarian"), GAME, text)).toEqual([text]);
  });

  it("stand once, where a card is named twice in a breath", async () => {
    const t = await translator("en", "slovenian");
    expect(named(t, GAME, "škis, XXI (the mond) and I (the pagat).")).toEqual([
      "škis",
      SKIS,
      ", XXI",
      MOND,
      " (the mond) and I",
      PAGAT,
      " (the pagat).",
    ]);
  });
});
