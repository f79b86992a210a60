import { expect, it } from 'vitest';
import { wholeContext } from '@/blocks/whole-context.fixture.ts';
import { estimateOf } from './estimate.ts';
import { financeEstimateFixtures } from './finance-estimate.fixture.ts';

const of = (change: object) => estimateOf({ ...financeEstimateFixtures.minimal, ...change }, wholeContext.site);

it('[FIN-02] an example of $500 or less is not an estimate of a car, and is left out', () => {
  expect(of({ amount: 500 })).toBeNull();
  expect(of({ amount: 10_000 })).toMatchObject({ amountCents: 1_000_000 });
});

it('[FIN-07] an example without an amount is of $30,000', () => {
  for (const amount of [null, 0, -5]) expect(of({ amount })).toMatchObject({ amountCents: 3_000_000 });
});

it('[FIN-07] terms of its own stay between their bounds, and leave something to borrow', () => {
  expect(of({ amount: 20_000, termYears: 30 })).toMatchObject({ termYears: 7 });
  expect(of({ amount: 20_000, deposit: 12_000, finalPaymentPercent: 40 })).toBeNull();
});
