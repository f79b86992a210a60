import type { Metadata } from 'next';
import { maxBriefs } from '@/domain/stock/vehicle-brief.ts';
import { readFigures } from '@/web/desk/read-figures.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { FiguresPage } from '@/web/render/desk/figures-page.tsx';
import { briefsOfSite } from '@/web/stock/stock-of-site.ts';

export const metadata: Metadata = { title: 'Figures', robots: { index: false }, icons: '/favicon.svg' };

/** What the site's shoppers looked at and requested in the week that ended yesterday, for its staff alone. */
export default deskPage(async ({ site, leads }) => {
  const summary = await readFigures(leads.records.database, site, Date.now());
  const cars = summary.cars.slice(0, maxBriefs);
  // Without the search service cars are named by their addresses.
  const briefs = await briefsOfSite(
    site,
    cars.map(({ slug }) => slug),
  ).catch(() => []);
  const names = new Map(briefs.map(({ slug, name }) => [slug, name]));
  return { page: <FiguresPage title={`Figures, ${site.name}`} {...{ summary, cars, names }} />, live: false };
});
