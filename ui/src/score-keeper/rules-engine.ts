/** The engine of the rules, in a worker of its own: fetched once, kept, and asked without a network from then on. */

import type { Answer, Question } from "./engine-messages";

const FOLDER = "/engine/";
/** What the browser keeps; `sw.js` looks there, too. */
const CACHE = "engine";

interface Index {
  worker: string;
  /** How many bytes each file has. */
  files: Record<string, number>;
}

/** Why there is no engine, by the id of its words. */
export class NoEngine extends Error {}

export interface Engine {
  ask: (question: Question) => Promise<Answer>;
}

/** Told which part of it all has come, 0 to 1; null while the server is still building it. */
type Progress = (part: number | null) => void;

let opened: Promise<Engine> | null = null;

/** The engine, fetched once; tells its progress after each piece. */
export function openEngine(come: Progress): Promise<Engine> {
  opened ??= opening(come).catch((error: unknown) => {
    opened = null; // the next who asks tries again
    throw error;
  });
  return opened;
}

async function opening(come: Progress): Promise<Engine> {
  const index = await indexOf(() => {
    come(null);
  });
  const whole = Object.values(index.files).reduce((sum, bytes) => sum + bytes, 0);
  let had = 0;
  await Promise.all(
    Object.keys(index.files).map((name) =>
      fetched(FOLDER + name, (bytes) => {
        had += bytes;
        come(had / whole);
      }),
    ),
  );
  await tidied(index);
  return asking(new Worker(FOLDER + index.worker, { type: "module" }));
}

async function indexOf(building: () => void): Promise<Index> {
  const asked = () => fetch(`${FOLDER}index.json`).catch(() => null);
  let answer = await asked();
  // a server that is being set up says when to ask again; one that is overloaded, or a proxy, does not
  for (let pause = pauseOf(answer); pause; pause = pauseOf(answer)) {
    building();
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await asked();
  }
  if (answer?.ok) await (await cache())?.put(`${FOLDER}index.json`, answer.clone());
  const found = answer ?? (await (await cache())?.match(`${FOLDER}index.json`));
  if (!found) throw new NoEngine("no-network");
  if (!found.ok) throw new NoEngine("paper-missing");
  return (await found.json()) as Index;
}

/** How many milliseconds the server wants to be left alone, if it is still building the engine. */
const pauseOf = (answer: Response | null): number =>
  answer?.status === 503 ? Number(answer.headers.get("Retry-After")) * 1000 : 0;

/** Where files are kept; without TLS a browser keeps none. */
const cache = async (): Promise<Cache | null> => ("caches" in globalThis ? caches.open(CACHE) : null);

async function fetched(address: string, come: (bytes: number) => void): Promise<void> {
  const place = await cache();
  const known = await place?.match(address);
  const answer = known ?? (await fetch(address).catch(() => null));
  if (!answer?.ok) throw new NoEngine("no-network");
  if (!known) await place?.put(address, answer.clone());
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) come(piece.value.length);
}

/** Keep nothing of an engine that was. */
async function tidied({ files }: Index): Promise<void> {
  const place = await cache();
  const known = new Set(["index.json", ...Object.keys(files)].map((name) => FOLDER + name));
  for (const request of (await place?.keys()) ?? []) {
    if (!known.has(new URL(request.url).pathname)) await place?.delete(request);
  }
}

function asking(worker: Worker): Engine {
  const open = new Map<number, (reply: { answer?: string; error?: string }) => void>();
  let last = 0;
  worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; answer?: string; error?: string }>) => {
    open.get(data.id)?.(data);
    open.delete(data.id);
  });
  const ask = async (question: Question): Promise<Answer> => {
    const id = ++last;
    const reply = await new Promise<{ answer?: string; error?: string }>((tell) => {
      open.set(id, tell);
      worker.postMessage({ id, question: JSON.stringify(question) });
    });
    if (reply.answer === undefined) throw new Error(reply.error);
    return JSON.parse(reply.answer) as Answer;
  };
  return { ask };
}
