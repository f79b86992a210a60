import type { Metadata } from 'next';
import { zoneOf } from '@/web/desk/read-figures.ts';
import { openPurchases } from '@/web/records/purchase-desk.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { PurchasesPage } from '@/web/render/desk/purchases-page.tsx';

export const metadata: Metadata = { title: 'Purchases under way', robots: { index: false }, icons: '/favicon.svg' };

/** The purchases of this dealership's cars that are not sent yet, for its staff alone. */
export default deskPage(async ({ site, staff, leads }) => {
  const rows = await openPurchases(leads.records.database, site.slug);
  return { page: <PurchasesPage {...{ site, rows }} staff={staff.id} now={Date.now()} timeZone={zoneOf(site)} /> };
});
