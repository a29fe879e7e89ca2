/** What this device was promised before a deal, and the seed that it added: remembered until the deal is over. */

/** An attempt to shuffle, as it was told before the deal: the promise, and the hashes of all seeds by place. */
export interface Told {
  commitment: string;
  hashes?: [number, string][];
}

/** What was told, the own seed, if one was promised, and what was told of attempts that were given up. */
export interface Remembered extends Told {
  table: string;
  deal: number;
  seed: string;
  before?: Told[];
}

/** What is remembered of a few deals. */
export interface Memory {
  recall: (table: string, deal: number) => Remembered | null;
  keep: (remembered: Remembered) => void;
}

/** How many deals are remembered: the newest, of all tables. */
const MOST = 60;

const whole = (each: Partial<Remembered> | null): each is Remembered =>
  typeof each?.table === "string" &&
  typeof each.deal === "number" &&
  typeof each.commitment === "string" &&
  typeof each.seed === "string";

/** Bytes in hexadecimal digits. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A seed: 16 random bytes, in hexadecimal digits. */
export const newSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** What a text remembers. */
export function memory(read: () => string | null, write: (text: string) => void): Memory {
  const all = (): Remembered[] => {
    try {
      return (JSON.parse(read() ?? "[]") as Partial<Remembered>[]).filter(whole);
    } catch {
      return []; // something else wrote this key
    }
  };
  return {
    recall: (table, deal) => all().find((each) => each.table === table && each.deal === deal) ?? null,
    keep: (remembered) => {
      const { table, deal } = remembered;
      const others = all().filter((each) => each.table !== table || each.deal !== deal);
      write(JSON.stringify([...others, remembered].slice(-MOST)));
    },
  };
}

/** A memory that lasts as long as the page. */
export function passing(): Memory {
  let text: string | null = null;
  return memory(
    () => text,
    (now) => (text = now),
  );
}
