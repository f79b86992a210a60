import { badRequest } from '../failure.ts';

/** A document that stands at a fixed place of the results, counted from 1. */
export type Pin = { id: string; position: number };

/** Reads `pinned_hits` ("id:1,id:5"). */
export function readPins(text: string | undefined): Pin[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const colon = item.lastIndexOf(':');
      const position = Number(item.slice(colon + 1));
      if (colon <= 0 || !Number.isInteger(position) || position < 1) {
        throw badRequest('Parameter `pinned_hits` must be in the format `id:position`.');
      }
      return { id: item.slice(0, colon).trim(), position };
    });
}

/** Puts pinned items at their places among the others; pins beyond the end follow at the end. */
export function withPins<T>(others: readonly T[], pins: readonly { item: T; position: number }[]): T[] {
  const waiting = [...pins].sort((one, other) => one.position - other.position);
  const merged: T[] = [];
  for (const other of others) {
    while (waiting[0] && waiting[0].position <= merged.length + 1) merged.push((waiting.shift() as { item: T }).item);
    merged.push(other);
  }
  return [...merged, ...waiting.map(({ item }) => item)];
}
