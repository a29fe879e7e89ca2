/** Cards, suits, contracts and bonuses in the forms that the sentences of each language ask of them. */
import { describe, expect, test } from "vitest";
import { inflected, translator, type Translate, type WordForm } from "../src/i18n/fluent";
import type { Language } from "../src/storage/languages";
import { mark, marks, pieces, spelled } from "../src/wording/card-marks";
import { cardName, stakeName } from "../src/wording/names";
import { reasonSaid } from "../src/wording/reasons";
import { GAME, state } from "./states";

const [PAGAT, FIVE, XX, MOND, SKIS] = [32, 36, 51, 52, 53];
const [KING, QUEEN, KNIGHT, JACK, PIP] = [7, 14, 21, 28, 0]; // of hearts, diamonds, spades, clubs, hearts

type Row = [card: number, form: WordForm, written: string];
const CARDS: Record<string, Row[]> = {
  sl: [
    [PAGAT, "acc", "pagata"],
    [FIVE, "acc", "tarok V"],
    [MOND, "acc", "monda"],
    [SKIS, "acc", "škisa"],
    [SKIS, "ins", "škisom"],
    [KING, "acc", "srčevega kralja"],
    [QUEEN, "acc", "karovo damo"],
    [KNIGHT, "acc", "pikovega kavala"],
    [JACK, "acc", "križevega fanta"],
    [PIP, "acc", "srčevo štirico"],
  ],
  cs: [
    [PAGAT, "acc", "pagáta"],
    [FIVE, "acc", "tarok V"],
    [MOND, "acc", "monda"],
    [SKIS, "acc", "škýze"],
    [SKIS, "ins", "škýzem"],
    [KING, "acc", "srdcového krále"],
    [QUEEN, "acc", "károvou dámu"],
    [KNIGHT, "acc", "pikového kavala"],
    [JACK, "acc", "křížového kluka"],
    [PIP, "acc", "srdcovou čtyřku"],
  ],
  hu: [
    [PAGAT, "acc", "a pagátot"],
    [FIVE, "acc", "az V-ös tarokkot"],
    [XX, "acc", "a XX-as tarokkot"],
    [MOND, "acc", "a XXI-est"],
    [SKIS, "ins", "a skízzel"],
    [KING, "acc", "a kőr királyt"],
    [QUEEN, "acc", "a káró dámát"],
    [KNIGHT, "ins", "a pikk lovassal"],
    [JACK, "ins", "a treff bubival"],
    [PIP, "acc", "a kőr négyest"],
    [3, "ins", "a kőr ásszal"],
  ],
  ro: [
    [PAGAT, "acc", "pagatul"],
    [FIVE, "acc", "tarokul V"],
    [MOND, "acc", "luna"],
    [SKIS, "acc", "skizul"],
    [KING, "acc", "regele de inimă"],
    [QUEEN, "acc", "dama de caro"],
    [KNIGHT, "acc", "kabalul de pică"],
    [JACK, "acc", "valetul de treflă"],
    [PIP, "acc", "4 de inimă"],
  ],
};

type Word = [family: string, id: string, form: WordForm, written: string];
const WORDS: Record<string, Word[]> = {
  sl: [
    ["slovenian", "contract-beggar", "acc", "berača"],
    ["slovenian", "contract-open_beggar", "acc", "odprtega berača"],
    ["slovenian", "contract-solo_two", "acc", "solo dva"],
    ["slovenian", "bonus-trula", "acc", "trulo"],
    ["slovenian", "bonus-kings", "gen", "kraljev"],
    ["slovenian", "bonus-pagat_ultimo", "acc", "pagat ultimo"],
    ["slovenian", "bonus-pagat_ultimo", "gen", "pagat ultimo"],
    ["hungarian", "bonus-large_bird", "gen", "velikega ptiča"],
    ["hungarian", "bonus-double", "acc", "dvojno igro"],
    ["romanian", "bonus-kings", "acc", "vse kralje"],
    ["romanian", "card-mond", "acc", "luno"],
    ["czech", "card-skis", "ins", "škýzom"],
    ["hungarian", "stake-game", "acc", "igro"],
  ],
  cs: [
    ["slovenian", "contract-one", "acc", "jednu"],
    ["slovenian", "contract-solo_one", "acc", "sólo jednu"],
    ["slovenian", "contract-two", "acc", "dvě"],
    ["slovenian", "bonus-kings", "acc", "krále"],
    ["hungarian", "bonus-double", "acc", "dvojhru"],
    ["hungarian", "bonus-small_bird", "acc", "malého ptáka"],
    ["hungarian", "bonus-suit_family_spades", "acc", "pikovou rodinu"],
    ["romanian", "bonus-kings", "acc", "všechny krále"],
    ["romanian", "card-mond", "acc", "lunu"],
    ["czech", "bonus-pagat", "acc", "pagáta"],
    ["slovenian", "stake-game", "acc", "hru"],
  ],
  hu: [
    ["slovenian", "contract-three", "acc", "a hármast"],
    ["slovenian", "contract-three", "bid", "hármat"],
    ["slovenian", "contract-one", "acc", "az egyest"],
    ["hungarian", "contract-two", "bid", "kettőt"],
    ["romanian", "contract-unu_5", "acc", "az ötödik unut"],
    ["czech", "contract-own_call", "acc", "az önhívást"],
    ["hungarian", "bonus-centrum", "acc", "a centrumot"],
    ["hungarian", "bonus-large_bird", "acc", "a nagymadarat"],
    ["hungarian", "bonus-large_bird", "sub", "a nagymadárra"],
    ["romanian", "bonus-king_caught", "acc", "az elfogott királyt"],
    ["czech", "bonus-uni", "acc", "az unit"],
    ["slovenian", "stake-game", "sub", "a játékra"],
  ],
  ro: [
    ["slovenian", "bonus-trula", "loc", "trulă"],
    ["slovenian", "bonus-kings", "loc", "regi"],
    ["slovenian", "stake-game", "loc", "joc"],
    ["romanian", "stake-game", "loc", "joc"],
    ["romanian", "bonus-trula", "loc", "trulă"],
    ["hungarian", "bonus-double", "loc", "partida dublă"],
    ["hungarian", "card-skis", "acc", "skizul"],
    ["czech", "card-skis", "acc", "škýzul"],
    ["romanian", "card-mond", "acc", "luna"],
  ],
};
const LANGUAGES = Object.keys(CARDS) as Language[];

test.each(LANGUAGES)("cards are inflected (%s)", async (language) => {
  const t = await translator(language, "slovenian");
  const rows = CARDS[language] ?? [];
  expect(rows.map(([card, form]) => [card, form, cardName(t, GAME, card, form)])).toEqual(rows);
});

test.each(LANGUAGES)("words of each family are inflected (%s)", async (language) => {
  const rows = WORDS[language] ?? [];
  const said = rows.map(async ([family, id, form]) => {
    const t = await translator(language, family);
    return [family, id, form, inflected(t, id).say(form).replaceAll("\u00ad", "")];
  });
  expect(await Promise.all(said)).toEqual(rows);
});

/** The same sentences in each language: of another player, and of the reader. */
function sentences(t: Translate, who: "you" | "other"): string[] {
  const table = state(6);
  const by = { who, name: "Ana" };
  const contract = inflected(t, "contract-open_beggar");
  const lines = [
    t("log-play", { ...by, card: mark(t, GAME, KING) }),
    t("log-take", { ...by, cards: marks(t, GAME, [QUEEN, MOND]) }),
    t("log-bid", { ...by, contract }),
    t("log-announce", { ...by, bonus: inflected(t, "bonus-trula") }),
    t("log-kontra", { ...by, level: t("kontra-1"), stake: stakeName(t, table, "game", 0) }),
    t("outcome-won", { group: who, name: "Ana", other: "", contract }),
  ];
  return lines.map((line) => spelled(t, GAME, line));
}

const SAID: Record<string, Record<"you" | "other", string[]>> = {
  sl: {
    you: [
      "Vržeš srčevega kralja.",
      "Vzameš karovo damo, monda.",
      "Licitiraš odprtega berača.",
      "Napoveš trulo.",
      "Rečeš kontra na igro.",
      "Dobiš igro odprti berač.",
    ],
    other: [
      "Ana vrže srčevega kralja.",
      "Ana vzame karovo damo, monda.",
      "Ana licitira odprtega berača.",
      "Ana napove trulo.",
      "Ana reče kontra na igro.",
      "Ana dobi igro odprti berač.",
    ],
  },
  cs: {
    you: [
      "Hraješ srdcového krále.",
      "Bereš károvou dámu, monda.",
      "Licituješ odkrytý betl.",
      "Hlásíš trul.",
      "Říkáš kontra na hru.",
      "Vyhráváš odkrytý betl.",
    ],
    other: [
      "Ana hraje srdcového krále.",
      "Ana bere károvou dámu, monda.",
      "Ana licituje odkrytý betl.",
      "Ana hlásí trul.",
      "Ana říká kontra na hru.",
      "Ana vyhrává odkrytý betl.",
    ],
  },
  hu: {
    you: [
      "Kijátszod a kőr királyt.",
      "Felveszed a káró dámát, a XXI-est.",
      "Te terített betlit licitálsz.",
      "Bemondod a tulétroát.",
      "Te: kontra a játékra.",
      "Megnyerted a terített betlit.",
    ],
    other: [
      "Ana kijátssza a kőr királyt.",
      "Ana felveszi a káró dámát, a XXI-est.",
      "Ana terített betlit licitál.",
      "Ana bemondja a tulétroát.",
      "Ana: kontra a játékra.",
      "Ana megnyerte a terített betlit.",
    ],
  },
  ro: {
    you: [
      "Joci regele de inimă.",
      "Iei dama de caro, luna.",
      "Licitezi cerșetor deschis.",
      "Anunți trula.",
      "Dai contra la joc.",
      "Ai câștigat cerșetor deschis.",
    ],
    other: [
      "Ana joacă regele de inimă.",
      "Ana ia dama de caro, luna.",
      "Ana licitează cerșetor deschis.",
      "Ana anunță trula.",
      "Ana dă contra la joc.",
      "Ana a câștigat cerșetor deschis.",
    ],
  },
};

describe("sentences", () => {
  test.each(LANGUAGES)("have them where they stand (%s)", async (language) => {
    const t = await translator(language, "slovenian");
    expect({ you: sentences(t, "you"), other: sentences(t, "other") }).toEqual(SAID[language]);
  });

  const REASONS: Record<string, string[]> = {
    en: [
      "Keep XXI, the mond safe from škis.",
      "No higher card in spades is out.",
      "The declarer has no spades left: make them trump.",
    ],
    sl: ["Obvaruj monda pred škisom.", "Višje karte v piku ni zunaj.", "Igralec nima več pika: naj porabi tarok."],
    cs: [
      "Chraň monda před škýzem.",
      "V pikách není venku vyšší karta.",
      "Aktér už nemá žádné piky: ať přebíjí tarokem.",
    ],
    hu: [
      "Védd meg a XXI-est a skízzel szemben.",
      "Nincs kint magasabb pikk.",
      "A felvevőnél nincs több pikk: kényszerítsd tarokkal ütni.",
    ],
    ro: [
      "Ferește luna de skiz.",
      "Nu mai este în joc nicio carte mai mare de pică.",
      "Declarantul nu mai are pică: să taie cu tarok.",
    ],
  };
  test.each(Object.keys(REASONS) as Language[])("that give a reason have them, too (%s)", async (language) => {
    const t = await translator(language, "slovenian", ["reasons"]);
    const reasons = [
      { why: "saves-mond", cards: [MOND, SKIS] },
      { why: "highest-left", numbers: { suit: 2 } },
      { why: "force-declarer", numbers: { suit: 2 } },
    ];
    expect(reasons.map((reason) => spelled(t, GAME, reasonSaid(t, GAME, reason)))).toEqual(REASONS[language]);
  });

  test("keep the form of a card that is shown", async () => {
    const t = await translator("sl", "slovenian");
    expect(pieces(t("log-play", { who: "other", name: "Ana", card: mark(t, GAME, SKIS) }))).toEqual([
      "Ana vrže ",
      { card: SKIS, form: "acc" },
      ".",
    ]);
  });
});
