import { gateOf } from '@/domain/accounts/gates.ts';
import { signInPath } from '@/domain/accounts/sign-in-path.ts';
import { isOwnPath } from '@/domain/routes/route-of-path.ts';
import type { SiteContact, SiteIdentity, SiteSwitches } from '@/domain/site/site-parts.ts';
import { recordGated } from '@/web/platform/render-record.ts';
import type { OwnRoute, PageServices, RouteRequest } from '@/web/render/own-route.ts';
import { AccountsAway } from './accounts-away.tsx';
import { pageAccount, pageBrowser } from './page-account.ts';

type Visited = Pick<RouteRequest, 'path' | 'query' | 'now' | 'draft'> & {
  site: Pick<SiteIdentity & SiteContact & SiteSwitches, 'slug' | 'phones' | 'features'>;
  services: Pick<PageServices, 'accounts'>;
};

/**
 * The redirect to sign in for a page that the site shows only to signed-in shoppers (SAVE-07); null
 * if the page may be shown. `exists`: staff composed the page; a 404 stays a 404.
 */
export async function closedTo(request: Visited, exists: boolean): Promise<OwnRoute> {
  const { site, path, query, draft } = request;
  const type = draft ? null : gateOf(site, path, query.size > 0 ? `?${query}` : '');
  return type === null || (!exists && !isOwnPath(path)) ? null : signedInOnly(request, type);
}

/**
 * The redirect to sign in and back, before anything of the page is rendered; null for a signed-in
 * shopper.
 */
export async function signedInOnly({ site, path, query, services, now }: Visited, type: string): Promise<OwnRoute> {
  recordGated();
  const account = await pageAccount(services.accounts, site.slug, await pageBrowser(), now);
  if (account === 'away')
    return {
      described: { title: 'Sign in', description: null, noIndex: true },
      status: 503,
      view: <AccountsAway site={site} />,
    };
  if (account.session) return null;
  const here = query.size > 0 ? `${path}?${query}` : path;
  return { redirect: { to: signInPath({ type, redirect: here, back: '/' }), permanent: false } };
}
