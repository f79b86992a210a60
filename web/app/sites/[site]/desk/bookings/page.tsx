import type { Metadata } from 'next';
import { listBookings } from '@/web/records/booking-desk.ts';
import { BookingsPage } from '@/web/render/desk/bookings-page.tsx';
import { deskPage } from '@/web/render/desk/desk-route.tsx';

export const metadata: Metadata = { title: 'Bookings', robots: { index: false }, icons: '/favicon.svg' };

export default deskPage(async ({ site, leads }, query) => {
  const locations = site.locations.map(({ id }) => id);
  const list = await listBookings(leads.records.database, { site: site.slug, locations });
  const shown = { site, list, failed: query.has('failed'), location: query.get('location') ?? '' };
  return { page: <BookingsPage {...shown} now={Date.now()} /> };
});
