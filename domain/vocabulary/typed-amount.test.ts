import { expect, it } from 'vitest';
import { centsFromInput } from '@/domain/finance/money-input.ts';
import { wholeNumber } from '@/domain/leads/amounts.ts';
import { numberWords } from '@/domain/stock/search/box/number-words.ts';
import { priceWords } from '@/domain/stock/search/price-words.ts';
import { readSearch } from '@/domain/stock/search/search-address.ts';
import { formAddress } from '@/parts/search-live/form-address.ts';
import { typedAmount, typedQuantity } from './typed-amount.ts';

/** What each place that people type amounts into makes of one. */
const places: Record<string, (text: string) => number | null> = {
  'the parser': typedAmount,
  'an address of the form without script': (text) =>
    readSearch(new URLSearchParams({ 'price[min]': text })).filters.price?.min ?? null,
  'the form with script': (text) => {
    const address = formAddress('/search', [['price[min]', text]], '');
    return readSearch(new URLSearchParams(address.split('?')[1] ?? '')).filters.price?.min ?? null;
  },
  'the calculator': (text) => {
    const cents = centsFromInput(text);
    return cents === null ? null : cents / 100;
  },
  'a form': wholeNumber,
};

for (const [place, read] of Object.entries(places)) {
  it.each([
    ['30k', 30_000],
    ['30K', 30_000],
    ['$30k', 30_000],
    ['30 k', 30_000],
    ['30,000', 30_000],
    ['30.000', 30_000],
    ['30 000', 30_000],
    ['30\u202F000', 30_000],
    ["30'000", 30_000],
    ['$30 000', 30_000],
    ['$ 30,000.00', 30_000],
    ['AUD 30000', 30_000],
    ['30000,00', 30_000],
    ['30.000,00', 30_000],
    ['\u202A30000\u202C', 30_000],
    ['３００００', 30_000],
    ['30 thousand', 30_000],
    ['30', 30],
    ['30,0000', null],
    ['20-30k', null],
    ['20,000 to 30,000', null],
    ['1e9', null],
    ['lots', null],
    ['', null],
  ])(`[SRCH-13] [FIN-04] [FORM-10] ${place} reads "%s" as %s`, (text, amount) => expect(read(text)).toBe(amount));
}

it('[SRCH-13] kilometres with their unit, and a whole range', () => {
  const { km } = readSearch(new URLSearchParams({ 'km[min]': '10.000 km', 'km[max]': '100k km' })).filters;
  expect(km).toEqual({ min: 10_000, max: 100_000 });
  expect(wholeNumber('75,000 kms')).toBe(75_000);
});

it('[FIN-04] rates keep their decimals', () => {
  expect(['8.125 %', '8.5 % p.a.', '8,5 %', '.5', '5 years', '1,000'].map(typedQuantity)).toEqual([
    8.125, 8.5, 8.5, 0.5, 5, 1000,
  ]);
});

it.each(['under 30k', 'under $30,000', 'under 30.000', 'under 30 000', 'under 30000'])(
  '[SRCH-01] "%s" in the search box',
  (query) => {
    expect(priceWords(query).max).toBe(30_000);
    expect(numberWords(query).ranges.price).toEqual({ min: null, max: 30_000 });
  },
);
