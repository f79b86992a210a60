import { noSuch } from './api-error.ts';
import { objectOf } from './objects.ts';
import type { World } from './payment-world.ts';

type Wanted = { limit: number; starting_after?: string | undefined; url: string };

/** One page of the refunds of a charge, the newest first. Throws an ApiError. */
export function refundsOfCharge(world: World, charge: string, { limit, starting_after: after, url }: Wanted): unknown {
  const ids = (world.store.get('charge', charge)?.refundIds ?? []).toReversed();
  const from = after === undefined ? 0 : ids.indexOf(after) + 1;
  if (after !== undefined && from === 0) throw noSuch('refund', after);
  const data = ids.slice(from, from + limit).flatMap((id) => {
    const refund = world.store.get('refund', id);
    return refund ? [objectOf(world, 'refund', refund)] : [];
  });
  return { object: 'list', data, has_more: ids.length > from + limit, url };
}
