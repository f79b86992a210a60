import { describe, expect, it } from 'vitest';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import type { Offer } from './offer.ts';
import { readOfferSearch, searchOffers } from './offer-search.ts';

const offer = (name: string, more: Partial<Offer> = {}): Offer => ({
  id: name,
  name,
  description: '',
  disclaimer: '',
  category: 'Vehicle offer',
  image: null,
  cutout: false,
  explore: null,
  modelSlug: '',
  priceCents: null,
  priceType: '',
  repayment: null,
  excludedSites: [],
  startsAtMs: null,
  expiresAtMs: null,
  ...more,
});
const read = (query: string) => readOfferSearch(new URLSearchParams(query));

const offers = [
  offer('Run-out Ranger', { priceCents: 4_999_000 }),
  offer('CX-5 bonus', { priceCents: 3_999_000, description: '<b>Café</b> seats' }),
  offer('Logbook service', { category: 'Service offer', priceCents: 29_900 }),
  offer('Low rate', { category: 'Finance offer' }),
];
const names = (query: string) => searchOffers(offers, read(query)).shown.map(({ name }) => name);

describe('the search of offers', () => {
  it('[SRCH-21] finds by category, price and words, and all of them together', () => {
    expect(names('')).toHaveLength(4);
    expect(names('categories=Service+offer&categories=Finance+offer')).toEqual(['Logbook service', 'Low rate']);
    expect(names('price=30000:45000')).toEqual(['CX-5 bonus']);
    expect(names('price[max]=$40,000')).toEqual(['CX-5 bonus', 'Logbook service']);
    expect(names('query=cx5')).toEqual(['CX-5 bonus']);
    expect(names('query=CAFE+bonus')).toEqual(['CX-5 bonus']);
    expect(names('query=ranger&categories=Service+offer')).toEqual([]);
  });

  it('[SRCH-21] counts the categories without the choice among them', () => {
    const { categories } = searchOffers(offers, read('categories=Service+offer&price[max]=45000'));
    expect(categories.map(({ value, count }) => [value, count])).toEqual([
      ['Service offer', 1],
      ['Vehicle offer', 1],
    ]);
  });

  it('[SRCH-21] has 21 on a page, and none behind the last', () => {
    const many = Array.from({ length: 43 }, (_, at) => offer(`Offer ${at}`));
    const page = (at: number) => searchOffers(many, read(`page=${at}`));
    expect([1, 2, 3, 4].map((at) => page(at).shown.length)).toEqual([21, 21, 1, 0]);
    expect(page(2)).toMatchObject({ found: 43, pages: 3 });
    expect(page(2).shown[0]?.name).toBe('Offer 21');
  });

  it('[SRCH-21] what is no search is ignored, and the address has what was read', () => {
    expect(read('categories=Nonsense&price=a:b&page=-1&make=Ford&sortBy=latest')).toEqual(read(''));
    expect(searchQuery(read('categories=Parts+offer&price[min]=100&price[max]=&query=oil&page=2'))).toBe(
      '?query=oil&categories=Parts+offer&price=100:&page=2',
    );
  });
});
