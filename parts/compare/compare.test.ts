import { describe, expect, it } from 'vitest';
import { maxCompared } from '@/domain/routes/compare-address.ts';
import { comparedCars, toggleCompared } from './compared-cars.ts';

function storeOf(stored: Record<string, string> = {}) {
  const map = new Map(Object.entries(stored));
  return () => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  });
}
const car = (id: string) => ({
  id,
  name: `Car ${id}`,
  slug: `car-${id}`,
  make: 'Ford',
  model: 'Ranger',
  primary_image_url: '',
});
const ids = (store: ReturnType<typeof storeOf>, site: string) => comparedCars(store, site).map(({ id }) => id);

describe('cars that a browser compares', () => {
  it('[CARD-01] come and go by the same touch, each site its own, in the order in which they were chosen', () => {
    const store = storeOf();
    for (const id of ['a', 'b']) expect(toggleCompared(store, 'one', car(id))).toBe(true);
    expect([ids(store, 'one'), ids(store, 'two')]).toEqual([['a', 'b'], []]);
    toggleCompared(store, 'one', car('a'));
    expect(ids(store, 'one')).toEqual(['b']);
  });

  it('[CARD-01] are four at most: a fifth is refused, and one of the four can still go', () => {
    const store = storeOf();
    for (const id of ['a', 'b', 'c', 'd']) toggleCompared(store, 'one', car(id));
    expect(toggleCompared(store, 'one', car('e'))).toBe(false);
    expect(ids(store, 'one')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleCompared(store, 'one', car('b'))).toBe(true);
    expect(ids(store, 'one')).toEqual(['a', 'c', 'd']);
  });

  it.each(['', '{', '[{"id":"a"}]'])('[CARD-01] what another wrote is none: %s', (text) =>
    expect(ids(storeOf({ 'forecourt:one:compare': text }), 'one')).toEqual([]),
  );

  it('[CARD-01] and of a longer list the first', () => {
    const text = JSON.stringify(['a', 'b', 'c', 'd', 'e'].map(car));
    expect(ids(storeOf({ 'forecourt:one:compare': text }), 'one')).toHaveLength(maxCompared);
  });
});
