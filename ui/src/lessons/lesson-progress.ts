/** What this browser remembers of lessons: what was done in each, step by step, and which were taken to the end. */

import type { Action } from "../protocol";

/** What is done at a step: an action, a sum, or null for what was read. */
export type Done = Action | number | null;

/** How far one is: `did` are the steps done in a lesson that is not over, `over` is whether it ever was. */
export interface Progress {
  did: readonly Done[];
  over: boolean;
}

const NOTHING: Progress = { did: [], over: false };

export interface Notes {
  of: (lesson: string) => Progress;
  note: (lesson: string, progress: Progress) => void;
  /** Whether anything was done in a lesson, reading aside. */
  any: () => boolean;
}

/** The notes that a text holds. */
export function notes(read: () => string | null, write: (text: string | null) => void): Notes {
  const all = (): Record<string, Progress> => {
    try {
      const stored = JSON.parse(read() ?? "{}") as Record<string, Progress>;
      return Object.fromEntries(Object.entries(stored).filter(([, each]) => Array.isArray(each.did)));
    } catch {
      return {}; // something else wrote this key
    }
  };
  return {
    of: (lesson) => all()[lesson] ?? NOTHING,
    any: () => Object.values(all()).some(({ did, over }) => over || did.some((done) => done !== null)),
    note: (lesson, progress) => write(JSON.stringify({ ...all(), [lesson]: progress })),
  };
}
