import { searchPath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import { modelsOf, stockHref } from './default-menu.ts';
import { type ModelCategory, modelCategories } from './model-range.ts';
import type { MenuItem, SiteMenus, SiteModel } from './site-parts.ts';

/**
 * How many vehicles of each kind can be bought now; null where the search service did not respond.
 */
export type StockCounts = { new: number; demo: number; used: number } | null;

type MenuLink = { label: string; href: string; count: number | null };

const contact: MenuItem = { label: 'Contact Us', href: pathOfRoute('contact'), opens: 'list', children: [] };
const stock: MenuItem = { label: 'Our Stock', href: stockHref, opens: 'stock', children: [] };

const isBelow = (href: string, path: string): boolean =>
  href === path || ['/', '?', '#'].some((end) => href.startsWith(path + end));

const leadsTo =
  (...paths: string[]) =>
  ({ href, opens }: MenuItem) =>
    paths.some((path) => isBelow(href, path) || (opens === 'stock' && isBelow(stockHref, path)));

/**
 * The header's entries as shoppers see them: those of the menu, and Our Stock and Contact Us where staff left them out (NAV-17). With a
 * service-booking key every link to /service leads to /ford-service.
 */
export function headerEntries(site: Pick<SiteMenus, 'headerMenu'>, serviceBookingKey = ''): MenuItem[] {
  const entries = [...site.headerMenu];
  if (!entries.some(leadsTo(pathOfRoute('cars'), searchPath()))) entries.push(stock);
  if (!entries.some(leadsTo(pathOfRoute('contact'), pathOfRoute('contactShort')))) entries.push(contact);
  return folded(serviceBookingKey ? entries.map(withServiceBooking) : entries);
}

/** What is side by side in the header at most. */
export const maxEntries = 8;

/** One row has room for eight entries: what is more goes below the last of them, with everything below it. */
function folded(entries: readonly MenuItem[]): MenuItem[] {
  if (entries.length <= maxEntries) return [...entries];
  const rest = entries.slice(maxEntries - 1);
  const children = rest.flatMap(({ label, href, children }) => [...(href ? [{ label, href }] : []), ...children]);
  return [...entries.slice(0, maxEntries - 1), { label: 'More', href: '', opens: 'list', children }];
}

/** The links of an opened entry, the entry's own address first where none of them leads there: a press on the entry only opens it. */
export function withOwnAddress<Link extends { label: string; href: string }>(
  { label, href }: Pick<MenuItem, 'label' | 'href'>,
  links: readonly Link[],
  own: (link: { label: string; href: string }) => Link,
): Link[] {
  const isMissing = href !== '' && !links.some((link) => link.href === href);
  return isMissing ? [own({ label, href }), ...links] : [...links];
}

function withServiceBooking(item: MenuItem): MenuItem {
  const children = item.children.map((link) => ({ ...link, href: serviceHref(link.href) }));
  return { ...item, href: serviceHref(item.href), children };
}

const serviceHref = (href: string): string =>
  href.replace(/^[^?#]*/, (path) => (path === pathOfRoute('service') ? pathOfRoute('fordService') : path));

/** The kinds of stock of which there is some; all of them where the counts are missing. */
export function stockLinks(counts: StockCounts): MenuLink[] {
  const kinds = [
    { label: 'New cars', href: searchPath('new-cars'), count: counts?.new ?? null },
    { label: 'Demo cars', href: searchPath('demo-cars'), count: counts?.demo ?? null },
    { label: 'Used cars', href: searchPath('used-cars'), count: counts?.used ?? null },
  ];
  const all = counts && counts.new + counts.demo + counts.used;
  return [...kinds.filter(({ count }) => count !== 0), { label: 'All stock', href: defaultSearchPath, count: all }];
}

type ModelGroup = { category: ModelCategory; title: string; href: string; models: SiteModel[] };

/** The models by category in the menu's order; a category without models is left out (NAV-18). */
export function modelGroups(models: readonly SiteModel[]): ModelGroup[] {
  return modelCategories
    .map(({ value, title }) => ({
      category: value,
      title,
      href: modelsOf(value),
      models: models.filter(({ categories }) => categories.includes(value)),
    }))
    .filter((group) => group.models.length > 0);
}
