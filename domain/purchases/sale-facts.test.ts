import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testHold } from '@/web/purchases/purchases.fixture.ts';
import { gstIn } from './ledger.ts';
import { maxForfeit, maxRetainedOf } from './retained-deposit.ts';
import { includesCharges, saleFactsOf, saleSums } from './sale-facts.ts';

const name = 'Nora Castellan';
const abn = '51 824 753 556';
const posted = { price: '$61,490', charges: '2,530.00', buyer: '14 Mitchell Street, Bendigo VIC 3550' };

it('[PLUS-22] GST is one eleventh of what carries it: neither government charges nor luxury car tax do', () => {
  const sale = saleFactsOf(posted, { abn, name, extras: [{ name: 'Brake controller', cents: 1_150_00 }] });
  if (!sale) throw new Error('There are no facts.');
  expect(saleSums(sale)).toEqual({ carCents: 58_960_00, totalCents: 62_640_00, gstCents: 5_360_00 + 104_55 });
  const dear = saleFactsOf({ price: '110000', charges: '0', luxuryTax: '1,000' }, { abn, name, extras: [] });
  expect(dear && saleSums(dear)).toEqual({ carCents: 109_000_00, totalCents: 110_000_00, gstCents: 9_909_09 });
});

it('[PLUS-22] GST and the rest make the amount, to the cent, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
      expect(Math.abs(gstIn(cents) * 11 - cents)).toBeLessThanOrEqual(5);
    }),
  );
});

it('[PLUS-22] nothing is invented: without ABN, price or charges, or with charges above the price, there are no facts', () => {
  expect(saleFactsOf(posted, { abn: '', name, extras: [] })).toBe(null);
  for (const wrong of [
    ...[
      { price: '' },
      { price: '0' },
      { price: '-5' },
      { price: 'a lot' },
      { charges: '' },
      { charges: '-1' },
      { charges: '-0.001' },
    ],
    ...[{ charges: 'about 2,000 to 3,000' }, { charges: '61,490' }, { charges: '70000' }, { luxuryTax: 'some' }],
  ])
    expect(saleFactsOf({ ...posted, ...wrong }, { abn, name, extras: [] }), JSON.stringify(wrong)).toBe(null);
});

it('[PLUS-22] which price types hold charges that staff have to state', () => {
  expect(includesCharges({ priceType: 'drive_away_price' })).toBe(true);
  expect(includesCharges({ priceType: 'estimated_drive_away_price' })).toBe(true);
  expect(includesCharges({ priceType: 'excluding_government_charges_price' })).toBe(false);
});

it('[PLUS-14] [PLUS-22] of a contract that ended by cooling off no more is retained than the law of the state leaves', () => {
  const sale = { state: 'vic', carType: 'used', priceCents: 9_000_00, depositCents: 500_00 } as const;
  expect(maxForfeit('cooling-off', sale)).toBe(100_00);
  expect(maxForfeit('cooling-off', { ...sale, priceCents: 66_990_00 })).toBe(500_00);
  expect(maxForfeit('cooling-off', { ...sale, carType: undefined })).toBe(100_00);
  expect(maxForfeit('cooling-off', { ...sale, state: 'sa' })).toBe(100_00);
  for (const state of ['wa', 'act', '']) expect(maxForfeit('cooling-off', { ...sale, state })).toBe(0);
  expect(maxForfeit('broken', { ...sale, state: 'wa' })).toBe(500_00);
});

it('[PLUS-14] [PLUS-22] the law of the car’s location and the price of the contract count; the lesser where one is not stored', () => {
  const at = (state: string | undefined, price: number | null, depositCents = 1_000_00) => {
    const { car, dealer } = testHold(new Date());
    const sale = price === null ? null : saleFactsOf({ price: `${price}`, charges: '0' }, { abn, name, extras: [] });
    return { car, dealer: { ...dealer, ...(state && { state }) }, sale, depositCents };
  };
  expect(maxRetainedOf('cooling-off', at('VIC', 50_000), 'nsw')).toBe(500_00);
  expect(maxRetainedOf('cooling-off', at('NSW', 50_000), 'vic')).toBe(250_00);
  expect(maxRetainedOf('cooling-off', at('WA', 50_000), 'vic')).toBe(0);
  expect(maxRetainedOf('cooling-off', at('VIC', null), 'vic')).toBe(100_00);
  expect(maxRetainedOf('cooling-off', at('SA', null), 'vic')).toBe(0);
  expect(maxRetainedOf('cooling-off', at(undefined, 50_000), 'nsw')).toBe(250_00);
  expect(maxRetainedOf('cooling-off', at(undefined, 50_000), '')).toBe(500_00);
  const nowhere = at(undefined, 50_000);
  expect(maxRetainedOf('cooling-off', { ...nowhere, dealer: { ...nowhere.dealer, address: '' } }, '')).toBe(0);
  expect(maxRetainedOf('broken', at('WA', null), 'vic')).toBe(1_000_00);
});
