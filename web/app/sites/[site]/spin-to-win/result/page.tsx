import { wheelPath, wheelResultPath } from '@/domain/accounts/prize-wheel.ts';
import { signInPath } from '@/domain/accounts/sign-in-path.ts';
import { spinOf, wheelOfSite } from '@/web/accounts/spin-wheel.ts';
import { services } from '@/web/platform/services.ts';
import { AccountsAway } from '@/web/render/account/accounts-away.tsx';
import { pageAccount, pageBrowser } from '@/web/render/account/page-account.ts';
import { WheelResult } from '@/web/render/promotions/wheel-result.tsx';
import { routePage } from '@/web/render/route-page.tsx';

const described = { title: 'Your spin', description: null, noIndex: true };
const metadata = { referrer: 'same-origin' } as const;

/** What the wheel gave to the signed-in shopper (NAV-15); a reload draws nothing again. */
const { generateMetadata, Page } = routePage(async ({ site, query, now }) => {
  const wheel = await wheelOfSite(site.slug);
  if (!wheel) return null;
  const { accounts } = services();
  const away = { described, metadata, status: 503, view: <AccountsAway site={site} /> };
  const found = await pageAccount(accounts, site.slug, await pageBrowser(), now);
  if (found === 'away' || !accounts) return away;
  if (!found.session)
    return {
      redirect: { to: signInPath({ type: 'promotion', redirect: wheelResultPath, back: wheelPath }), permanent: false },
    };
  const spin = await spinOf({ accounts, account: found.session.account }, wheel).catch(() => undefined);
  if (spin === undefined) return away;
  if (spin === null && query.get('says') !== 'failed') return { redirect: { to: wheelPath, permanent: false } };
  return { described, metadata, view: <WheelResult dealer={site.name} wheel={wheel} spin={spin} /> };
});

export { generateMetadata };
export default Page;
