import { describe, expect, it } from 'vitest';
import { weeklyFootnote } from './comparison-warning.ts';
import { usualTerms } from './lender-terms.ts';

const lender = { ...usualTerms, interestRatePercent: 8.5 };

describe('the footnote of weekly figures', () => {
  it.each([
    [8, 8, 'over an 8 year term with an 8% deposit and no final payment'],
    [5, 11, 'over a 5 year term with an 11% deposit and no final payment'],
    [7, 10, 'over a 7 year term with a 10% deposit and no final payment'],
  ])('[FIN-08] reads as a person reads it: %i years, %i%%', (termYears, depositPercent, text) => {
    expect(weeklyFootnote({ ...lender, termYears, depositPercent })).toContain(text);
  });
});
