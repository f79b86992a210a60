import { badRequest } from '../failure.ts';

/** A document that is at a fixed place of the results, counted from 1. */
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

/** When some pins are filtered out, the others move up: the first of them to the first of all places, and so on. */
export function slidUp<T extends { position: number; stays: boolean }>(pins: readonly T[]): T[] {
  const ordered = [...pins].sort((one, other) => one.position - other.position);
  return ordered
    .filter(({ stays }) => stays)
    .map((pin, place) => ({ ...pin, position: (ordered[place] as T).position }));
}

/** Puts pinned items at their places among the others; pins beyond the end follow at the end. */
export function withPins<T>(others: readonly T[], pins: readonly { item: T; position: number }[]): T[] {
  const waiting = [...pins].sort((one, other) => one.position - other.position);
  const merged: T[] = [];
  let next = 0;
  for (const other of others) {
    for (let pin = waiting[next]; pin && pin.position <= merged.length + 1; pin = waiting[++next])
      merged.push(pin.item);
    merged.push(other);
  }
  for (const { item } of waiting.slice(next)) merged.push(item);
  return merged;
}
