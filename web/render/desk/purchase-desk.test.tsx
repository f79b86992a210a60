import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { purchaseSums } from '@/domain/purchases/purchase-sums.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import type { OpenDeskPurchase } from '@/web/purchases/desk-purchase.ts';
import { testCar, testHold } from '@/web/purchases/purchases.fixture.ts';
import type { PurchaseView } from '@/web/purchases/view-purchase.ts';
import type { Purchase } from '@/web/records/purchases.ts';
import { PurchaseDesk } from './purchase-desk.tsx';
import { PurchasesPage } from './purchases-page.tsx';

const at = new Date(Date.UTC(2026, 10, 25, 6, 30));
const now = at.getTime() + 4 * 60_000;
const mats = { id: 'mats', name: 'Floor mats', text: '', cents: 295_00 };
const purchase: Purchase = {
  ...{ id: 'p', site: 'a', seller: 'a', vehicle: 'v1', car: testCar(), browser: 'b', account: null },
  ...{ choices: { payment: { way: 'cash' } }, priceCents: 66_990_00, lead: null, sentAt: null },
  ...{ helper: '', helperId: '', helperSince: null, helpedAt: null, note: '', proposals: {} },
  ...{ createdAt: at, changedAt: at },
};
const mei = { helper: 'Mei', helperId: 'mei-1', helperSince: at, helpedAt: at };
const jane = { ...mei, helper: 'Jane', helperId: 'jane-1' };
const day = 24 * 3_600_000;
const view: PurchaseView = {
  ...{ purchase, vehicle: pageVehicle({}), dealership: { site: siteWith(), place: place('Southbank') } },
  ...{ timeZone: 'Australia/Melbourne', choices: purchase.choices, offered: [mats], extras: [], extrasGone: 0 },
  ...{ tradeIn: null, tradeInGone: false, finance: null, financeSettings: null, handover: null, hold: null },
  places: [{ id: 'l1', name: 'Southbank', days: [] } as unknown as PurchaseView['places'][number]],
  priceBeforeCents: null,
  sums: purchaseSums({
    ...{ priceCents: 66_990_00, priceType: 'drive_away_price', extras: [], handover: null, tradeIn: null },
    depositCents: 0,
  }),
};
const found = (more: Partial<Purchase> = {}, rest: Partial<OpenDeskPurchase> = {}): OpenDeskPurchase => ({
  ...{ purchase: { ...purchase, ...more }, view, proposed: null, buyer: null, events: [], timeZone: view.timeZone },
  ...rest,
});
const markup = (one: OpenDeskPurchase | null, failed: string | null = null) =>
  renderToStaticMarkup(<PurchaseDesk found={one} staff="mei-1" failed={failed} now={now} />);
const copy = (...of: Parameters<typeof markup>) =>
  markup(...of)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

describe('[CHK-05] a purchase under way in the desk', () => {
  it('shows who, which car, each step and the sums that its shopper reads', () => {
    const text = copy(found({}, { buyer: { name: 'Nora Castellan', phone: '+61491570110' } }));
    for (const line of ['Nora Castellan', '0491 570 110', '2024 Ford Ranger', 'Last active 4 min ago', 'SB4812'])
      expect(text).toContain(line);
    expect(text).toMatch(/Finance or cash , done Cash or own bank/);
    expect(text).toMatch(/Left to pay \$66,990/);
    expect(copy(found())).toContain('A shopper, no details yet');
    expect(markup(found())).not.toContain('tel:');
  });

  it('[CHK-04] shows the state of the deposit of its reservation, also of a refund that came back', () => {
    const held = (money: HoldRecord['money']) => found({}, { view: { ...view, hold: testHold(at, { money }) } });
    expect(copy(held('authorised'))).toContain('Deposit of $200.00: Authorised on Visa ending 4242, not charged.');
    expect(copy(held('refund-failed'))).toContain(
      'Deposit of $200.00: The refund to Visa ending 4242 did not go through. Its reservation says what to do.',
    );
  });

  it('offers help, and fields only to the helper: none of them is money or terms', () => {
    expect(copy(found())).toContain('Help with this purchase');
    const other = copy(found(jane));
    expect(other).toContain('Jane is helping since 25 Nov 2026, 5:30 pm');
    expect(other).toContain('Take over from Jane');
    for (const page of [markup(found()), markup(found(jane))]) expect(page).not.toContain('name="note"');
    const mine = markup(found(mei));
    const names = [...mine.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(
      new Set(['action', 'note', 'step', 'mark', 'extra-mats', 'way', 'slot', 'postcode']),
    );
    expect(mine).toContain('value="hand-back"');
  });

  it('distinguishes two of one name, and names a helper without a name', () => {
    const namesake = copy(found({ ...mei, helperId: 'mei-2' }));
    expect(namesake).toContain('Mei is helping since');
    expect(namesake).toContain('Take over from Mei');
    expect(markup(found({ ...mei, helperId: 'mei-2' }))).toContain('name="helper" value="mei-2"');
    expect(copy(found({ ...jane, helper: '' }))).toContain('Take over from a colleague');
  });

  it('shows until when someone helped whose help ended by itself, and lets anyone help', () => {
    for (const [one, text] of [
      [jane, 'Jane helped until 25 Nov 2026, 5:30 pm'],
      [mei, 'You helped until 25 Nov 2026, 5:30 pm'],
    ] as const) {
      const ended = found({ ...one, helpedAt: new Date(at.getTime() - day) });
      expect(copy(ended)).toContain(text);
      expect(copy(ended)).toContain('Help with this purchase');
      expect(markup(ended)).not.toContain('name="note"');
    }
  });

  it('starts from what staff filled in before, else from the shopper’s choice', () => {
    const proposals = { extras: { id: 'x', by: 'Mei', choice: { ids: ['mats'] } } };
    const page = markup(found({ ...mei, proposals }));
    expect(page).toMatch(/<input(?=[^>]*name="extra-mats")(?=[^>]*checked="")/);
    expect(markup(found(mei))).not.toMatch(/<input(?=[^>]*name="extra-mats")(?=[^>]*checked="")/);
  });

  it('shows what could not be stored, and what is no purchase any more', () => {
    expect(copy(found(), 'changed')).toContain('That was not stored: it was changed since you opened this page.');
    expect(copy(found(), 'postcode')).toContain('Enter an Australian postcode');
    expect(copy(found(), '__proto__')).toContain('That could not be stored.');
    expect(copy(null)).toContain('There is no such purchase under way');
    expect(copy(found({}, { view: null }))).toContain(
      'The 2024 Ford Ranger is no longer listed, or cannot be read at the moment',
    );
    expect(copy(found({}, { view: null }))).not.toContain('What was sent');
    expect(copy(found({ sentAt: at }, { view: null }))).toContain('What was sent is in the enquiry.');
  });

  it('names what happened, by whom', () => {
    const event = {
      purchase: 'p',
      at,
      id: '1',
      kind: 'not-set',
      actor: 'Mei',
      step: 'extras',
      says: 'Floor mats',
    } as const;
    expect(copy(found({}, { events: [event] }))).toContain(
      'Not stored, since it was changed meanwhile: Extras, “Floor mats” 25 Nov 2026, 5:30 pm, Mei',
    );
  });
});

it('[CHK-05] the list names shoppers who gave details alone, with how far they came', () => {
  const proposals = { extras: { id: 'x', by: 'Mei', choice: { ids: ['mats'] } } };
  const rows = [
    { purchase: { ...purchase, ...mei, proposals }, buyer: { name: 'Nora Castellan', phone: '+61491570110' } },
    { purchase: { ...purchase, id: 'q' }, buyer: null },
    { purchase: { ...purchase, ...jane, id: 'r', helpedAt: new Date(at.getTime() - day) }, buyer: null },
  ];
  const seen = { staff: 'ada-1', now, timeZone: view.timeZone };
  const page = renderToStaticMarkup(<PurchasesPage site={{ name: 'Southbank Ford' }} rows={rows} {...seen} />);
  for (const text of [
    'Nora Castellan',
    'Mei is helping',
    'Jane helped until 25 Nov 2026, 5:30 pm',
    '1 step waits',
    'A shopper',
    'Last active 4 min ago',
  ])
    expect(page.replaceAll('<!-- -->', '')).toContain(text);
  expect(page).toContain('href="/desk/purchases/q"');
  expect(page.replaceAll('<!-- -->', '')).toContain('1 of 5 steps filled in');
});
