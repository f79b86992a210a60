import type { Question } from '../questions/question.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';

/**
 * The first `limit` vehicles of an order, without sorting the rest: most are skipped by one
 * comparison.
 */
export function firstBy(found: readonly Vehicle[], limit: number, sort: NonNullable<Question['sort']>): Vehicle[] {
  const sign = sort.descending ? -1 : 1;
  const first: Vehicle[] = [];
  let last = Infinity;
  for (const vehicle of found) {
    const key = sign * vehicle[sort.field];
    if (first.length === limit && key >= last) continue;
    let at = first.length;
    while (at > 0 && sign * (first[at - 1] as Vehicle)[sort.field] > key) at -= 1;
    first.splice(at, 0, vehicle);
    if (first.length > limit) first.pop();
    if (first.length === limit) last = sign * (first[limit - 1] as Vehicle)[sort.field];
  }
  return first;
}
