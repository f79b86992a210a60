import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { nora, TestReservations } from '@/tests/reservations.fixture.ts';
import { setCookie } from '@/web/accounts/account-cookies.ts';
import { openAccounts } from '@/web/accounts/account-services.ts';
import { confirmedMark } from '@/web/accounts/confirmed-number.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { writeCheckoutForm } from '@/web/purchases/checkout-form.ts';
import { testCar, testDealer } from '@/web/purchases/purchases.fixture.ts';
import { releaseHold } from '@/web/purchases/release-hold.ts';
import { CheckoutPage } from '@/web/render/purchase/checkout-page.tsx';
import { POST } from './route.ts';

const slug = '2024-ford-ranger-sb1';
const site = (more: Partial<ResolvedSite> = {}): ResolvedSite => ({
  ...siteWith({ features: { checkout: true }, options: { depositDollars: 200, holdHours: 48 } }),
  ...more,
});
let sites: Record<string, ResolvedSite> = {};
/** The stock of each site, by the vehicle's slug. */
let stock: Record<string, StockVehicle> = {};
vi.mock('@/web/content/read-site.ts', () => ({
  readSite: async (name: string) => sites[name] ?? null,
  readSiteHosts: async () => [],
}));
vi.mock('@/web/stock/stock-of-site.ts', () => ({
  vehicleOfSite: async (of: ResolvedSite, name: string) => stock[`${of.slug} ${name}`] ?? null,
}));

const all = new TestReservations();
let accounts: ReturnType<typeof openAccounts> | undefined;
let limited = false;
const vehicle = (other: object = {}) => pageVehicle({ dealership: { id: 'd1', slug: 'a-dealer' }, ...other });

beforeEach(() => {
  limited = false;
  sites = { 'a-dealer': site(), other: site({ slug: 'other' }) };
  stock = { [`a-dealer ${slug}`]: vehicle() };
  accounts ??= openAccounts(all.postgres.open(4), { kind: 'sandbox', send: async () => undefined }, 's');
  const takes = { takes: () => true, accountOf: () => 'acct_1' };
  Object.assign(all.test.payments, takes);
  const purchases = { ...all.test.services, limit: { take: async () => !limited } };
  const leads = { lastContent: { read: (_key: string, load: () => Promise<unknown>) => load() } };
  provideServices({ accounts, purchases, leads } as unknown as Services);
});

type Sent = { of?: string; phone?: string | null; until?: number; name?: string } & Record<string, unknown>;
const valid = { action: 'reserve', car: slug, price: '6699000', deposit: '20000', terms: 'yes' };

/** Where a posted form leads. `until`: when the number was confirmed. */
async function post(
  fields: Record<string, string>,
  { of = 'a-dealer', phone = nora, until, name = 'Nora' }: Sent = {},
) {
  const at = until ?? Date.now();
  const cookies = [
    ...(phone
      ? [setCookie('number', confirmedMark({ key: accounts?.key ?? Buffer.alloc(0), site: of, now: at }, phone), false)]
      : []),
    setCookie('checkout', writeCheckoutForm({ name, email: 'nora@example.com', phone: '0491 570 110' }), false),
  ].map((cookie) => cookie.split(';')[0]);
  const headers = new Headers({ host: `${of}.example`, [siteHeader]: of, cookie: cookies.join('; ') });
  const body = new URLSearchParams({ ...valid, ...fields });
  const response = await POST(new Request('http://web.invalid/', { method: 'POST', headers, body }));
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}
const checkout = `/cars/${slug}/checkout`;
const holds = () => all.postgres.query('select state, money, deposit_cents, phone from holds order by created_at');
/** Nothing was opened at the provider, and no car is held. */
async function nothingMoved() {
  expect(await holds()).toEqual([]);
  expect(all.test.payments.calls).toEqual([]);
  expect(await all.postgres.query('select id from ledger_transfers')).toEqual([]);
}
/** The sentence of a code in the address. */
function sentence(location: string): string {
  const problem = new URL(location, 'http://a.example').searchParams.get('says') ?? '';
  const props = {
    car: testCar(),
    dealer: testDealer,
    depositCents: 200_00,
    hours: 48,
    now: 0,
    mode: 'reserve',
    problemKey: problem,
  };
  const form = { name: '', email: '', phone: '', problem: '', field: 'none', againAt: 0 };
  const more = {
    path: checkout,
    form,
    step: 'review',
    isNextInLine: false,
    challenge: null,
    phone: nora,
    inbox: null,
    visit: '',
  };
  const page = <CheckoutPage {...({ ...props, ...more } as unknown as Parameters<typeof CheckoutPage>[0])} />;
  return /role="alert"[^>]*>([^<]*)</.exec(renderToStaticMarkup(page))?.[1] ?? '';
}

describe('[CHK-01] [CHK-03] [CHK-04] the checkout takes only what is true', () => {
  it('a reservation leads to the payment page, with our own amount', async () => {
    expect(await post({})).toMatch(/^\/reservation\/[0-9a-f-]{36}\?pay=1$/);
    expect(await holds()).toEqual([{ state: 'pending', money: 'open', deposit_cents: 200_00, phone: nora }]);
    expect([...all.test.payments.checkouts.values()].map(({ amountCents }) => amountCents)).toEqual([200_00]);
  });

  it.each([
    ['price', { price: '1' }],
    ['price of nothing', { price: '' }],
    ['deposit', { deposit: '1' }],
    ['deposit below nothing', { deposit: '-20000' }],
    ['deposit of nothing', { deposit: '0' }],
  ])('a changed %s is reported, and moves no money', async (_what, fields) => {
    const location = await post(fields);
    expect(sentence(location)).toBe(
      'The price or the deposit changed while this page was open. Please check both, then go on.',
    );
    await nothingMoved();
  });

  it('a price that the dealer changed meanwhile is reported', async () => {
    stock = { [`a-dealer ${slug}`]: vehicle({ priceCents: 65_990_00 }) };
    expect(sentence(await post({}))).toContain('The price or the deposit changed');
    await nothingMoved();
  });

  it('another site’s car, one that is not there, sold or coming soon leads to the car’s own page, which shows why', async () => {
    expect(await post({}, { of: 'other' })).toBe(`/cars/${slug}`);
    expect(await post({ car: 'no-such-car' })).toBe('/cars/no-such-car');
    for (const status of ['sold', 'coming_soon']) {
      stock = { [`a-dealer ${slug}`]: vehicle({ status }) };
      expect(await post({})).toBe(`/cars/${slug}`);
    }
    stock = { [`a-dealer ${slug}`]: vehicle({ reserved: true }) };
    expect(await post({})).toBe(`/cars/${slug}`);
    await nothingMoved();
  });

  it('a site that takes no reservations takes none, whatever is posted', async () => {
    sites = { 'a-dealer': site({ features: { ...site().features, checkout: false } }) };
    expect(await post({})).toBe(`/cars/${slug}`);
    await nothingMoved();
  });

  it('a confirmation that is over, another site’s, none, or one without a name is reported: nothing is held', async () => {
    const over = { until: Date.now() - 3 * 3_600_000 };
    for (const who of [over, { phone: null }, { name: '' }]) {
      const location = await post({}, who);
      expect(location).toBe(`${checkout}?says=confirm`);
      expect(sentence(location)).toContain('Please confirm your mobile number again. Nothing was charged');
    }
    await nothingMoved();
  });

  it('a number of a mark that was changed is none', async () => {
    const cookie = confirmedMark(
      { key: accounts?.key ?? Buffer.alloc(0), site: 'a-dealer', now: Date.now() },
      nora,
    ).replace('110', '111');
    const headers = new Headers({
      host: 'a',
      [siteHeader]: 'a-dealer',
      cookie: `forecourt_confirmed_number=${cookie}`,
    });
    const body = new URLSearchParams(valid);
    const response = await POST(new Request('http://web.invalid/', { method: 'POST', headers, body }));
    expect(response.headers.get('location')).toBe(`${checkout}?says=confirm`);
    await nothingMoved();
  });

  it('terms that were not agreed to, and too many tries, are reported', async () => {
    expect(sentence(await post({ terms: '' }))).toBe('Please agree to the reservation terms to go on.');
    limited = true;
    expect(sentence(await post({}))).toContain('tried very often');
    await nothingMoved();
  });

  it('a form that is none, or names what is not there, leads home', async () => {
    const odd: Record<string, string>[] = [{ action: 'steal' }, { car: '../../etc' }, { car: '' }, { mode: 'admin' }];
    for (const fields of odd) expect(await post(fields)).toBe('/');
    await nothingMoved();
  });

  it('a double click, two tabs and the way back open one payment page for one car', async () => {
    const places = new Set(await Promise.all(Array.from({ length: 6 }, () => post({}))));
    expect(places.size).toBe(1);
    expect(await post({})).toBe([...places][0]);
    expect(await holds()).toHaveLength(1);
    expect(all.test.payments.checkouts.size).toBe(1);
  });

  it('a car that another shopper holds leads to the page that shows until when it is held, and charges nothing', async () => {
    await post({}, { phone: '+61491570111' });
    const before = all.test.payments.calls.length;
    expect(await post({})).toBe(checkout);
    expect((await holds()).map(({ phone }) => phone)).toEqual(['+61491570111']);
    expect(all.test.payments.calls).toHaveLength(before);
  });

  it('a provider that is away holds no car, and the page shows that', async () => {
    all.test.payments.failing.set('open', new Error('away'));
    expect(sentence(await post({}))).toBe(
      'The payment page cannot be opened right now. Nothing was charged and the car is not held. Please try again.',
    );
    expect(await holds()).toMatchObject([{ state: 'expired', money: 'none' }]);
  });

  it('after a cancellation the same form reserves anew: its hold is another one', async () => {
    const first = await post({});
    const [row] = await all.postgres.query('select id from holds');
    const hold = await all.now(String(row?.id));
    await releaseHold(all.test.services, hold, { event: 'shopper-released' });
    expect(await post({})).not.toBe(first);
    expect((await holds()).map(({ state }) => state)).toEqual(['released', 'pending']);
  });
});
