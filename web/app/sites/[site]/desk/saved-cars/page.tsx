import type { Metadata } from 'next';
import { savesByCar } from '@/web/records/shared-interest.ts';
import { winsOfSite } from '@/web/records/wheel-spins.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { SavedCarsPage } from '@/web/render/desk/saved-cars-page.tsx';

export const metadata: Metadata = { title: 'Saved cars', robots: { index: false }, icons: '/favicon.svg' };

export default deskPage(async ({ site, leads }) => {
  const { database } = leads.records;
  const [cars, wins] = await Promise.all([savesByCar(database, site.slug), winsOfSite(database, site.slug)]);
  return { page: <SavedCarsPage cars={cars} wins={wins} now={Date.now()} /> };
});
