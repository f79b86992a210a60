import { garageOrder } from '@/domain/accounts/garage-order.ts';
import { garagePath, garageTitle } from '@/domain/accounts/garage-path.ts';
import { signInPath } from '@/domain/accounts/sign-in-path.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { findSimilar } from '@/domain/stock/vehicle-page/find-similar.ts';
import { type Garage, readGarage } from '@/web/accounts/read-garage.ts';
import { routePage } from '@/web/render/route-page.tsx';
import { stockOfSite } from '@/web/stock/stock-of-site.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';
import { AccountsAway } from './accounts-away.tsx';
import { GaragePage } from './garage-page.tsx';
import { pageAccount, pageBrowser } from './page-account.ts';

/** Number of sold vehicles with similar ones, and how many of these. */
const maxSold = 3;
const similarCount = 3;

/**
 * The shopper's own page (NAV-15). Its other addresses redirect to the site's own name for it;
 * without a session to sign in and back (SAVE-07).
 */
export const garageRoute = () =>
  routePage(async ({ site, path, query, services: { accounts }, now }) => {
    const own = garagePath(site);
    if (!site.features.garagePages) return null;
    if (path !== own) return { redirect: { to: own, permanent: false } };
    const title = garageTitle(site);
    const described = { title, description: null, noIndex: true };
    const metadata = { referrer: 'same-origin' } as const;
    const found = await pageAccount(accounts, site.slug, await pageBrowser(), now);
    const away = { described, metadata, status: 503, view: <AccountsAway site={site} /> };
    if (found === 'away' || !accounts) return away;
    if (!found.session)
      return { redirect: { to: signInPath({ type: 'garage', redirect: own, back: '/' }), permanent: false } };
    const { account, id: session } = found.session;
    const garage = await readGarage(accounts, site, account, now).catch(() => null);
    if (!garage) return away;
    const view = (
      <GaragePage
        site={site}
        account={account}
        garage={garage}
        similar={await similarToSold(site, garage)}
        session={session}
        path={own}
        title={title}
        order={garageOrder(query.get('sort'))}
        now={now}
        notice={query.get('says') ?? ''}
        timeZone={chosenLocations(site.locations, 'primary')[0]?.timeZone ?? ''}
      />
    );
    return { described, metadata, view };
  });

async function similarToSold(site: StockSite, { cars }: Garage): Promise<Map<string, StockCard[]>> {
  const sold = cars.flatMap(({ card }) => (card?.status === 'sold' ? [card] : [])).slice(0, maxSold);
  const stock = stockOfSite(site);
  const entries = sold.map(
    async (card) => [card.id, await findSimilar(card, stock, { max: similarCount }).catch(() => [])] as const,
  );
  return new Map(await Promise.all(entries));
}
