import { canonicalPath } from '@/domain/locations/location-paths.ts';
import { searchPath } from '@/domain/routes/paths.ts';
import { modelPath } from '@/domain/site/model-address.ts';
import { postPath } from '@/domain/site/post.ts';
import type { SiteMenus } from '@/domain/site/site-parts.ts';
import { carTypePaths } from '@/domain/stock/search/car-type-path.ts';
import { pathOfMake } from '@/domain/stock/search/search-paths.ts';
import { readSitemap } from '@/web/content/read-sitemap.ts';
import type { SitemapSite } from '@/web/render/sitemap/own-paths.ts';
import { everyPage } from '@/web/render/sitemap/sitemap-of-site.ts';
import { stockNamesOfSite } from '@/web/stock/stock-of-site.ts';
import type { NamedPage } from './llms-text.ts';

const kinds: Record<string, string> = {
  'new-used-and-demo-cars': 'Everything for sale',
  'new-cars': 'New vehicles',
  'demo-cars': 'Demonstrators',
  'used-cars': 'Used vehicles',
};

/** The searches of a site that find something, and its published pages by their titles: what its sitemap names, and nothing else. */
export async function pagesForAssistants(
  site: SitemapSite & SiteMenus,
  now: number,
): Promise<{ stock: NamedPage[]; pages: NamedPage[] }> {
  const [entries, content, names] = await Promise.all([
    everyPage({ site, now }),
    readSitemap(site.slug),
    stockNamesOfSite(site),
  ]);
  const stock = [
    ...carTypePaths.flatMap(({ segment, types }) => {
      const title = types.every((type) => names.car_type.includes(type)) ? kinds[segment] : undefined;
      return title ? [{ path: searchPath(segment), title }] : [];
    }),
    ...names.make.map((make) => ({ path: pathOfMake(make), title: make })),
  ];
  const titles = new Map<string, string>([
    ...linksOf(site),
    ...site.models.map(({ slug, name }) => [modelPath(slug), name] as const),
    ...site.locations.map(({ slug, name }) => [canonicalPath({ kind: 'place', slug }), name] as const),
    ...content.posts.map(({ slug, title }) => [postPath(slug ?? ''), title ?? ''] as const),
    // The site's own page comes before its template's.
    ...content.pages.toReversed().map(({ path, title }) => [path ?? '', title ?? ''] as const),
  ]);
  const pages = entries.flatMap(({ path }) => {
    const title = titles.get(path);
    return title && !path.startsWith(searchPath()) ? [{ path, title }] : [];
  });
  return { stock, pages };
}

/** What the site's own menus call its pages. */
const linksOf = ({ headerMenu, footerMenu }: Pick<SiteMenus, 'headerMenu' | 'footerMenu'>) =>
  [
    ...footerMenu.flatMap(({ links }) => links),
    ...headerMenu.flatMap(({ label, href, children }) => [{ label, href }, ...children]),
  ].map(({ href, label }) => [href, label] as const);
