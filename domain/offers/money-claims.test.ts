import { describe, expect, it } from 'vitest';
import { unsupportedClaim } from './money-claims.ts';

describe('[PLUS-08] words that state a repayment', () => {
  it.each([
    'From $189 per week',
    'only $189/wk',
    'Yours for $99.50 a week',
    '$430 per month',
    '$199 per fortnight',
    '$99 weekly',
    '$99 each week',
    '$99 every week',
    '$99 p/w',
    '$99pw',
    '$99 p.w.',
    '99 dollars a week',
    '99 dollars weekly',
    '$1,049.90* monthly',
    '$86 /fn',
    'Weekly repayments from $99',
    'Repayments as low as $99',
    'Fortnightly from only $212',
    'Drive it for just $ 99 a week, drive away',
  ])('"%s" needs its comparison rate', (words) => {
    expect(unsupportedClaim(words)).toBe('repayment');
    expect(unsupportedClaim(words, '5.49% p.a., comparison rate 6.10% p.a.*')).not.toBe('repayment');
  });
});

describe('[PLUS-08] words that state a rate', () => {
  it.each([
    'Finance at 3.9% p.a.',
    '4.9% finance',
    '4.9 % interest',
    '0% car finance until June',
    '4.9 per cent per annum',
    'Interest from 4.9%',
    'Rates from 5.99%',
    '6.49% fixed',
    '1.9% APR',
    'Finance from only 2.9%',
  ])('"%s" needs its comparison rate', (words) => {
    expect(unsupportedClaim(words)).toBe('rate');
    expect(unsupportedClaim(words, 'Comparison rate 9.09% p.a.')).toBeNull();
  });
});

describe('[PLUS-08] words that state a price', () => {
  it.each([
    'From $49,990',
    'Now $49990',
    '$49,990',
    'Ranger XLT, only $58,990.00',
    'Priced from $49,990*',
    'Yours for just $42,500',
  ])('"%s" says what the price is', (words) => {
    expect(unsupportedClaim(words)).toBe('price');
    for (const type of ['drive away', 'Before on-road costs', 'excl. govt. charges', '+ ORC'])
      expect(unsupportedClaim(words, type), type).toBeNull();
  });
});

it('[PLUS-08] other words of the document do not make a price something else, unless they say its type', () => {
  for (const beside of ['Up to seven seats', 'Ten per cent off accessories', 'Bring your trade-in', 'Under warranty'])
    expect(unsupportedClaim('From $49,990', beside), beside).toBe('price');
  expect(unsupportedClaim('From $49,990', 'Up to seven seats, drive away')).toBeNull();
});

describe('words that claim nothing of the kind', () => {
  it.each([
    'Open seven days a week',
    'From $42,990 drive away',
    '$200 off, this week only',
    'Save $5,000 this month',
    '$2,000 cash back in May',
    'Service from $299',
    'Capped-price servicing: $395 a visit',
    'A loan of $30,000 over five years',
    'Borrow from $10,000',
    'Cars up to $20,000',
    'Cars from $20,000 to $30,000',
    '20% deposit',
    '90% of our cars are sold within a month',
    'Up to 15% off accessories',
    'Prices from last month',
    'The figure per week is worked out for you',
    '',
  ])('"%s"', (words) => expect(unsupportedClaim(words)).toBeNull());
});
