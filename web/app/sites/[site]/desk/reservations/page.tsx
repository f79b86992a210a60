import type { Metadata } from 'next';
import { log, reason } from '@/web/platform/log.ts';
import { services } from '@/web/platform/services.ts';
import { type Comparison, compareWithProvider } from '@/web/purchases/compare-with-provider.ts';
import type { Database } from '@/web/records/database.ts';
import { countHolds, type HoldGroup, holdGroups, listHolds, stuckHolds, waitingOf } from '@/web/records/hold-desk.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { type ReservationList, ReservationsPage } from '@/web/render/desk/reservations-page.tsx';

export const metadata: Metadata = { title: 'Reservations', robots: { index: false }, icons: '/favicon.svg' };

/** The reservations of this dealership's cars, for its staff alone. */
export default deskPage(async ({ site, leads }, query) => {
  const { database } = leads.records;
  const [counts, stuck, list] = await Promise.all([
    countHolds(database, site.slug),
    stuckHolds(database, site.slug),
    listOf(database, site.slug, query.get('state') ?? ''),
  ]);
  return { page: <ReservationsPage {...{ site, counts, stuck, list }} now={Date.now()} /> };
});

async function listOf(database: Database, seller: string, wanted: string): Promise<ReservationList> {
  if (wanted === 'check') return { kind: wanted, comparison: await comparisonOf(seller) };
  if (wanted === 'line') return { kind: wanted, rows: await waitingOf(database, seller) };
  const kind: HoldGroup = Object.hasOwn(holdGroups, wanted) ? (wanted as HoldGroup) : 'held';
  return { kind, rows: await listHolds(database, seller, kind) };
}

/** A provider that is away keeps the rest of the desk open. */
async function comparisonOf(seller: string): Promise<Comparison | 'away'> {
  const { purchases } = services();
  if (!purchases) return 'untested';
  return compareWithProvider(purchases, seller, Date.now()).catch((error: unknown) => {
    log('warn', 'provider-not-compared', { site: seller, reason: reason(error) });
    return 'away';
  });
}
