import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { RouteParams } from '@/domain/site/routes/route.ts';
import { routeOfPath } from '@/domain/site/routes/route-of-path.ts';
import { type PageContent, readPage, readRedirect, readSite, readSiteOrigin } from '@/web/content/read-site.ts';
import { answerRedirect, answerStatus, currentRender, renderNow } from '@/web/front/render-record.ts';
import { ComposedPage } from './composed-page.tsx';
import { isDraft } from './draft.ts';
import { type DescribedPage, pageMetadata } from './metadata.ts';
import { MissingPage } from './missing-page.tsx';

/** What a route knows of the address that was asked for. */
export type Asked = {
  site: ResolvedSite;
  path: string;
  /** The parts of the path that the route's pattern names. */
  params: RouteParams;
  /** The parameters that the route declares, and no others. */
  query: URLSearchParams;
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
  view: ReactNode;
};

type Rules = {
  /** Where staff compose the page of this address, of several that show the same (NAV-11). */
  composedAt?: (path: string) => string;
  /** Whether a page of staff's making stands in place of the route's own, or around it. */
  composed: 'instead' | 'around';
  /** Begins what the route reads in any case, while it is not known yet what staff made for its address. Must not throw. */
  ahead?: (asked: Asked) => void;
};

type Redirect = { redirect: { to: string; permanent: boolean } };
/** What a route answers by itself: a page, another address, or null for the site's 404. */
export type OwnRoute = OwnPage | Redirect | null;
type Own = (asked: Asked) => Promise<OwnRoute>;
type Props = { params: Promise<{ site: string }> };

/**
 * A route of the storefront's own as Next's page: what staff composed for its address, else where they sent it, else what the route shows
 * by itself (`own`), else the site's 404.
 */
export function routePage(own: Own, rules: Rules = { composed: 'instead' }) {
  const answer = cache(
    async (slug: string, draft: boolean): Promise<{ site: ResolvedSite; answer: OwnRoute } | null> => {
      const site = await readSite(slug, draft);
      if (!site) return null;
      const asked = askedOf(site, draft);
      return { site, answer: await answerTo(asked, own, rules) };
    },
  );

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const [{ site: slug }, draft] = [await params, await isDraft()];
    const [found, origin] = await Promise.all([answer(slug, draft), readSiteOrigin(slug, draft)]);
    if (!found) return {};
    const page = found.answer && 'view' in found.answer ? found.answer : null;
    const path = page?.canonical ?? currentRender()?.path ?? '/';
    return {
      ...pageMetadata({ site: found.site, page: page?.described ?? null, path, origin }),
      ...page?.metadata,
    };
  }

  async function Page({ params }: Props) {
    const found = await answer((await params).site, await isDraft());
    if (!found) return null;
    if (found.answer && 'view' in found.answer) {
      if (found.answer.status) answerStatus(found.answer.status);
      return found.answer.view;
    }
    if (found.answer) answerRedirect(found.answer.redirect.to, found.answer.redirect.permanent);
    else answerStatus(404);
    return <MissingPage site={found.site} />;
  }

  return { generateMetadata, Page };
}

function askedOf(site: ResolvedSite, draft: boolean): Asked {
  const { path, query } = currentRender() ?? { path: '/', query: '' };
  const { params } = routeOfPath(path);
  return { site, path, params, query: new URLSearchParams(query), now: renderNow(), draft, page: null };
}

async function answerTo(asked: Asked, own: Own, rules: Rules): Promise<OwnRoute> {
  const { site, path, draft } = asked;
  const composedAt = rules.composedAt?.(path) ?? path;
  rules.ahead?.(asked);
  const leading = readRedirect(site.slug, path, draft);
  // Where a page stands, nobody waits for it.
  leading.catch(() => undefined);
  const here = await readPage(site.slug, path, draft);
  const page = here ?? (composedAt === path ? null : await readPage(site.slug, composedAt, draft));
  if (page && rules.composed === 'instead')
    return { described: page, canonical: here ? path : composedAt, view: <ComposedPage asked={asked} page={page} /> };
  const redirect = page ? null : await leading;
  return redirect ? { redirect } : own({ ...asked, page });
}
