import { garagePath } from '@/domain/accounts/garage-path.ts';
import { signInTarget } from '@/domain/accounts/sign-in-path.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { readCookie } from '@/web/accounts/account-cookies.ts';
import { readForm } from '@/web/accounts/sign-in-form.ts';
import { services } from '@/web/platform/services.ts';
import { AccountsAway } from '@/web/render/account/accounts-away.tsx';
import { EndedHere, endedOf } from '@/web/render/account/ended-here.tsx';
import { pageAccount, pageBrowser } from '@/web/render/account/page-account.ts';
import { SignInPage } from '@/web/render/account/sign-in-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';
import { vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';

const described = { title: 'Sign in', description: null, noIndex: true };
const metadata = { referrer: 'same-origin' } as const;

/** Sign-in by a one-time code or a passkey (NAV-15, SAVE-06). Who is signed in already goes straight on, but for the offer of a passkey. */
const { generateMetadata, Page } = routePage(async ({ site, query, services: { accounts }, now }) => {
  const target = signInTarget((name) => query.get(name), garagePath(site));
  const browser = await pageBrowser();
  const ended = endedOf(query.get('ended'), readCookie(browser.cookies, 'session', browser.secure));
  if (ended) return { described: { ...described, title: 'Signed out' }, metadata, view: <EndedHere kind={ended} /> };
  const account = await pageAccount(accounts, site.slug, browser, now);
  if (account === 'away') return { described, metadata, status: 503, view: <AccountsAway site={site} /> };
  const offers = account.session !== null && query.get('step') === 'passkey';
  if (account.session && !offers) return { redirect: { to: target.redirect, permanent: false } };
  const { sms } = services();
  const view = (
    <SignInPage
      site={site}
      target={target}
      challenge={query.get('change') ? null : account.challenge}
      form={readForm(account.form)}
      passkey={offers ? 'offer' : account.passkey ? 'first' : 'also'}
      vehicle={await vehicleOf(site, target.redirect)}
      inbox={sms.inbox ?? ''}
      isSandbox={sms.kind === 'sandbox'}
      timeZone={chosenLocations(site.locations, 'primary')[0]?.timeZone ?? ''}
      now={now}
    />
  );
  return { described, metadata, view };
});

/** The vehicle whose page the shopper comes from; the page works without it too. */
async function vehicleOf(site: StockSite, path: string): Promise<StockVehicle | null> {
  const { kind, params } = routeOfPath(path.split(/[?#]/)[0] ?? '/');
  if (kind !== 'vehicle') return null;
  return vehicleOfSite(site, params.slug ?? '').catch(() => null);
}

export { generateMetadata };
export default Page;
