import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purchaseSums, type SumParts } from './purchase-sums.ts';

const parts: SumParts = {
  priceCents: 61_490_00,
  priceType: 'drive_away_price',
  extras: [
    { name: 'Brake controller', cents: 1_150_00 },
    { name: 'Mats', cents: 295_00 },
  ],
  handover: { label: 'Pick-up', cents: 0 },
  tradeIn: { lowCents: 17_000_00, highCents: 17_600_00 },
  depositCents: 200_00,
};
const read = (more: Partial<SumParts> = {}) =>
  purchaseSums({ ...parts, ...more }).rows.map(({ label, text }) => `${label}: ${text}`);

describe('[CHK-05] the sums of a purchase', () => {
  it('add price, extras and delivery, and leave what trade-in and deposit leave', () => {
    expect(read()).toEqual([
      'Drive away, no more to pay: $61,490',
      'Extras, 2: $1,445',
      'Pick-up: No charge',
      'Total: $62,935',
      'Less trade-in, an estimate: −$17,000 to $17,600',
      'Less deposit: −$200',
      'Left to pay, about: $45,135 to $45,735',
    ]);
  });

  it('show nothing of what was not chosen, and promise no price for a delivery that has to be quoted', () => {
    const nothing = { extras: [], handover: null, tradeIn: null, depositCents: 0 };
    expect(read(nothing)).toEqual(['Drive away, no more to pay: $61,490', 'Total: $61,490', 'Left to pay: $61,490']);
    expect(read({ ...nothing, handover: { label: 'Delivery to 0872', cents: null } })).toContain(
      'Delivery to 0872: To be quoted',
    );
  });

  it('never leave less than nothing, and agree to the cent', () => {
    const cents = fc.integer({ min: 0, max: 200_000_00 });
    fc.assert(
      fc.property(
        cents,
        fc.array(cents, { maxLength: 5 }),
        cents,
        cents,
        cents,
        (price, extras, low, more, deposit) => {
          const tradeIn = { lowCents: low, highCents: low + more };
          const given = { ...parts, priceCents: price, extras: extras.map((one) => ({ name: '', cents: one })) };
          const sums = purchaseSums({ ...given, tradeIn, depositCents: deposit });
          expect(sums.totalCents).toBe(extras.reduce((sum, one) => sum + one, price));
          expect(sums.leftToCents).toBe(Math.max(0, sums.totalCents - low - deposit));
          expect(sums.leftFromCents).toBeGreaterThanOrEqual(0);
          expect(sums.leftFromCents).toBeLessThanOrEqual(sums.leftToCents);
        },
      ),
    );
  });
});
