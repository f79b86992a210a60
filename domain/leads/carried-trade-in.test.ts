import { describe, expect, it } from 'vitest';
import { adfOf } from './adf.ts';
import { carriedText, carriedTradeIn } from './carried-trade-in.ts';
import { leadRecord } from './lead-record.fixture.ts';
import type { Valuation } from './valuation.ts';

const now = Date.UTC(2026, 10, 23);
const valuation: Valuation = {
  car: { make: 'Kia', model: 'Rio', year: 2021, kilometres: 61_000 },
  answers: {},
  low: 11_500,
  high: 13_200,
  steps: [],
  source: '',
  validUntil: '2026-11-29',
  acceptedAtMs: now - 1_000,
};
const { vehicle } = leadRecord();
const tradeIn = (overrides: Partial<Valuation> = {}, wanted = vehicle) => ({
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  vehicle: wanted,
  valuation: { ...valuation, ...overrides },
});
const purchase = { category: 'Vehicle Enquiry', vehicle };

describe('an accepted trade-in', () => {
  it('[NAV-08] goes with the enquiry to buy the car that it was for, in words and as a second vehicle', () => {
    const carried = carriedTradeIn(purchase, tradeIn(), now);
    if (!carried) throw new Error('It goes with this enquiry.');
    expect(carriedText(carried)).toMatch(
      /^2021 Kia Rio, 61,000.kms, estimate of \$11,500 to \$13,200, enquiry 1a2b3c4d$/,
    );
    const xml = adfOf(leadRecord({ details: { trade_in: carried } }));
    expect(xml).toContain('<vehicle interest="trade-in" status="used">');
    expect(xml).toContain('<odometer status="original" units="km">61000</odometer>');
  });

  it('[NAV-08] for no car in particular goes with any', () => {
    expect(carriedTradeIn(purchase, tradeIn({}, null), now)).not.toBeNull();
  });

  it.each([
    ['an offer that was not accepted', purchase, tradeIn({ acceptedAtMs: null })],
    ['another car', { ...purchase, vehicle: { id: 'another' } }, tradeIn()],
    ['an enquiry about no car', { ...purchase, vehicle: null }, tradeIn()],
    ['another trade-in', { ...purchase, category: 'Trade In' }, tradeIn()],
    ['an offer of long ago', purchase, tradeIn({ acceptedAtMs: now - 31 * 86_400_000 })],
  ])('[NAV-08] does not go with %s', (_what, about, accepted) => {
    expect(carriedTradeIn(about, accepted, now)).toBeNull();
  });
});
