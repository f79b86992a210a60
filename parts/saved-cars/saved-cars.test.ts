import { describe, expect, it } from 'vitest';
import { favouriteOf, favourites, maxFavourites, toggleFavourite } from './favourites.ts';
import { dropSearch, savedSearches, saveSearch } from './saved-searches.ts';
import { viewedCars } from './viewed-cars.ts';

const storeOf = (stored: Record<string, string> = {}) => {
  const map = new Map(Object.entries(stored));
  const store = () => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  });
  return Object.assign(store, { map });
};
const car = (id: string) => ({
  id,
  name: `2024 Ford Ranger ${id}`,
  slug: `ranger-${id}`,
  make: 'Ford',
  model: 'Ranger',
  primary_image_url: `/image/media/320/v1/${id}.webp`,
});

describe('favourites in a browser', () => {
  it('[SAVE-03] hold id, name, slug, make, model and photo, each site its own', () => {
    const store = storeOf();
    toggleFavourite(store, 'a', car('1'));
    expect(JSON.parse(store.map.get('forecourt:a:favourites') ?? '')).toEqual([car('1')]);
    expect([favourites(store, 'a'), favourites(store, 'b')]).toEqual([[car('1')], []]);
  });

  it('[SAVE-03] come and go by the same touch, the newest first, and are bounded', () => {
    const store = storeOf();
    for (let at = 0; at < maxFavourites + 5; at += 1) toggleFavourite(store, 'a', car(String(at)));
    expect(favourites(store, 'a')).toHaveLength(maxFavourites);
    expect(favourites(store, 'a')[0]?.id).toBe(String(maxFavourites + 4));
    const left = toggleFavourite(store, 'a', car(String(maxFavourites + 4)));
    expect(left.map(({ id }) => id)).not.toContain(String(maxFavourites + 4));
  });

  it.each([
    '',
    '{',
    '{}',
    '[{"id":"1"}]',
    '[{"id":"1","name":"a","slug":"../x","make":"","model":"","primary_image_url":""}]',
  ])('[SAVE-03] what another wrote is none: %s', (text) =>
    expect(favourites(storeOf({ 'forecourt:a:favourites': text }), 'a')).toEqual([]),
  );

  it('[SAVE-03] are read from the heart of a card', () => {
    expect(favouriteOf(JSON.stringify(car('1')))).toEqual(car('1'));
    expect([favouriteOf(undefined), favouriteOf('[]'), favouriteOf('{')]).toEqual([null, null, null]);
  });
});

describe('saved searches in a browser', () => {
  it('have a name each, lead to an address of this site, and are bounded', () => {
    const store = storeOf();
    for (let at = 0; at < 30; at += 1)
      saveSearch(store, 'a', { name: ` Utes  ${at} `, address: `/search/utes?page=${at}` });
    expect(savedSearches(store, 'a')).toHaveLength(20);
    expect(savedSearches(store, 'a')[0]).toEqual({ name: 'Utes 29', address: '/search/utes?page=29' });
    saveSearch(store, 'a', { name: 'Utes 29', address: '/search/vans' });
    expect(savedSearches(store, 'a').filter(({ name }) => name === 'Utes 29')).toEqual([
      { name: 'Utes 29', address: '/search/vans' },
    ]);
    for (const address of ['//evil', 'javascript:x', 'https://evil']) saveSearch(store, 'a', { name: 'x', address });
    expect(saveSearch(store, 'a', { name: '  ', address: '/search' })).toHaveLength(20);
    expect(dropSearch(store, 'a', 'Utes 29')).toHaveLength(19);
  });
});

describe('vehicles that were looked at', () => {
  it('are read as pages of vehicles wrote them, the newest first', () => {
    const text = JSON.stringify([
      { slug: 'b', at: 2 },
      { slug: '../a', at: 1 },
      null,
      { slug: 'a', at: 1 },
      { slug: 'c', at: 0 },
    ]);
    expect(viewedCars(storeOf({ 'forecourt:a:viewed': text }), 'a', 2)).toEqual(['b', 'a']);
  });
});
