import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { stepMark } from '@/domain/purchases/purchase-help.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { TestReservations } from '@/tests/reservations.fixture.ts';
import { POST } from '@/web/app/api/desk/purchases/[purchase]/route.ts';
import { noName } from '@/web/content/staff.ts';
import { open } from '@/web/integrations/geocoding/sandbox.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import { findOpenPurchase } from '@/web/purchases/desk-purchase.ts';
import { testCar } from '@/web/purchases/purchases.fixture.ts';
import { eventsOfPurchase } from '@/web/records/purchase-desk.ts';
import { findPurchase, savePurchase } from '@/web/records/purchases.ts';

const dealer = (slug: string) => ({ ...siteWith({ features: { checkout: true } }), slug, id: `site-${slug}` });
const mats = { id: 'mats', name: 'Floor mats', text: '', cents: 295_00 };
vi.mock('@/web/content/read-site.ts', () => ({ readSite: async (slug: string) => dealer(slug) }));
vi.mock('@/web/content/read-extras.ts', () => ({ readExtras: async () => [mats] }));
vi.mock('@/web/platform/env.ts', () => ({ environment: () => ({ CONTENT_URL: 'http://content', PORT: 1 }) }));
vi.mock('@/web/stock/stock-of-site.ts', () => ({
  vehicleById: async (_site: unknown, id: string) =>
    id === 'v1' ? pageVehicle({ dealership: { id: 'd1', slug: 'a' } }) : null,
}));

const all = new TestReservations();
const here = { site: 'a', browser: 'browser-1', account: null };
/** The staff of one site, by the session in their cookie: "Mei@a". */
const staff = {
  staffOf: async (site: string, { cookie }: { cookie: string }) => {
    const [typed = '', of] = cookie.replace('forecourt_session_1=', '').split('@');
    const name = decodeURIComponent(typed);
    if (name === '') return 'signed-out';
    return `site-${of}` === site ? { id: `staff-${name}`, name } : 'forbidden';
  },
};
const geocoding = open();
let id = '';

beforeEach(async () => {
  await all.postgres.query('truncate purchases cascade');
  const lastContent = { read: (_key: string, load: () => Promise<unknown>) => load() };
  const leads = { lastContent, staff, records: { database: all.database } };
  provideServices({ purchases: all.test.services, leads, geocoding } as unknown as Services);
  const begun = { seller: 'a', vehicle: 'v1', car: testCar(), priceCents: 66_990_00 };
  id = (await savePurchase(all.database, here, begun, { payment: { way: 'cash' } })).id;
});

const now = async () => {
  const found = await findPurchase(all.database, here, 'v1');
  if (!found) throw new Error('There is no such purchase.');
  return found;
};
async function post(fields: Record<string, string>, { who = 'Mei@a', site = 'a', purchase = id } = {}) {
  const headers = new Headers({ [siteHeader]: site, cookie: who && `forecourt_session_1=${who}` });
  const request = new Request('http://web.invalid/', { method: 'POST', headers, body: new URLSearchParams(fields) });
  const response = await POST(request, { params: Promise.resolve({ purchase }) });
  return [response.status, response.headers.get('location')?.replace(`/desk/purchases/${id}`, '') ?? ''];
}
const help = (who = 'Mei@a') => post({ action: 'help', helper: '' }, { who });
const fillIn = async (fields: Record<string, string>, who?: string) =>
  post(
    { action: 'step', mark: stepMark(await now(), fields.step === 'handover' ? 'handover' : 'extras'), ...fields },
    { who },
  );

describe('[CHK-05] the desk takes a purchase over', () => {
  it('never stores an e-mail address as the name that the shopper reads', async () => {
    await help('mei.tran%40a.example@a');
    await fillIn({ step: 'extras', 'extra-mats': 'yes' }, 'mei.tran%40a.example@a');
    expect(await now()).toMatchObject({ helper: '', helperId: 'staff-mei.tran@a.example' });
    const stored = await all.postgres.query('select helper, proposals from purchases');
    const history = await all.postgres.query('select actor, kind from purchase_events order by at');
    expect(JSON.stringify([stored, history])).not.toContain('mei.tran');
    expect(history.map(({ kind }) => kind)).toEqual(['helped', 'set']);
  });

  it('stores no name where the staff account has none', async () => {
    await help(`${noName}@a`);
    expect(await now()).toMatchObject({ helper: '', helperId: `staff-${noName}` });
  });

  it('fills in steps, writes a note and hands back; money, terms and the shopper’s own choices stay untouched', async () => {
    const before = await now();
    expect(await help()).toEqual([303, '']);
    expect(await fillIn({ step: 'extras', 'extra-mats': 'yes', 'extra-gold': 'yes' })).toEqual([303, '']);
    expect(await fillIn({ step: 'handover', way: 'delivery', postcode: '3550' })).toEqual([303, '']);
    expect(await post({ action: 'note', note: ' The mats \u0000fit. ' })).toEqual([303, '']);
    const helped = await now();
    expect(helped).toMatchObject({ helper: 'Mei', note: 'The mats fit.', choices: before.choices });
    expect(helped.proposals).toMatchObject({
      extras: { by: 'Mei', choice: { ids: ['mats'] } },
      handover: { by: 'Mei', choice: { way: 'delivery', postcode: '3550' } },
    });
    const seen = await findOpenPurchase(
      { records: { database: all.database } as never, geocoding },
      { slug: 'a' },
      id,
      Date.now(),
    );
    expect(seen?.view?.sums.totalCents).toBe(66_990_00);
    expect(seen?.proposed).toMatchObject({
      left: '$67,285',
      lines: [{ step: 'handover' }, { step: 'extras', value: '$295' }],
    });
    expect(await post({ action: 'hand-back' })).toEqual([303, '']);
    expect((await now()).proposals).toEqual(helped.proposals);
    expect(await all.postgres.query('select id from holds')).toEqual([]);
    expect(all.test.payments.calls).toEqual([]);
  });

  it('what is not offered, a step of money, a long note and a post of nothing store nothing, each with its reason', async () => {
    await help();
    expect(await fillIn({ step: 'handover', way: 'pick-up', slot: '2020-01-01T10:00' })).toEqual([303, '?failed=slot']);
    expect(await fillIn({ step: 'handover', way: 'delivery', postcode: 'x' })).toEqual([303, '?failed=postcode']);
    for (const fields of [
      { action: 'step', step: 'payment', way: 'finance', mark: '' },
      { action: 'step', step: 'price', mark: '' },
      { action: 'agree', step: 'extras' },
      { action: 'note', note: 'x'.repeat(501) },
      {},
    ] as Record<string, string>[])
      expect(await post(fields)).toEqual([303, '?failed=failed']);
    expect(await now()).toMatchObject({ note: '', proposals: {} });
  });

  it('a note is as long as the field lets staff write, whose line ends a browser posts as two characters', async () => {
    await help();
    const lines = 'a line\n'.repeat(71);
    expect(await post({ action: 'note', note: lines.replaceAll('\n', '\r\n') })).toEqual([303, '']);
    expect((await now()).note).toBe(lines.trim());
  });

  it('a form from before a change is refused, and the history names what it chose', async () => {
    await help();
    expect(await fillIn({ step: 'extras', 'extra-mats': 'yes', mark: '[null,"older"]' })).toEqual([
      303,
      '?failed=changed',
    ]);
    expect((await eventsOfPurchase(all.database, id)).at(-1)).toMatchObject({ kind: 'not-set', says: 'Floor mats' });
    expect((await now()).proposals).toEqual({});
  });

  it('who does not help, or was relieved by a colleague, changes nothing', async () => {
    expect(await fillIn({ step: 'extras', 'extra-mats': 'yes' })).toEqual([303, '?failed=not-yours']);
    await help();
    expect(await help('Jane@a')).toEqual([303, '?failed=changed']);
    expect(await post({ action: 'help', helper: 'staff-Mei' }, { who: 'Jane@a' })).toEqual([303, '']);
    expect(await post({ action: 'note', note: 'Mine' })).toEqual([303, '?failed=not-yours']);
    expect(await now()).toMatchObject({ helper: 'Jane', note: '' });
  });
});

it('[CHK-05] [CFG-04] only the staff of the dealership whose car it is', async () => {
  expect((await post({ action: 'help' }, { who: '' }))[0]).toBe(401);
  expect((await post({ action: 'help' }, { who: 'Eve@b' }))[0]).toBe(403);
  expect(await post({ action: 'help' }, { who: 'Eve@b', site: 'b' })).toEqual([303, '?failed=not-yours']);
  expect((await now()).helper).toBe('');
  const services = { records: { database: all.database } as never, geocoding };
  expect(await findOpenPurchase(services, { slug: 'b' }, id, Date.now())).toBe(null);
});
