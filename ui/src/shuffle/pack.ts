/** The pack that anyone can compute again, as docs/shuffle.md has it: loaded when a deal is over. */

import type { Card, Opening } from "../protocol";
import { FIRST, hashed, samePairs, seedHash } from "./hashes";

/** What a commitment binds, and the seeds. */
export type PackPromise = Pick<Opening, "scheme" | "table" | "deal" | "game" | "order" | "secret">;
export type Seeds = Opening["seeds"];

const REQUEST = 128;
const NUMBERS = 0x10000;

type Bytes = Uint8Array<ArrayBuffer>;

const ascii = (text: string): Bytes => new TextEncoder().encode(text);
const bytesOf = (digits: string): Bytes =>
  Uint8Array.from({ length: digits.length / 2 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));

function joined(...parts: readonly (Bytes | readonly number[])[]): Bytes {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** The hash that is told before the deal. */
export async function commitmentOf({ scheme, table, deal, game, order, secret }: PackPromise): Promise<string> {
  const lines = [scheme, `table ${table}`, `deal ${deal}`, `game ${game}`, `pack ${order.join(" ")}`];
  return hashed(...lines, `secret ${secret}`);
}

/** Whether the seeds are those whose hashes were told; before the second edition none was. */
export async function areThosePromised(opening: Opening): Promise<boolean> {
  if (opening.scheme === FIRST) return true;
  const made = await Promise.all(
    opening.seeds.map(async ([place, seed]) => [place, await seedHash(opening.commitment, seed)] as const),
  );
  return samePairs(made, opening.hashes ?? []);
}

/** The pack that follows from a promise and the seeds. */
export async function packOf(promised: PackPromise, seeds: Seeds): Promise<Card[]> {
  const lines = [...seeds].sort(([a], [b]) => a - b).map(([place, seed]) => `seed ${place} ${seed}\n`);
  const nonce = bytesOf(await commitmentOf(promised));
  const generator = await Generator.of(joined(bytesOf(promised.secret), nonce, ascii(lines.join(""))));
  const cards = [...promised.order];
  let numbers: number[] = [];
  for (let last = cards.length - 1; last > 0; last--) {
    const fair = NUMBERS - (NUMBERS % (last + 1));
    let number = NUMBERS;
    while (number >= fair) {
      if (!numbers.length) numbers = pairs(await generator.take(REQUEST));
      number = numbers.shift() ?? NUMBERS;
    }
    const other = number % (last + 1);
    [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
  }
  return cards;
}

/** Numbers of two bytes each, the more significant one first. */
const pairs = (bytes: Bytes): number[] =>
  Array.from({ length: bytes.length / 2 }, (_, i) => ((bytes[2 * i] ?? 0) << 8) | (bytes[2 * i + 1] ?? 0));

/** HMAC_DRBG with SHA-256 (NIST SP 800-90A, 10.1.2), without additional input and without reseeding. */
export class Generator {
  #key: Bytes = new Uint8Array(32);
  #value: Bytes = new Uint8Array(32).fill(1);

  /** A generator that begins with this: entropy, nonce and personalization. */
  static async of(data: Bytes): Promise<Generator> {
    const made = new Generator();
    await made.#update(data);
    return made;
  }

  /** This number of bytes: one request. */
  async take(count: number): Promise<Bytes> {
    let taken: Bytes = new Uint8Array();
    while (taken.length < count) {
      this.#value = await this.#hmac(this.#value);
      taken = joined(taken, this.#value);
    }
    await this.#update(new Uint8Array());
    return taken.slice(0, count);
  }

  async #update(data: Bytes): Promise<void> {
    for (const mark of data.length ? [0, 1] : [0]) {
      this.#key = await this.#hmac(joined(this.#value, [mark], data));
      this.#value = await this.#hmac(this.#value);
    }
  }

  async #hmac(data: Bytes): Promise<Bytes> {
    const how = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", this.#key, how, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", key, data));
  }
}
