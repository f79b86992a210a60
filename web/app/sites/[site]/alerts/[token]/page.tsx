import { garagePath, garageTitle } from '@/domain/accounts/garage-path.ts';
import { services } from '@/web/platform/services.ts';
import { accountOfLink, findConsent } from '@/web/records/alert-consents.ts';
import { AccountsAway } from '@/web/render/account/accounts-away.tsx';
import { AlertsPage } from '@/web/render/account/alerts-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

const described = { title: 'Alerts', description: null, noIndex: true };
const metadata = { referrer: 'same-origin' } as const;

/** The page that a message's link opens (PLUS-21). It changes nothing by being opened: mail programs look at links by themselves. */
const { generateMetadata, Page } = routePage(async ({ site, params, query }) => {
  const { accounts } = services();
  const token = params.token ?? '';
  const database = accounts?.records.database;
  const found = database
    ? await accountOfLink(database, site.slug, token).then(
        async (account) => account && { account, consent: await findConsent(database, account.id) },
        () => undefined,
      )
    : undefined;
  if (found === undefined) return { described, metadata, status: 503, view: <AccountsAway site={site} /> };
  if (found === null) return null;
  const view = (
    <AlertsPage
      dealer={site.name}
      token={token}
      kinds={found.consent?.kinds ?? []}
      confirm={query.get('confirm') ?? ''}
      notice={query.get('says') ?? ''}
      garage={{ path: garagePath(site), title: garageTitle(site) }}
    />
  );
  return { described, metadata, view };
});

export { generateMetadata };
export default Page;
