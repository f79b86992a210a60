import { expect, it } from 'vitest';
import { checkPlaceholders, filledText } from './text-snippet.ts';

it('[CMS-03] names a placeholder that means nothing, and those that do', () => {
  expect(checkPlaceholders('At {interestRate} p.a.', 'finance-disclaimer')).toBe(true);
  expect(checkPlaceholders('At {rate} p.a.', 'finance-disclaimer')).toMatch(/\{rate\} means nothing.*\{interestRate\}/);
  expect(checkPlaceholders('{x}', undefined)).toMatch(/takes no figures/);
});

it('fills in figures; a missing one leaves no gap', () => {
  expect(filledText('Pay {weekly} a week over {termYears} years.', { weekly: '$189', termYears: '5' })).toBe(
    'Pay $189 a week over 5 years.',
  );
  expect(filledText('Sold by {dealer}, licence {licence}.', { dealer: '$& Co' })).toBe('Sold by $& Co, licence.');
});
