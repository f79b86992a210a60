import { beforeEach, describe, expect, it, vi } from 'vitest';
import { statedRepayment } from '@/domain/finance/repayment-claim.ts';
import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { stepProblems } from '@/domain/purchases/choose-step.ts';
import { stepMark } from '@/domain/purchases/purchase-help.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { TestReservations } from '@/tests/reservations.fixture.ts';
import { openAccounts } from '@/web/accounts/account-services.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { purchaseOf } from '@/web/purchases/send-purchase.ts';
import { viewPurchase } from '@/web/purchases/view-purchase.ts';
import type { Records } from '@/web/records/database.ts';
import { insertLead } from '@/web/records/insert-lead.ts';
import { newLead, noOutbox } from '@/web/records/new-lead.fixture.ts';
import { helpWith, proposeStep } from '@/web/records/purchase-help.ts';
import { purchases } from '@/web/records/purchase-tables.ts';
import { POST } from './route.ts';

const bookable = place('Southbank', {
  bookings: [{ kind: 'visit', minutes: 60, places: 1 }],
} as unknown as Parameters<typeof place>[1]);
const site = (more: Partial<ResolvedSite> = {}): ResolvedSite => ({
  ...siteWith({ features: { checkout: true, onlinePurchase: true }, locations: [bookable] }),
  ...more,
});
let sites: Record<string, ResolvedSite> = {};
let stock: Record<string, StockVehicle> = {};
let extras = [{ id: 'mats', name: 'Floor mats', text: '', cents: 295_00 }];
vi.mock('@/web/content/read-site.ts', () => ({ readSite: async (name: string) => sites[name] ?? null }));
vi.mock('@/web/content/read-extras.ts', () => ({ readExtras: async () => extras }));
vi.mock('@/web/stock/stock-of-site.ts', () => ({
  vehicleById: async (of: ResolvedSite, id: string) => stock[`${of.slug} ${id}`] ?? null,
}));

const all = new TestReservations();
const vehicle = (other: object = {}) => pageVehicle({ dealership: { id: 'd1', slug: 'a-dealer' }, ...other });
const geocoding = { kind: 'sandbox', placeOf: async () => null, mapsKey: null } as unknown as Services['geocoding'];
let records: Records | undefined;
let limited = false;
let accounts: ReturnType<typeof openAccounts> | undefined;
const leadServices = () => ({
  records,
  lastContent: { read: (_key: string, load: () => Promise<unknown>) => load() },
});

beforeEach(async () => {
  limited = false;
  sites = { 'a-dealer': site(), other: site({ slug: 'other' }) };
  stock = { 'a-dealer v1': vehicle() };
  extras = [{ id: 'mats', name: 'Floor mats', text: '', cents: 295_00 }];
  records ??= all.postgres.open(6);
  accounts ??= openAccounts(records, { kind: 'sandbox', send: async () => undefined }, 's');
  const purchases = { ...all.test.services, steps: { take: async () => !limited } };
  provideServices({ accounts, purchases, leads: leadServices(), geocoding } as unknown as Services);
  await all.postgres.query('truncate purchases cascade');
});

let cookie = '';
/** Where a posted step leads; its cookie goes with the next one. */
async function post(fields: Record<string, string>, { of = 'a-dealer', anew = true, headers = {} } = {}) {
  if (anew) cookie = '';
  const all_ = new Headers({ host: `${of}.example`, [siteHeader]: of, cookie, ...headers });
  const body = new URLSearchParams({ action: 'step', car: 'v1', step: 'price', ...fields });
  const response = await POST(new Request('http://web.invalid/', { method: 'POST', headers: all_, body }));
  expect(response.status).toBe(303);
  cookie =
    response.headers
      .getSetCookie()
      .find((one) => one.startsWith('forecourt_purchase='))
      ?.split(';')[0] ?? cookie;
  return response.headers.get('location') ?? '';
}
const hub = '/checkout-journey?car_id=v1';
const rows = () => all.postgres.query('select choices, price_cents, vehicle, site from purchases');
const sent = async (of = 'a-dealer') => {
  const about = { vehicle: stock[`${of} v1`] ?? vehicle(), site: sites[of] ?? site(), place: bookable };
  const find = purchaseOf({ leads: leadServices(), accounts: accounts ?? null, geocoding } as unknown as Parameters<
    typeof purchaseOf
  >[0]);
  return find({ site: sites[of] ?? site(), about, cookies: cookie, secure: false, now: Date.now() });
};

const problemOf = (location: string) => new URL(location, 'http://a.example').searchParams.get('says') ?? '';

describe('[CHK-05] the steps of a purchase take only what is offered', () => {
  it('a step is stored, with the price as it is, and leads to all steps', async () => {
    expect(await post({ step: 'payment', way: 'cash', price: '1', price_cents: '1' })).toBe(hub);
    expect(await rows()).toEqual([
      { choices: { payment: { way: 'cash' } }, price_cents: 66_990_00, vehicle: 'v1', site: 'a-dealer' },
    ]);
  });

  it.each([
    ['nothing chosen', { step: 'payment', way: '' }, 'choose'],
    ['a way that is none', { step: 'payment', way: 'bitcoin' }, 'choose'],
    ['finance where the car has none', { step: 'payment', way: 'finance', term: '5' }, 'choose'],
    ['another’s estimate', { step: 'trade-in', way: 'estimate', lead: 'someone-elses' }, 'trade-in'],
    ['a time that is not offered', { step: 'handover', way: 'pick-up', slot: '2020-01-01T10:00' }, 'slot'],
    ['a postcode that is none', { step: 'handover', way: 'delivery', postcode: '99' }, 'postcode'],
    ['a postcode of no place', { step: 'handover', way: 'delivery', postcode: '9999' }, 'no-postcode'],
  ])('%s is reported in one sentence, and stores nothing', async (_what, fields, problem) => {
    const location = await post(fields);
    expect(location).toContain(`step=${fields.step}`);
    expect(problemOf(location)).toBe(problem);
    expect(stepProblems[problem as keyof typeof stepProblems]).toMatch(/^[A-Z].*\.$/);
    expect(await rows()).toEqual([]);
  });

  it('a final payment above what is borrowed is refused, and what was typed goes back to the form', async () => {
    const finance = { ...site().finance, provider: 'A lender', interestRatePercent: 8.5 };
    sites = { 'a-dealer': site({ finance }) };
    const { card, ...rest } = vehicle();
    const rates = { ratePercent: 8.5, comparisonRatePercent: 9, termYears: 5 };
    const weekly = statedRepayment({ frequency: 'weekly', repaymentCents: 300_00, ...rates });
    stock = { 'a-dealer v1': { ...rest, card: { ...card, weekly } } };
    const typed = { own: '2,000', final: '99,999', term: '5', frequency: 'monthly' };
    const { searchParams } = new URL(await post({ step: 'payment', way: 'finance', ...typed }), 'http://a.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ car_id: 'v1', step: 'payment', says: 'final' },
      ...{ deposit: '2,000', final_payment: '99,999', term: '5', frequency: 'monthly' },
    });
    expect(await rows()).toEqual([]);
    expect(await post({ step: 'payment', way: 'finance', ...typed, final: '3,000' })).toBe(hub);
  });

  it('an extra that is not offered, or has another price, is not taken: the price is ours', async () => {
    await post({ step: 'extras', 'extra-mats': 'yes', 'extra-gold': 'yes', 'extra-__proto__': 'yes', cents: '1' });
    expect((await rows())[0]?.choices).toEqual({ extras: { ids: ['mats'] } });
  });

  it('another site’s car, one that is sold or withdrawn, and a site without purchases store nothing', async () => {
    expect(await post({}, { of: 'other' })).toBe(hub);
    expect(await post({ car: 'nothing' })).toBe('/checkout-journey?car_id=nothing');
    stock = {};
    expect(await post({})).toBe(hub);
    stock = { 'a-dealer v1': vehicle() };
    sites = { 'a-dealer': site({ features: { ...site().features, onlinePurchase: false } }) };
    expect(await post({})).toBe(hub);
    expect(await rows()).toEqual([]);
  });

  it('a post of another origin, too many of them, and what is no form store nothing', async () => {
    expect(await post({}, { headers: { origin: 'https://evil.example' } })).toBe('/');
    const odd: Record<string, string>[] = [{ action: 'steal' }, { step: 'all' }, { car: '' }, { car: 'x'.repeat(101) }];
    for (const fields of odd) expect(await post(fields)).toBe('/');
    limited = true;
    expect(problemOf(await post({}))).toBe('often');
    expect(await rows()).toEqual([]);
  });

  it('a double click and two tabs of one browser store one purchase; another browser has its own', async () => {
    await post({ step: 'payment', way: 'cash' });
    await Promise.all([1, 2, 3].map(() => post({ step: 'extras', 'extra-mats': 'yes' }, { anew: false })));
    expect(await rows()).toEqual([
      expect.objectContaining({ choices: { payment: { way: 'cash' }, extras: { ids: ['mats'] } } }),
    ]);
    await post({ step: 'payment', way: 'cash' });
    expect(await rows()).toHaveLength(2);
  });

  it('no step moves money or holds a car', async () => {
    for (const step of ['price', 'payment', 'extras']) await post({ step, way: 'cash' });
    expect(await all.postgres.query('select id from holds')).toEqual([]);
    expect(all.test.payments.calls).toEqual([]);
  });
});

describe('[CHK-05] a step that staff filled in', () => {
  const open = async () => {
    await post({ step: 'extras' });
    const [row] = await all.postgres.query('select id from purchases');
    const who = { seller: 'a-dealer', purchase: String(row?.id), staff: 'jane-1', name: 'Jane' };
    await helpWith(all.database, who, '');
    const mark = stepMark({ choices: { extras: { ids: [] } }, proposals: {} }, 'extras');
    expect(await proposeStep(all.database, who, { step: 'extras', choice: { ids: ['mats'] }, mark, says: '' })).toBe(
      'done',
    );
    return proposal();
  };
  const proposal = async () => {
    const [row] = await all.postgres.query("select proposals->'extras'->>'id' as id from purchases");
    return String(row?.id ?? '');
  };
  const choices = async () => (await rows())[0]?.choices;
  const settle = (action: string, id: string) => post({ action, step: 'extras', proposal: id }, { anew: false });

  it('counts once the shopper agrees, or is taken out', async () => {
    expect(await settle('agree', await open())).toBe(hub);
    expect(await choices()).toEqual({ extras: { ids: ['mats'] } });
    await all.postgres.query('truncate purchases cascade');
    expect(await settle('decline', await open())).toBe(hub);
    expect([await choices(), await proposal()]).toEqual([{ extras: { ids: [] } }, '']);
  });

  it('another browser, an id that is another one now, and a step that staff cannot fill in settle nothing', async () => {
    const id = await open();
    expect(problemOf(await settle('agree', crypto.randomUUID()))).toBe('changed');
    await settle('agree', '');
    await post({ action: 'agree', step: 'payment', proposal: id }, { anew: false });
    await post({ action: 'agree', step: 'extras', proposal: id });
    expect([await choices(), await proposal()]).toEqual([{ extras: { ids: [] } }, id]);
  });

  it('the shopper’s own choice in a form that showed it takes it out; in an older form it stays to be looked over', async () => {
    const id = await open();
    await post({ step: 'extras' }, { anew: false });
    expect(await proposal()).toBe(id);
    await post({ step: 'extras', proposal: id }, { anew: false });
    expect(await proposal()).toBe('');
  });

  it('of a dealership that sells the car no more cannot be agreed to: its staff follow the purchase no more', async () => {
    const id = await open();
    stock = { 'a-dealer v1': vehicle({ dealership: { id: 'd2', slug: 'other' } }) };
    await settle('agree', id);
    expect(await all.postgres.query('select seller, helper, choices, proposals from purchases')).toEqual([
      { seller: 'other', helper: '', choices: { extras: { ids: [] } }, proposals: {} },
    ]);
  });

  it('is neither sent nor left out without a word', async () => {
    const id = await open();
    expect(await sent()).toEqual({ problem: expect.stringContaining('Jane filled in a step for you') });
    await settle('agree', id);
    expect(await sent()).toMatchObject({ details: { purchase: { total_cents: 67_285_00 } } });
  });
});

describe('[CHK-05] an accepted estimate that is no step yet', () => {
  const cars = { make: 'Mazda', model: 'CX-5', year: 2021, kilometres: 75_000 };
  const accepted = async () => {
    const valuation = {
      ...{ car: cars, answers: {}, low: 22_500, high: 26_500, steps: [], source: 'Sample', validUntil: '2026-11-29' },
      acceptedAtMs: Date.now(),
    } as unknown as NonNullable<LeadRecord['valuation']>;
    const lead = await insertLead(all.database, noOutbox, newLead({ site: 'a-dealer', category: 'Trade In' }));
    await all.postgres.query('update leads set valuation = $1 where id = $2', [JSON.stringify(valuation), lead.id]);
    return { id: lead.id, cookie: `forecourt_trade_in=${lead.token}` };
  };
  const desk = async () => {
    const [purchase] = await all.database.select().from(purchases);
    if (!purchase) throw new Error('There is no purchase.');
    const from = { records: leadServices().records as Records, geocoding };
    const view = await viewPurchase(from, { site: site(), vehicle: vehicle(), purchase, now: Date.now() });
    return view.sums.left;
  };

  it('is stored with the first step, so that staff read the sums that the shopper reads', async () => {
    const { id, cookie: own } = await accepted();
    await post({ step: 'payment', way: 'cash' }, { headers: { cookie: own } });
    expect((await rows())[0]?.choices).toEqual({ payment: { way: 'cash' }, tradeIn: { way: 'estimate', lead: id } });
    expect(await desk()).toBe('$40,490 to $44,490');
    expect(await sent()).toMatchObject({ details: { purchase: { left_to_pay_cents: [40_490_00, 44_490_00] } } });
  });

  it('does not take the place of what the shopper chose', async () => {
    const { cookie: own } = await accepted();
    await post({ step: 'trade-in', way: 'none' }, { headers: { cookie: own } });
    await post({ step: 'payment', way: 'cash' }, { anew: false, headers: { cookie: `${cookie}; ${own}` } });
    expect((await rows())[0]?.choices).toEqual({ payment: { way: 'cash' }, tradeIn: { way: 'none' } });
    expect(await desk()).toBe('$66,990');
  });
});

describe('[CHK-05] [NAV-08] what is sent of a purchase', () => {
  it('is every step with the sums as they are now, and none for a browser without one or on another site', async () => {
    await post({ step: 'payment', way: 'cash' });
    await post({ step: 'extras', 'extra-mats': 'yes' }, { anew: false });
    const found = await sent();
    expect(found).toMatchObject({
      details: { purchase: { total_cents: 67_285_00, left_to_pay_cents: [67_285_00, 67_285_00] } },
    });
    const lines = 'lines' in (found ?? {}) ? (found as { lines: { label: string; text: string }[] }).lines : [];
    expect(lines).toContainEqual({ label: 'Extras', text: 'Floor mats ($295)' });
    expect(await sent('other')).toBe(null);
    cookie = '';
    expect(await sent()).toBe(null);
  });

  it('a price that changed meanwhile is shown, and nothing is sent until the shopper went on with it', async () => {
    await post({ step: 'payment', way: 'cash' });
    stock = { 'a-dealer v1': vehicle({ priceCents: 67_990_00 }) };
    const found = await sent();
    expect(found).toEqual({
      problem: 'The price has changed since you saw it. Go back to all steps, look at it, then send them.',
    });
    await post({ step: 'price' }, { anew: false });
    expect(await sent()).toMatchObject({ details: { purchase: { total_cents: 67_990_00 } } });
  });

  it('an extra that is withdrawn meanwhile is in no sum', async () => {
    await post({ step: 'extras', 'extra-mats': 'yes' });
    extras = [];
    expect(await sent()).toMatchObject({ details: { purchase: { extras: [], total_cents: 66_990_00 } } });
  });
});
