import { gateOf } from '@/domain/accounts/gates.ts';
import { contentImageSource, imageAddress } from '@/domain/media/image-address.ts';
import { pathOfRoute, routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { RouteKind } from '@/domain/routes/table.ts';
import { contentImage, type PictureContent } from '@/domain/site/content-shapes.ts';
import { postPath } from '@/domain/site/post.ts';
import { lastChange, type SitemapEntry, type SitemapFile, sitemapFiles } from '@/domain/site/sitemap.ts';
import type { SITEMAP_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { readHostedSites, readSitemap } from '@/web/content/read-sitemap.ts';
import type { SitemapSite } from '@/web/render/sitemap/own-paths.ts';
import { countForSitemap, stockNamesOfSite, vehiclesForSitemap } from '@/web/stock/stock-of-site.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';
import { ownPaths } from './own-paths.ts';

type SitemapRequest = { site: SitemapSite; now: number };

/** Maximum of vehicle files that are read for their dates. */
const maxDated = 5;

/** Routes that staff's page only surrounds: without the route's own part there is no page. */
const around: ReadonlySet<RouteKind | 'composed'> = new Set(['search', 'offers', 'modelSearch', 'model']);

/** Pages with the time of their last change: those of staff (CFG-05). */
export const pagesOfSitemap = async (request: SitemapRequest): Promise<SitemapEntry[]> =>
  (await everyPage(request)).filter(({ changed }) => changed !== undefined);

/** Pages of outside data such as vehicles, whose changes are not recorded. */
export const listsOfSitemap = async (request: SitemapRequest): Promise<SitemapEntry[]> =>
  (await everyPage(request)).filter(({ changed }) => changed === undefined);

/** All paths for search engines: staff's pages and the storefront's own. */
export async function everyPage(request: SitemapRequest): Promise<SitemapEntry[]> {
  const [content, own] = await Promise.all([readSitemap(request.site.slug), ownPaths(request)]);
  const made = new Map([...postsOf(content), ...pagesOf(content)].map((entry) => [entry.path, entry]));
  const left = new Set([...hiddenOf(content), ...redirectsOf(content, made)]);
  const blog = content.posts.length > 0 ? [pathOfRoute('blog')] : [];
  const paths = [...alone(made), ...own, ...blog].filter((path) => !left.has(path) && !gateOf(request.site, path, ''));
  return [...new Set(paths)].map((path) => made.get(path) ?? { path });
}

/**
 * The files of a site's sitemap. Vehicle files are dated only if they are few: each must be read
 * for that.
 */
export async function filesOfSitemap(request: SitemapRequest): Promise<SitemapFile[]> {
  const { site } = request;
  const [pages = '', lists = '', ...cars] = sitemapFiles(await countForSitemap(site, await otherDealers(site)));
  const dated = async (path: string, entries: Promise<SitemapEntry[]>): Promise<SitemapFile> => ({
    path,
    changed: lastChange(await entries),
  });
  return Promise.all([
    dated(pages, pagesOfSitemap(request)),
    { path: lists },
    ...cars.map((path, at) => (cars.length > maxDated ? { path } : dated(path, carsOfSitemap(site, at + 1)))),
  ]);
}

/** The vehicles of one file; `page` counts from 1. */
export async function carsOfSitemap(site: StockSite, page: number): Promise<SitemapEntry[]> {
  return vehiclesForSitemap(site, page, await otherDealers(site));
}

/** Dealerships whose vehicles are indexed at their own site. */
export async function otherDealers(site: StockSite): Promise<string[]> {
  const { dealership_slug: dealers } = await stockNamesOfSite(site);
  const others = dealers.filter((slug) => slug !== site.slug);
  if (others.length === 0) return [];
  const hosted = new Set(await readHostedSites());
  return others.filter((slug) => hosted.has(slug));
}

type Pages = SITEMAP_QUERY_RESULT['pages'];

/** The site's own page comes first, and replaces its template's. */
const firstOfPath = (pages: Pages): Pages => [...new Map(pages.toReversed().map((page) => [page.path, page])).values()];

const pagesOf = ({ pages }: SITEMAP_QUERY_RESULT): SitemapEntry[] =>
  firstOfPath(pages).flatMap(({ path, noIndex, changed, empty }) =>
    !path || noIndex || (path === '/' && empty) ? [] : [{ path, changed: Date.parse(changed) }],
  );

const postsOf = ({ posts }: SITEMAP_QUERY_RESULT): SitemapEntry[] =>
  posts.flatMap(({ slug, changed, image }) =>
    slug ? [{ path: postPath(slug), changed: Date.parse(changed), images: imagesOf(image) }] : [],
  );

function imagesOf(picture: PictureContent): string[] {
  const image = contentImage(picture);
  return image ? [imageAddress(contentImageSource(image), 1280, 'jpg')] : [];
}

const hiddenOf = ({ pages }: SITEMAP_QUERY_RESULT): string[] =>
  firstOfPath(pages).flatMap(({ path, noIndex }) => (path && noIndex ? [path] : []));

/** Redirects count only without a page at their path. */
const redirectsOf = ({ redirects }: SITEMAP_QUERY_RESULT, made: ReadonlyMap<string, SitemapEntry>): string[] =>
  redirects.flatMap((from) => (from && !made.has(from) ? [from] : []));

/** Staff's pages at paths for search engines. */
function alone(made: ReadonlyMap<string, SitemapEntry>): string[] {
  return [...made.keys()].filter((path) => {
    const { kind, route } = routeOfPath(path);
    return route.sitemap === true && !around.has(kind);
  });
}
