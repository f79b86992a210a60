import { describe, expect, it } from 'vitest';
import { unsupportedClaim } from './money-claims.fixture.ts';

const warning = 'WARNING: This comparison rate is true only for the example given.';

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
    for (const claim of ['repayment', 'annual-rate', 'warning'])
      expect(unsupportedClaim(words, `5.49% p.a., comparison rate 6.10% p.a.* ${warning}`)).not.toBe(claim);
    expect(unsupportedClaim(words, `comparison rate 6.5 % p.a. ${warning}`)).toBe('annual-rate');
    expect(unsupportedClaim(words, '5.49% p.a., comparison rate 6.10% p.a.*')).toBe('warning');
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
    expect(unsupportedClaim(words, `Comparison rate 9.09% p.a. ${warning}`)).toBeNull();
    expect(unsupportedClaim(words, 'Comparison rate 9.09% p.a.')).toBe('warning');
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
  ])('"%s" states what the price is', (words) => {
    expect(unsupportedClaim(words)).toBe('price');
    for (const type of ['drive away', 'excl. govt. charges', 'RRP'])
      expect(unsupportedClaim(words, type), type).toBeNull();
    for (const none of ['Before on-road costs', 'plus on roads', '+ ORC', 'plus government charges'])
      expect(unsupportedClaim(words, none), none).toBe('price');
  });
});

it('[PLUS-08] other words of the document do not make a price something else, unless they state its type', () => {
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

describe('[PLUS-08] words that promise approval', () => {
  it.each([
    'Guaranteed approval',
    'Guaranteed finance approval for everyone',
    'Finance guaranteed',
    'Loan approval is guaranteed',
    'Everyone approved',
    'Everybody gets approved',
    '100% approval',
    'Nobody refused',
    'You are approved',
  ])('"%s" is refused, whatever is beside it', (words) => {
    expect(unsupportedClaim(words, `5.49% p.a., comparison rate 6.10% p.a. ${warning}`)).toBe('approval');
  });

  it.each([
    'Approval is not guaranteed',
    'Guaranteed Future Value',
    'We cannot promise guaranteed approval',
    'Once you are approved, we call',
    'Subject to approved credit',
    'A guaranteed trade-in value',
    'Consumer guarantees apply',
  ])('"%s" is not', (words) => expect(unsupportedClaim(words)).toBeNull());
});

describe('[PLUS-08] odd text costs no more than its length', () => {
  const odd = [
    '{',
    '$1,',
    '$1,,,,,,,,',
    'payments from ',
    'comparison ',
    '1% ',
    '<',
    'from $',
    'per week: ',
    '$ ',
    '(',
    '1.',
    'guaranteed car ',
  ];
  it.each(odd)('%j, a hundred thousand letters of it', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const begun = performance.now();
    unsupportedClaim(text, text);
    // A quadratic pattern takes 20 seconds and more.
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
