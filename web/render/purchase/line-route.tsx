import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import { findInLine, lineOf } from '@/web/records/hold-waiting.ts';
import { holderOf } from '@/web/records/holds.ts';
import type { OwnRoute, RouteRequest } from '@/web/render/own-route.ts';
import { routePage } from '../route-page.tsx';
import { LinePage } from './line-page.tsx';

/** A person's place in the line for a car (PLUS-15), opened by its secret link. */
async function own({ site, params, query, services, now }: RouteRequest): Promise<OwnRoute> {
  const { purchases } = services;
  const row = purchases && (await findInLine(purchases.records.database, site.slug, params.token ?? ''));
  if (!purchases || !row) return null;
  const { database } = purchases.records;
  const [{ before }, holder] = await Promise.all([
    lineOf(database, row.vehicle, row.joinedAt),
    holderOf(database, row.vehicle),
  ]);
  return {
    described: { title: `Next in line: ${row.car.title}`, description: null, noIndex: true },
    metadata: { referrer: 'same-origin' },
    view: (
      <LinePage
        row={row}
        place={before + 1}
        holdEnds={holder?.state === 'held' ? holder.endsAt : null}
        checkout={checkoutPath(site, row.car.slug)}
        failed={query.get('failed') === '1'}
        now={now}
      />
    ),
  };
}

export const lineRoute = routePage(own);
