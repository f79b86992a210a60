import { describe, expect, it } from 'vitest';
import { type FinancedCar, ineligible, type LenderRecord, siteStatesFinance } from './eligibility.ts';
import { type LenderKind, lenderKinds } from './lender-kind.ts';
import { usualTerms } from './lender-terms.ts';

const thisYear = 2026;
const car: FinancedCar = { make: 'Ford', year: 2024, priceCents: 3_000_000, status: 'in_stock', dealershipSlug: 'a' };
const lender = (kind: LenderKind, change: Partial<LenderRecord> = {}): LenderRecord => ({
  provider: 'A lender',
  kind,
  interestRatePercent: 8.5,
  comparisonRatePercent: 9.06,
  excludedDealerships: [],
  ...change,
});
const both = { weeklyCents: 14_400, monthlyCents: 62_000 };
const why = (kind: LenderKind, change: Partial<FinancedCar> = {}, figures: Parameters<typeof ineligible>[2] = both) =>
  ineligible({ ...car, ...change }, lender(kind), figures, thisYear);
const withPrice: LenderKind[] = ['manual', 'taurus', 'angle', 'powertorque', 'nissan-finance'];
const withoutPrice: LenderKind[] = ['360-finance', 'ausloans'];

describe('what a site states without a car', () => {
  const finance = { ...usualTerms, provider: 'L', excludedDealerships: ['left-out'] };
  const statesFinance = (change: object) => siteStatesFinance({ finance, manufacturer: 'Ford', slug: 'a', ...change });

  it('[FIN-02] is nothing without a lender, for Suzuki, and for a dealer who is left out', () => {
    expect(statesFinance({})).toBe(true);
    expect(statesFinance({ manufacturer: '' })).toBe(true);
    expect(statesFinance({ finance: usualTerms })).toBe(false);
    expect(statesFinance({ manufacturer: 'Suzuki Australia' })).toBe(false);
    expect(statesFinance({ slug: 'left-out' })).toBe(false);
  });
});

describe('who may have an estimate', () => {
  it.each(lenderKinds)('[FIN-02] %s: a car in stock with all its figures may', (kind) => expect(why(kind)).toBeNull());

  it.each(lenderKinds)('[FIN-02] %s: not without a lender, a rate or a comparison rate', (kind) => {
    expect(ineligible(car, null, both, thisYear)).toBe('no lender');
    expect(ineligible(car, lender(kind, { provider: '' }), both, thisYear)).toBe('no lender');
    expect(ineligible(car, lender(kind, { interestRatePercent: null }), both, thisYear)).toBe('no rate');
    expect(ineligible(car, lender(kind, { comparisonRatePercent: null }), both, thisYear)).toBe('no rate');
    const free = lender(kind, { interestRatePercent: 0, comparisonRatePercent: 0 });
    expect(ineligible(car, free, both, thisYear)).toBeNull();
  });

  it.each(lenderKinds)('[FIN-02] %s: never beside a Suzuki, nor at an excluded dealer', (kind) => {
    expect([why(kind, { make: 'Suzuki' }), why(kind, { make: 'SUZUKI AUSTRALIA' })]).toEqual([
      'manufacturer',
      'manufacturer',
    ]);
    expect(ineligible(car, lender(kind, { excludedDealerships: ['a'] }), both, thisYear)).toBe('dealer excluded');
    expect(ineligible(car, lender(kind, { excludedDealerships: ['b'] }), both, thisYear)).toBeNull();
  });

  it.each(lenderKinds)('[FIN-02] [CARD-07] %s: in stock and coming soon, not sold', (kind) => {
    expect([why(kind, { status: 'coming_soon' }), why(kind, { status: 'sold' })]).toEqual([null, 'not in stock']);
  });

  it.each(withPrice)('[FIN-02] %s: above $500, not at it', (kind) => {
    expect([why(kind, { priceCents: 50_000 }), why(kind, { priceCents: 50_100 })]).toEqual(['price', null]);
  });

  it.each(withoutPrice)('[FIN-02] %s needs no price and no payment', (kind) => {
    expect(why(kind, { priceCents: 0, year: 1999 }, { weeklyCents: null, monthlyCents: null })).toBeNull();
  });

  it('[FIN-02] Taurus: newer than this year minus 12', () => {
    expect([why('taurus', { year: thisYear - 12 }), why('taurus', { year: thisYear - 11 })]).toEqual(['year', null]);
    expect(why('manual', { year: thisYear - 30 })).toBeNull();
  });

  it('[FIN-02] Manual, Angle and Powertorque want a weekly payment, Nissan Finance a monthly one', () => {
    const weeklyAlone = { weeklyCents: 14_400, monthlyCents: null };
    const monthlyAlone = { weeklyCents: null, monthlyCents: 62_000 };
    for (const kind of ['manual', 'angle', 'powertorque'] as const)
      expect([why(kind, {}, weeklyAlone), why(kind, {}, monthlyAlone)]).toEqual([null, 'no payment']);
    expect([why('nissan-finance', {}, weeklyAlone), why('nissan-finance', {}, monthlyAlone)]).toEqual([
      'no payment',
      null,
    ]);
  });
});
