import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { MoneyServices } from '@/web/purchases/purchase-services.ts';
import { type Settled, settle } from '@/web/purchases/settle.ts';
import { eventsOf, findOwnHold } from '@/web/records/holds.ts';
import { papersOf } from '@/web/records/papers.ts';
import type { OwnRoute, RouteRequest } from '@/web/render/own-route.ts';
import { routePage } from '../route-page.tsx';
import { ReservationPage } from './reservation-page.tsx';

/**
 * A shopper's reservation, opened by its secret link; the payment page leads back to it. The
 * payment is read again here, by the same function as in the worker.
 */
async function own({ site, params, query, services, now }: RouteRequest): Promise<OwnRoute> {
  const { purchases } = services;
  const found = purchases && (await findOwnHold(purchases.records.database, site.slug, params.token ?? ''));
  if (!purchases || !found) return null;
  const { hold, page } = await settled(purchases, found);
  const { database } = purchases.records;
  const [events, papers] = await Promise.all([eventsOf(database, hold.id), papersOf(database, hold.id)]);
  return {
    described: { title: `Your reservation: ${hold.car.title}`, description: null, noIndex: true },
    // The address is secret: other sites must not get it as a referrer.
    metadata: { referrer: 'same-origin' },
    view: (
      <ReservationPage
        {...{ site, hold, page, events, papers, now }}
        pays={query.get('pay') === '1'}
        isCancelling={query.get('ask') === 'cancel'}
        failed={query.get('failed') === '1'}
      />
    ),
  };
}

/** If the provider fails, the reservation is shown as it was: the worker reads it again. */
async function settled(purchases: MoneyServices, hold: HoldRecord): Promise<Settled> {
  if (hold.state !== 'pending') return { hold, page: 'closed' };
  try {
    return await settle(purchases, hold);
  } catch (error) {
    log('warn', 'checkout-not-read', { hold: hold.id, reason: reason(error) });
    return { hold, page: 'closed' };
  }
}

export const reservationRoute = routePage(own);
