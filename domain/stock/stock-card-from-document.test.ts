import { describe, expect, it } from 'vitest';
import { stockCardFromDocument } from './stock-card-from-document.ts';

const origins = [{ name: 'demo', origin: 'https://media.forecourt.example' }];
const document = {
  id: 'v1',
  slug: '2024-ford-everest-sb1',
  name: '2024 Ford Everest',
  status: 'in_stock',
  car_type: 'demo',
  certified: 'true',
  price_cents: 68_990_00,
  created_at_timestamp: 1_763_000_000,
  weekly_cents: 310_10,
  weekly_rate: 9,
  weekly_comparison_rate: 10.2,
  weekly_term_years: 5,
};
const card = (change: object = {}) => stockCardFromDocument({ ...document, ...change }, origins);

describe('a card from the index', () => {
  it('[CARD-01] names its photos by media origin and path; addresses at other origins are left out', () => {
    const images = [
      'https://media.forecourt.example/suv7/side/blue.webp',
      'https://elsewhere.example/suv7/side/blue.webp',
      'not an address',
      7,
      'https://media.forecourt.example/suv7/rear/blue.webp',
    ];
    expect(card({ images })?.images).toEqual([
      { source: 'demo', path: 'suv7/side/blue.webp', rev: 'v1', alt: '2024 Ford Everest, photo 1 of 2' },
      { source: 'demo', path: 'suv7/rear/blue.webp', rev: 'v1', alt: '2024 Ford Everest, photo 2 of 2' },
    ]);
    expect(card()?.images).toEqual([]);
  });

  it('[CARD-07] shows a repayment with its rate, comparison rate and term or not at all', () => {
    expect(card()?.weekly).toMatchObject({
      repaymentCents: 310_10,
      frequency: 'weekly',
      ratePercent: 9,
      comparisonRatePercent: 10.2,
      termYears: 5,
      warningId: 'finance-warning',
    });
    for (const missing of ['weekly_cents', 'weekly_rate', 'weekly_comparison_rate', 'weekly_term_years']) {
      expect(card({ [missing]: undefined })?.weekly, missing).toBeNull();
    }
  });

  it('[CARD-04] treats an unknown status as sold, so that no shopper enquires in vain', () => {
    expect(card({ status: 'evaporated' })?.status).toBe('sold');
    expect(card({ status: 'coming_soon' })?.status).toBe('coming_soon');
  });

  it('[SRCH-25] makes a card of odd documents and none of what cannot be linked to', () => {
    expect(card({ year: '2024', make: null, price_cents: Number.NaN })).toMatchObject({
      year: 0,
      make: '',
      priceCents: 0,
    });
    for (const odd of [null, 'text', {}, { id: 'v1' }, { slug: 's' }])
      expect(stockCardFromDocument(odd, origins)).toBeNull();
  });
});
