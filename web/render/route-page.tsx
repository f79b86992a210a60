import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { leadsInCircle } from '@/domain/routes/redirect-target.ts';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { SiteContact, SiteIdentity, SiteMenus } from '@/domain/site/site-parts.ts';
import { readPage, readRedirect, readSite, readSiteHosts, readSiteOrigin } from '@/web/content/read-site.ts';
import { log } from '@/web/platform/log.ts';
import { currentRender, recordRedirect, recordStatus, renderNow } from '@/web/platform/render-record.ts';
import { services } from '@/web/platform/services.ts';
import { closedTo } from './account/closed-to.tsx';
import { ComposedPage } from './composed-page.tsx';
import { isDraft } from './draft.ts';
import { pageMetadata } from './metadata.ts';
import { MissingPage } from './missing-page.tsx';
import type { ChosenPart, OwnPage, OwnRoute, RouteRequest } from './own-route.ts';
import { PageStatements } from './page-statements.tsx';
import { firstPicture } from './social-picture.ts';

type Rules = {
  /** The path at which staff compose the page, for several addresses of one page (NAV-11). */
  composedAt?: (path: string) => string;
  /** Whether staff's page replaces the route's own, or surrounds it. */
  composed: 'instead' | 'around';
  /** What a parameter of the address chooses of the page, which then has a title of its own (NAV-20). */
  chosen?: (request: RouteRequest) => ChosenPart | null;
  /** Starts the route's reads while staff's page is being read. Must not throw. */
  ahead?: (request: RouteRequest) => void;
};

type Own = (request: RouteRequest) => Promise<OwnRoute>;
type Props = { params: Promise<{ site: string }> };

/**
 * A Next page for a storefront route: staff's page for its address, else staff's redirect, else the
 * route's own page (`own`), else the site's 404.
 */
export function routePage(own: Own, rules: Rules = { composed: 'instead' }) {
  const responseOf = cache(
    async (slug: string, draft: boolean): Promise<{ site: ResolvedSite; response: OwnRoute } | null> => {
      const site = await readSite(slug, draft);
      if (!site) return null;
      const request = requestOf(site, draft);
      return { site, response: await contentOf(request, own, rules) };
    },
  );

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const [{ site: slug }, draft] = [await params, await isDraft()];
    const [found, origin] = await Promise.all([responseOf(slug, draft), readSiteOrigin(slug, draft)]);
    if (!found) return {};
    const page = found.response && 'view' in found.response ? found.response : null;
    const path = page?.canonical ?? currentRender()?.path ?? '/';
    const picture = page?.picture ?? firstPicture(page && 'blocks' in page.described ? page.described.blocks : null);
    return {
      ...pageMetadata({ site: found.site, page: page?.described ?? null, path, origin, picture }),
      ...page?.metadata,
    };
  }

  async function Page({ params }: Props) {
    const found = await responseOf((await params).site, await isDraft());
    if (!found) return null;
    if (found.response && 'view' in found.response) {
      if (found.response.status) recordStatus(found.response.status);
      return (
        <>
          {found.response.view}
          {await statementsOf((await params).site, found.site, found.response)}
        </>
      );
    }
    if (found.response) recordRedirect(found.response.redirect.to, found.response.redirect.permanent);
    else recordStatus(404);
    return <MissingPage site={found.site} />;
  }

  return { generateMetadata, Page };
}

/** Structured data, only for pages that may be indexed. */
async function statementsOf(slug: string, site: Pick<SiteIdentity, 'name'>, page: OwnPage): Promise<ReactNode> {
  const path = page.canonical ?? currentRender()?.path ?? '/';
  const isOpen = routeOfPath(path).route.audience === 'public';
  if (!isOpen || page.hasTrail || page.status || page.described.noIndex) return null;
  const origin = await readSiteOrigin(slug, false);
  if (!origin) return null;
  const { described, crumbs, lists = [] } = page;
  return (
    <PageStatements {...{ site, path: path.split('?')[0] ?? '', title: described.title, origin, crumbs, lists }} />
  );
}

function requestOf(site: ResolvedSite, draft: boolean): RouteRequest {
  const { path, query } = currentRender() ?? { path: '/', query: '' };
  const { params } = routeOfPath(path);
  const parameters = new URLSearchParams(query);
  return { site, path, params, query: parameters, services: services(), now: renderNow(), draft, page: null };
}

/** The 410 for pages that staff removed for good: search engines drop the address. */
const gonePage = (site: SiteIdentity & SiteContact & SiteMenus): OwnPage => ({
  described: { title: 'Page taken down', description: null, noIndex: true },
  status: 410,
  view: <MissingPage site={site} gone />,
});

async function contentOf(request: RouteRequest, own: Own, rules: Rules): Promise<OwnRoute> {
  const { site, path, draft } = request;
  const composedAt = rules.composedAt?.(path) ?? path;
  rules.ahead?.(request);
  const leading = readRedirect(site.slug, path, draft);
  // With a page nothing awaits this promise.
  leading.catch(() => undefined);
  const here = await readPage(site.slug, path, draft);
  const page = here ?? (composedAt === path ? null : await readPage(site.slug, composedAt, draft));
  const redirect = page ? null : await leading;
  if (redirect === 'gone') return gonePage(site);
  if (redirect && !(await isCircle(request, redirect.to))) return { redirect };
  const closed = await closedTo(request, page !== null);
  if (closed) return closed;
  const chosen = rules.chosen?.(request) ?? null;
  if (page && rules.composed === 'instead') {
    const shown = chosen ? { ...page, title: chosen.title } : page;
    return {
      described: shown,
      canonical: here ? path : composedAt,
      ...(chosen && { crumbs: chosen.crumbs }),
      view: <ComposedPage request={request} page={shown} />,
    };
  }
  const ownPage = await own({ ...request, page });
  const followed =
    ownPage && 'redirect' in ownPage && routeOfPath(path).route.audience === 'public' ? ownPage.redirect : null;
  return followed && (await isCircle(request, followed.to)) ? null : ownPage;
}

/**
 * Whether a redirect leads in a circle. The studio refuses those, but a page on the way may be
 * gone.
 */
async function isCircle({ site, path, draft }: RouteRequest, to: string): Promise<boolean> {
  const leadsTo = async (at: string) => {
    const redirect = await readRedirect(site.slug, at, draft);
    return redirect && redirect !== 'gone' && !(await readPage(site.slug, at, draft)) ? redirect.to : null;
  };
  const circle = await leadsInCircle(path, to, { hosts: await readSiteHosts(site.slug), leadsTo });
  if (circle) log('warn', 'redirect-circle', { site: site.slug, path, to });
  return circle;
}
