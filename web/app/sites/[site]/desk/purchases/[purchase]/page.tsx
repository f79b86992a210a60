import type { Metadata } from 'next';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import { currentRender, recordStatus } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { findOpenPurchase } from '@/web/purchases/desk-purchase.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { PurchaseDesk } from '@/web/render/desk/purchase-desk.tsx';

export const metadata: Metadata = { title: 'Purchase', robots: { index: false }, icons: '/favicon.svg' };

/** One purchase under way of this dealership's: what its shopper sees, and what staff can fill in. */
export default deskPage(async ({ site, staff, leads }, query) => {
  const { params } = routeOfPath(currentRender()?.path ?? '');
  const { geocoding } = services();
  const now = Date.now();
  const found = await findOpenPurchase({ records: leads.records, geocoding }, site, params.purchase ?? '', now);
  if (!found) recordStatus(404);
  return { page: <PurchaseDesk {...{ found, now }} staff={staff.id} failed={query.get('failed')} /> };
});
