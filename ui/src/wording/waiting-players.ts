/** Who waits to play, where more take part than sit. */

import type { TableState, Table, Wait } from "../protocol";
import type { Translate } from "../i18n/fluent";
import { nameAt, whoAt } from "./names";

/** Who comes in, in this order: `after` is a number of deals, the next one is 1. */
function comers({ table, view }: TableState): Wait[] {
  if (!view.ended) return table.queue;
  const seated = changed(table);
  return [
    ...seated,
    ...table.queue
      .filter(({ place }) => !seated.some((wait) => wait.place === place))
      .map((wait) => ({ ...wait, after: wait.after + 1 })),
  ];
}

/** Who sits down between two deals, and for whom. */
function changed({ seats, sheet }: Table): Wait[] {
  const chairs = sheet.marks.chair ?? [];
  const place = chairs.findIndex((chair, each) => chair > 0 && !seats.includes(each));
  return place < 0 ? [] : [{ place, after: 1, instead: seats.find((each) => !chairs[each]) ?? null }];
}

/** When they come in, and for whom, as far as that can be known: the first in a sentence, the others by name. */
export function waiting(t: Translate, state: TableState): string[] {
  const [first, ...others] = comers(state);
  if (!first) return [];
  const { place, after, instead } = first;
  const known =
    instead === null ? { known: "no", other: "" } : { known: "yes", other: nameAt(t, state.table, instead) };
  const names = others.map((wait) => nameAt(t, state.table, wait.place)).join(", ");
  return [
    t("queue-next", { ...whoAt(t, state.table, place), ...known, after }),
    ...(names ? [t("bar-waits", { names })] : []),
  ];
}
