import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { testCar, testHold } from '@/web/purchases/purchases.fixture.ts';
import type { PaperRow } from '@/web/records/papers.ts';
import { ReservationDesk } from './reservation-desk.tsx';
import { SaleFields } from './reservation-papers.tsx';

const at = new Date(Date.UTC(2026, 10, 25, 6, 30));
const paper = (kind: PaperRow['kind'], number: number): PaperRow => ({
  id: `${kind}-id`,
  seller: 'a',
  hold: 'h',
  kind,
  number,
  transfer: null,
  content: null,
  cents: 200_00,
  gstCents: 18_18,
  issuedAt: at,
  message: null,
  sends: 0,
  requestedAt: at,
});
const seller = { abn: '51 824 753 556', state: 'vic' };
const applied = { state: 'applied', money: 'captured', email: 'nora@example.com' } as const;

type More = { papers?: PaperRow[]; seller?: typeof seller; failed?: string };
function markup(hold: Partial<HoldRecord>, { papers = [paper('receipt', 318)], failed, ...more }: More = {}): string {
  const found = { hold: testHold(at, hold), events: [], transfers: [], line: [], papers };
  const props = { seller, found, failed: failed ?? null, now: at.getTime(), ...more };
  return renderToStaticMarkup(<ReservationDesk {...props} />);
}

describe('[CHK-04] a refund that came back', () => {
  it('shows what happened and offers both ways out; another reservation offers neither', () => {
    const page = markup({ state: 'released', money: 'refund-failed' });
    expect(page).toContain('The refund of $200.00 to Visa ending 4242 did not go through.');
    expect(page).toContain('Send the refund of $200.00 again');
    expect(page).toContain('I paid $200.00 another way');
    for (const money of ['refunded', 'refunding', 'repaid'] as const)
      expect(markup({ state: 'released', money })).not.toMatch(/did not go through|Send the refund|I paid/);
  });
});

describe('[PLUS-22] the papers of a reservation in the desk', () => {
  it('open there, and are sent again by who has an address', () => {
    const page = markup(applied, { papers: [paper('receipt', 318), paper('invoice', 1204)] });
    expect(page).toMatch(/href="\/api\/desk\/reservations\/h\/papers\/invoice-id"[^>]*>Tax invoice INV-001204/);
    expect(page).toContain('GST $18.18');
    expect(page).toContain('Send INV-001204 again');
    expect(page).not.toContain('Issue the tax invoice');
    const without = markup({ ...applied, email: '' });
    expect(without).not.toContain('R-000318 again');
    expect(without).toContain('No email address');
  });

  it('a missing ABN is named, before the deposit is applied too: then neither invoice nor forfeiture is offered', () => {
    for (const hold of [{}, applied]) {
      const page = markup(hold, { seller: { abn: '', state: 'vic' } });
      expect(page).toContain('this dealership has no ABN');
      expect(page).not.toContain('name="charges"');
      expect(page).not.toContain('value="forfeit"');
    }
  });

  it('an applied deposit without its invoice has the form for it; a drive-away price needs its charges', () => {
    const page = markup(applied);
    expect(page).toContain('Issue the tax invoice');
    expect(page).toMatch(/<input[^>]*required=""[^>]*name="charges"|<input[^>]*name="charges"[^>]*required=""/);
    const held = markup({});
    expect(held).toContain('Apply $200.00 to the sale');
    expect(held).toContain('Empty: no tax invoice yet');
    const plain = markup({ car: testCar({ priceType: 'excluding_government_charges_price' }) });
    expect(plain).toMatch(/name="charges"[^>]*value="0"/);
    expect(markup({ depositCents: 0, money: 'none' })).not.toContain('name="charges"');
  });

  it('a name that cannot be printed is requested in letters that print', () => {
    expect(markup({ ...applied, name: 'Nguyễn Thị Hồng' })).not.toContain('name="buyerName"');
    const page = markup({ ...applied, name: '王伟' });
    expect(page).toMatch(/“王伟” cannot be printed on an invoice<input[^>]*name="buyerName"/);
  });

  it('the extras are posted as they are shown; where they cannot be read staff confirm that the invoice is without them', () => {
    const chosen = { choices: { extras: { ids: ['mats'] } }, car: testCar(), changedAt: at };
    const purchase = { purchase: chosen, view: null, timeZone: 'Australia/Melbourne' } as never;
    const found = { hold: testHold(at, applied), events: [], transfers: [], line: [], papers: [] };
    const away = renderToStaticMarkup(<ReservationDesk {...{ found, purchase, seller }} failed={null} now={0} />);
    expect(away).toContain('cannot be read now');
    expect(away).toContain('name="withoutExtras"');
    const shown = renderToStaticMarkup(<SaleFields hold={found.hold} extras={[{ name: 'Mats', cents: 295_00 }]} />);
    expect(shown).toContain('value="[[&quot;Mats&quot;,29500]]"');
    expect(shown).toContain('With the extras of the online purchase, $295');
  });

  it('a deposit is retained after it was applied alone; cooling off is offered where the state has it, with its bound', () => {
    expect(markup({})).not.toContain('value="forfeit"');
    const sale = { abn: '', priceCents: 66_990_00, chargesCents: 0, luxuryTaxCents: 0, extras: [], buyer: '' };
    expect(markup({ ...applied, sale })).toContain('Ended in the cooling-off period: $200.00 at most');
    expect(markup(applied)).toContain('Ended in the cooling-off period: $100.00 at most');
    const west = markup(applied, { seller: { ...seller, state: 'wa' } });
    expect([west.includes('cooling-off period'), west.includes('value="broken"')]).toEqual([false, true]);
  });

  it('what could not be done is shown by its name', () => {
    expect(markup({}, { failed: 'release' })).toContain('Letting a car go needs a reason');
    expect(markup(applied, { failed: 'invoice' })).toContain('No tax invoice was issued');
    expect(markup(applied, { failed: 'forfeit' })).toContain('Nothing was retained');
    expect(markup(applied, { failed: 'constructor' })).toContain('That could not be done');
    expect(markup({})).not.toContain('role="alert"');
  });
});
