import { describe, expect, it } from 'vitest';
import { rememberedAddress, rememberedLabel } from '@/domain/stock/search/search-history.ts';
import { forgetSearch, recentSearches, rememberAddress } from './recent-searches.ts';

const store =
  (cached = new Map<string, string>()) =>
  () => ({
    getItem: (key: string) => cached.get(key) ?? null,
    setItem: (key: string, value: string) => void cached.set(key, value),
  });
const labels = (storage: ReturnType<typeof store>, site = 'a') => recentSearches(storage, site).map(rememberedLabel);

describe('the last searches of a browser', () => {
  it('[SRCH-24] are five of each site, each with its path and its filters', () => {
    const storage = store();
    for (const make of ['A', 'B', 'C', 'D', 'E', 'F']) rememberAddress(storage, 'a', `/search/used-cars?make=${make}`);
    rememberAddress(storage, 'b', '/search/utes');
    expect(labels(storage)).toEqual(['B', 'C', 'D', 'E', 'F'].map((make) => `used cars, ${make}`));
    expect(labels(storage, 'b')).toEqual(['utes']);
    rememberAddress(storage, 'a', '/search/used-cars?make=C&page=3');
    expect(labels(storage).at(-1)).toBe('used cars, C');
    expect(labels(storage)).toHaveLength(5);
  });

  it('[SRCH-24] lead back to the same results, and one of everything is not among them', () => {
    const storage = store();
    rememberAddress(storage, 'a', '/search/new-used-and-demo-cars');
    expect(labels(storage)).toEqual([]);
    rememberAddress(storage, 'a', '/search/used-cars?query=tow&fuel=Diesel&price=:40000');
    const [made] = recentSearches(storage, 'a');
    expect(made && rememberedAddress(made)).toBe('/search/used-cars?query=tow&fuel=Diesel&price=:40000');
    expect(made && rememberedLabel(made)).toBe('used cars, “tow”, Diesel, Up to $40,000');
  });

  it('[SRCH-24] are labelled by what was understood once a result has it, and by their own text until then', () => {
    const storage = store();
    const [sent, understood] = ['/search/used-cars?query=white+ute', '/search/used-cars?body=Ute&colour=White'];
    rememberAddress(storage, 'a', '/search/utes');
    rememberAddress(storage, 'a', sent);
    expect(labels(storage)).toEqual(['utes', 'used cars, “white ute”']);
    rememberAddress(storage, 'a', understood, sent);
    expect(labels(storage)).toEqual(['utes', 'used cars, Ute, White']);
    rememberAddress(storage, 'a', sent, sent);
    expect(labels(storage)).toHaveLength(3);
  });

  it('[SRCH-24] can be taken out one by one', () => {
    const storage = store();
    rememberAddress(storage, 'a', '/search/utes');
    rememberAddress(storage, 'a', '/search/vans');
    const [first] = recentSearches(storage, 'a');
    expect(first && forgetSearch(storage, 'a', first).map(rememberedLabel)).toEqual(['vans']);
    expect(labels(storage)).toEqual(['vans']);
  });

  it.each(['', '{', '[1,null]', '[{"path":"javascript:x","filters":{}}]', '"'.repeat(30_000)])(
    'what another wrote is none: %.20s',
    (text) => expect(recentSearches(store(new Map([['forecourt:a:searches', text]])), 'a')).toEqual([]),
  );

  it('a browser that stores nothing loses nothing else', () => {
    const full = () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const store of [full, blocked]) {
      expect(() => rememberAddress(store, 'a', '/search/utes')).not.toThrow();
      expect(recentSearches(store, 'a')).toEqual([]);
    }
  });
});
