import { canonicalPath } from '@/domain/locations/location-paths.ts';
import { offerPath } from '@/domain/offers/offer-path.ts';
import type { Route } from '@/domain/routes/route.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { type RouteKind, routes } from '@/domain/routes/table.ts';
import { modelPath } from '@/domain/site/model-address.ts';
import type { SiteIdentity, SiteRange } from '@/domain/site/site-parts.ts';
import { readOffers } from '@/web/content/read-model.ts';
import { locationsPage } from '@/web/render/locations-page.ts';
import { modelsPage } from '@/web/render/models/models-page.ts';
import { runningOffers } from '@/web/render/models/offers-of-model.tsx';
import { servicePage } from '@/web/render/service-page.ts';
import { placesOfSite, stockNamesOfSite } from '@/web/stock/stock-of-site.ts';
import type { SearchSite } from '@/web/stock/stock-site.ts';
import { searchPaths } from './search-entries.ts';

/** Routes listed in the sitemap. */
type Listed = {
  [K in RouteKind]: (typeof routes)[K] extends { sitemap: true } ? K : never;
}[RouteKind];

/** Routes whose pages come from documents or stock. */
const ofDocuments = ['post', 'blog', 'vehicle'] as const satisfies readonly Listed[];
type Own = Exclude<Listed, (typeof ofDocuments)[number]>;

/** Routes with a single address, which every site has unless `pathsOf` lists others. */
type Single = {
  [K in Own]: (typeof routes)[K]['pattern'] extends infer Pattern
    ? Pattern extends `${string}:${string}`
      ? never
      : string extends Pattern
        ? never
        : K
    : never;
}[Own];

export type SitemapSite = SiteIdentity & SearchSite & Pick<SiteRange, 'models'>;
type SitemapRequest = { site: SitemapSite; now: number };
type Paths = (request: SitemapRequest) => readonly string[] | Promise<readonly string[]>;

const when = (there: unknown, kind: RouteKind): string[] => (there ? [pathOfRoute(kind)] : []);

/** The paths of each route for a site. */
const pathsOf: { [K in Exclude<Own, Single>]: Paths } & { [K in Single]?: Paths } = {
  search: async ({ site }) => {
    const [names, places] = await Promise.all([stockNamesOfSite(site), placesOfSite(site)]);
    return searchPaths(names, places);
  },
  models: ({ site }) => when(modelsPage(site), 'models'),
  modelSearch: ({ site }) => when(site.models.length > 0, 'modelSearch'),
  model: ({ site }) => site.models.map(({ slug, href }) => ({ path: modelPath(slug), href })).flatMap(ownOnly),
  offers: async (request) => when((await offerPaths(request)).length > 0, 'offers'),
  offer: (request) => offerPaths(request),
  service: ({ site }) => when(servicePage(site, pathOfRoute('service')), 'service'),
  bookTestDrive: ({ site }) => when(site.locations.length > 0, 'bookTestDrive'),
  contact: ({ site }) => when(locationsPage({ kind: 'contact' }, pathOfRoute('contact'), site), 'contact'),
  locations: ({ site }) => when(locationsPage({ kind: 'places' }, pathOfRoute('locations'), site), 'locations'),
  location: ({ site }) =>
    site.locations.filter(({ hidden }) => !hidden).map(({ slug }) => canonicalPath({ kind: 'place', slug })),
};

/** A model that links elsewhere has no page here. */
const ownOnly = ({ path, href }: { path: string; href: string }): string[] => (path === href ? [path] : []);

async function offerPaths({ site, now }: SitemapRequest): Promise<string[]> {
  const contents = await readOffers(site.slug, false);
  const makes = new Map(contents.map(({ offer, make }) => [offer._id, make ?? '']));
  const running = runningOffers(
    contents.map(({ offer }) => offer),
    site,
    now,
  );
  return running.map((offer) => offerPath(offer, site.manufacturer ? '' : makes.get(offer.id)));
}

/** Paths that a site serves without a page of staff, in the order of the routes. */
export async function ownPaths(request: SitemapRequest): Promise<string[]> {
  const listed = (Object.entries(routes) as [RouteKind, Route][]).filter(([, { sitemap }]) => sitemap);
  const own = listed.map(([kind]) => kind).filter((kind): kind is Own => !ofDocuments.some((one) => one === kind));
  return (await Promise.all(own.map((kind) => pathsOf[kind]?.(request) ?? [pathOfRoute(kind)]))).flat();
}
