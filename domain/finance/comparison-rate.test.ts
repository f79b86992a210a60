import { describe, expect, it } from 'vitest';
import { comparisonRatePercent } from './comparison-rate.ts';
import type { Frequency } from './repayment.ts';

/** Worked out apart from this code, with exact fractions and sixty digits. */
type Example = [
  rate: number,
  repaid: Frequency,
  fee: number,
  monthly: number,
  paid: 'financed' | 'up-front',
  comparison: number,
];
const workedOut: Example[] = [
  [6.99, 'weekly', 0, 0, 'financed', 7.01],
  [6.99, 'weekly', 250, 10, 'up-front', 8.09],
  [6.99, 'weekly', 1300, 8, 'financed', 9.39],
  [6.99, 'fortnightly', 0, 0, 'financed', 7.01],
  [6.99, 'fortnightly', 250, 10, 'up-front', 8.08],
  [6.99, 'fortnightly', 1300, 8, 'financed', 9.38],
  [6.99, 'monthly', 0, 0, 'financed', 6.99],
  [6.99, 'monthly', 250, 10, 'up-front', 8.05],
  [6.99, 'monthly', 1300, 8, 'financed', 9.33],
  [9, 'weekly', 0, 0, 'financed', 9.03],
  [9, 'weekly', 250, 10, 'up-front', 10.09],
  [9, 'weekly', 1300, 8, 'financed', 11.42],
  [9, 'fortnightly', 0, 0, 'financed', 9.03],
  [9, 'fortnightly', 250, 10, 'up-front', 10.09],
  [9, 'fortnightly', 1300, 8, 'financed', 11.42],
  [9, 'monthly', 0, 0, 'financed', 9.0],
  [9, 'monthly', 250, 10, 'up-front', 10.04],
  [9, 'monthly', 1300, 8, 'financed', 11.36],
  [12.5, 'weekly', 0, 0, 'financed', 12.54],
  [12.5, 'weekly', 250, 10, 'up-front', 13.58],
  [12.5, 'weekly', 1300, 8, 'financed', 14.97],
  [12.5, 'fortnightly', 0, 0, 'financed', 12.54],
  [12.5, 'fortnightly', 250, 10, 'up-front', 13.58],
  [12.5, 'fortnightly', 1300, 8, 'financed', 14.97],
  [12.5, 'monthly', 0, 0, 'financed', 12.5],
  [12.5, 'monthly', 250, 10, 'up-front', 13.53],
  [12.5, 'monthly', 1300, 8, 'financed', 14.9],
];

describe('the comparison rate of $30,000 over 5 years', () => {
  it.each(workedOut)(
    '[FIN-09] of %s%% repaid %s, fees %s and %s a month, %s',
    (rate, repaid, fee, monthly, establishment, expected) => {
      const fees = { establishmentFeeCents: fee * 100, monthlyFeeCents: monthly * 100, establishment };
      expect(comparisonRatePercent(rate, fees, repaid)).toBe(expected);
    },
  );
});
