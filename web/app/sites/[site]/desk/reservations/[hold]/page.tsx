import type { Metadata } from 'next';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import { currentRender, recordStatus } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { findDeskPurchase } from '@/web/purchases/desk-purchase.ts';
import { findDeskHold } from '@/web/records/hold-desk.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { ReservationDesk } from '@/web/render/desk/reservation-desk.tsx';

export const metadata: Metadata = { title: 'Reservation', robots: { index: false }, icons: '/favicon.svg' };

/** One reservation of this dealership's, with its history, its money and what staff can do. */
export default deskPage(async ({ site, leads }, query) => {
  const { params } = routeOfPath(currentRender()?.path ?? '');
  const found = await findDeskHold(leads.records.database, site.slug, params.hold ?? '');
  if (!found) recordStatus(404);
  const now = Date.now();
  const { geocoding } = services();
  const purchase =
    found && (await findDeskPurchase({ records: leads.records, geocoding }, site, { hold: found.hold.id }, now));
  return {
    page: <ReservationDesk {...{ found, purchase, now }} seller={site} failed={query.get('failed')} />,
  };
});
