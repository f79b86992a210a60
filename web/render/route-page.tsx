import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import type { ContentImage } from '@/domain/media/content-image.ts';
import { leadsInCircle } from '@/domain/routes/redirect-target.ts';
import type { RouteParams } from '@/domain/routes/route.ts';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import {
  type PageContent,
  readPage,
  readRedirect,
  readSite,
  readSiteHosts,
  readSiteOrigin,
} from '@/web/content/read-site.ts';
import { log } from '@/web/platform/log.ts';
import { currentRender, recordRedirect, recordStatus, renderNow } from '@/web/platform/render-record.ts';
import { type Services, services } from '@/web/platform/services.ts';
import { closedTo } from './account/closed-to.tsx';
import { ComposedPage } from './composed-page.tsx';
import { isDraft } from './draft.ts';
import { type DescribedPage, pageMetadata } from './metadata.ts';
import { MissingPage } from './missing-page.tsx';
import { PageStatements } from './page-statements.tsx';
import { firstPicture } from './social-picture.ts';

/** What a route's own page may use of the process's services. */
export type PageServices = Pick<
  Services,
  'accounts' | 'leads' | 'purchases' | 'sms' | 'geocoding' | 'chat' | 'reviews'
>;

/** What a route knows of the address that was asked for. */
export type RouteRequest = {
  site: ResolvedSite;
  path: string;
  /** The parts of the path that the route's pattern names. */
  params: RouteParams;
  /** The parameters that the route declares, and no others. */
  query: URLSearchParams;
  services: PageServices;
  /** Epoch milliseconds, the render's one clock. */
  now: number;
  draft: boolean;
  /** What staff composed for this address, on routes around whose own part it stands; else null. */
  page: PageContent | null;
};

/** What a route shows by itself. */
export type OwnPage = {
  described: DescribedPage;
  /** The one path of several that search engines shall keep; this one when absent. */
  canonical?: string;
  /** The answer's status, 200 when absent. */
  status?: number;
  /** What search engines and social networks are told beyond title and description. */
  metadata?: Metadata;
  /** What stands beside a shared link; the first picture of staff's blocks when absent. */
  picture?: ContentImage | null;
  /** The view says itself where the page stands. */
  hasTrail?: true;
  /** Paths of the pages that it lists, for search engines. */
  lists?: readonly string[];
  view: ReactNode;
};

type Rules = {
  /** Where staff compose the page of this address, of several that show the same (NAV-11). */
  composedAt?: (path: string) => string;
  /** Whether a page of staff's making stands in place of the route's own, or around it. */
  composed: 'instead' | 'around';
  /** Begins what the route reads in any case, while it is not known yet what staff made for its address. Must not throw. */
  ahead?: (request: RouteRequest) => void;
};

type Redirect = { redirect: { to: string; permanent: boolean } };
/** What a route answers by itself: a page, another address, or null for the site's 404. */
export type OwnRoute = OwnPage | Redirect | null;
type Own = (request: RouteRequest) => Promise<OwnRoute>;
type Props = { params: Promise<{ site: string }> };

/**
 * A route of the storefront's own as Next's page: what staff composed for its address, else where they sent it, else what the route shows
 * by itself (`own`), else the site's 404.
 */
export function routePage(own: Own, rules: Rules = { composed: 'instead' }) {
  const responseOf = cache(
    async (slug: string, draft: boolean): Promise<{ site: ResolvedSite; response: OwnRoute } | null> => {
      const site = await readSite(slug, draft);
      if (!site) return null;
      const request = requestOf(site, draft);
      return { site, response: await responseTo(request, own, rules) };
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

/** Only what search engines may keep is described to them. */
async function statementsOf(slug: string, site: ResolvedSite, page: OwnPage): Promise<ReactNode> {
  const path = page.canonical ?? currentRender()?.path ?? '/';
  const isOpen = routeOfPath(path).route.audience === 'public';
  if (!isOpen || page.hasTrail || page.status || page.described.noIndex) return null;
  const origin = await readSiteOrigin(slug, false);
  if (!origin) return null;
  const { described, lists = [] } = page;
  return <PageStatements {...{ site, path: path.split('?')[0] ?? '', title: described.title, origin, lists }} />;
}

function requestOf(site: ResolvedSite, draft: boolean): RouteRequest {
  const { path, query } = currentRender() ?? { path: '/', query: '' };
  const { params } = routeOfPath(path);
  const parameters = new URLSearchParams(query);
  return { site, path, params, query: parameters, services: services(), now: renderNow(), draft, page: null };
}

/** What staff took down for good: search engines drop the address (HTTP, 410). */
const goneFor = (site: ResolvedSite): OwnPage => ({
  described: { title: 'Page taken down', description: null, noIndex: true },
  status: 410,
  view: <MissingPage site={site} gone />,
});

async function responseTo(request: RouteRequest, own: Own, rules: Rules): Promise<OwnRoute> {
  const { site, path, draft } = request;
  const composedAt = rules.composedAt?.(path) ?? path;
  rules.ahead?.(request);
  const leading = readRedirect(site.slug, path, draft);
  // Where a page stands, nothing waits for it.
  leading.catch(() => undefined);
  const here = await readPage(site.slug, path, draft);
  const page = here ?? (composedAt === path ? null : await readPage(site.slug, composedAt, draft));
  const redirect = page ? null : await leading;
  if (redirect === 'gone') return goneFor(site);
  if (redirect && !(await isCircle(request, redirect.to))) return { redirect };
  const closed = await closedTo(request, page !== null);
  if (closed) return closed;
  if (page && rules.composed === 'instead')
    return {
      described: page,
      canonical: here ? path : composedAt,
      view: <ComposedPage request={request} page={page} />,
    };
  const found = await own({ ...request, page });
  const leads = found && 'redirect' in found && routeOfPath(path).route.audience === 'public' ? found.redirect : null;
  return leads && (await isCircle(request, leads.to)) ? null : found;
}

/** The last defence: the studio refuses redirects in a circle, but a page on the way may have gone, or a model may lead there. */
async function isCircle({ site, path, draft }: RouteRequest, to: string): Promise<boolean> {
  const leadsTo = async (at: string) => {
    const redirect = await readRedirect(site.slug, at, draft);
    return redirect && redirect !== 'gone' && !(await readPage(site.slug, at, draft)) ? redirect.to : null;
  };
  const circle = await leadsInCircle(path, to, { hosts: await readSiteHosts(site.slug), leadsTo });
  if (circle) log('warn', 'redirect-circle', { site: site.slug, path, to });
  return circle;
}
