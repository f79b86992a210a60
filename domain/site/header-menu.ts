import { type ModelCategory, modelCategories } from './model-range.ts';
import type { MenuItem, ResolvedSite, SiteModel } from './resolved-site.ts';

/**
 * How many vehicles of each kind can be bought now; null where the search service did not respond.
 */
export type StockCounts = { new: number; demo: number; used: number } | null;

type MenuLink = { label: string; href: string; count: number | null };

const contact: MenuItem = { label: 'Contact Us', href: '/contact-us', opens: 'list', children: [] };
const stock: MenuItem = { label: 'Our Stock', href: '/cars/', opens: 'stock', children: [] };

const leadsTo = (pattern: RegExp) => (item: MenuItem) =>
  pattern.test(item.href) || (item.opens === 'stock' && pattern.test('/cars/'));

/**
 * The header's entries as shoppers see them: those of the menu, and Our Stock and Contact Us where staff left them out (NAV-17). With a
 * service-booking key every link to /service leads to /ford-service.
 */
export function headerEntries(site: Pick<ResolvedSite, 'headerMenu'>, serviceBookingKey = ''): MenuItem[] {
  const entries = [...site.headerMenu];
  if (!entries.some(leadsTo(/^\/(cars|search)(\/|$|\?)/))) entries.push(stock);
  if (!entries.some(leadsTo(/^\/contact(-us)?(\/|$|[?#])/))) entries.push(contact);
  return folded(serviceBookingKey ? entries.map(withServiceBooking) : entries);
}

/** What stands side by side in the header at most. */
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

const serviceHref = (href: string): string => href.replace(/^\/service(?=$|[?#])/, '/ford-service');

/** The kinds of stock of which there is some; all of them where the counts are missing. */
export function stockLinks(counts: StockCounts): MenuLink[] {
  const kinds = [
    { label: 'New cars', href: '/search/new-cars', count: counts?.new ?? null },
    { label: 'Demo cars', href: '/search/demo-cars', count: counts?.demo ?? null },
    { label: 'Used cars', href: '/search/used-cars', count: counts?.used ?? null },
  ];
  const all = counts && counts.new + counts.demo + counts.used;
  return [
    ...kinds.filter(({ count }) => count !== 0),
    { label: 'All stock', href: '/search/new-used-and-demo-cars', count: all },
  ];
}

type ModelGroup = { category: ModelCategory; title: string; href: string; models: SiteModel[] };

/** The models by category in the menu's order; a category without models is left out (NAV-18). */
export function modelGroups(models: readonly SiteModel[]): ModelGroup[] {
  return modelCategories
    .map(({ value, title }) => ({
      category: value,
      title,
      href: `/models?body=${value}`,
      models: models.filter(({ categories }) => categories.includes(value)),
    }))
    .filter((group) => group.models.length > 0);
}
