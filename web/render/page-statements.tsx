import { stegaClean } from '@sanity/client/stega';
import { pathOfRoute, routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { RouteKind } from '@/domain/routes/table.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import type { Crumb } from '@/domain/stock/search/search-trail.ts';
import { StructuredData } from '@/ui/structured-data/structured-data.tsx';

type Props = {
  site: Pick<SiteIdentity, 'name'>;
  /** The canonical path. */
  path: string;
  title: string | null;
  origin: string;
  /** The steps of its visible trail. */
  crumbs?: readonly Crumb[] | undefined;
  /** Paths of the pages that it lists. */
  lists: readonly string[];
};

/** The list page for each kind of page. */
const listOf: Partial<Record<RouteKind | 'composed', { kind: RouteKind; label: string }>> = {
  post: { kind: 'blog', label: 'Blog' },
  offer: { kind: 'offers', label: 'Offers' },
  model: { kind: 'models', label: 'Models' },
  modelSearch: { kind: 'models', label: 'Models' },
  location: { kind: 'locations', label: 'Locations' },
};

/**
 * Structured data of every page: the site's name on its home page (Google, "site name"), else
 * breadcrumbs (Google, "breadcrumb"), and what it lists (schema.org, ItemList).
 */
export function PageStatements(props: Props) {
  const itemListElement = props.lists.map((path, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: props.origin + path,
  }));
  return (
    <>
      <Breadcrumbs {...props} />
      {itemListElement.length > 0 && <StructuredData data={{ '@type': 'ItemList', itemListElement }} />}
    </>
  );
}

function Breadcrumbs(props: Props) {
  const { site, path, origin, crumbs = usualCrumbs(props) } = props;
  if (path === '/') return <StructuredData data={{ '@type': 'WebSite', name: site.name, url: `${origin}/` }} />;
  const itemListElement = crumbs.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: origin + (href ?? path),
  }));
  return <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}

function usualCrumbs({ site, path, title }: Props): Crumb[] {
  const list = listOf[routeOfPath(path).kind];
  return [
    { label: 'Home', href: '/' },
    ...(list ? [{ label: list.label, href: pathOfRoute(list.kind) }] : []),
    { label: stegaClean(title) || site.name, href: null },
  ];
}
