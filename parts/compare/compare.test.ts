import { describe, expect, it } from 'vitest';
import { comparedCars, mostCompared, toggleCompared } from './compared-cars.ts';
import { comparedFacts } from './compared-facts.ts';

function storeOf(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
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
    expect(ids(storeOf({ 'forecourt:one:compare': text }), 'one')).toHaveLength(mostCompared);
  });
});

describe('facts side by side', () => {
  const view = (price: string, facts: (readonly [string, string])[]) => ({
    price,
    subtitle: 'XLT',
    facts,
    features: [],
  });

  it('have one line a name, and say which of them differ', () => {
    const rows = comparedFacts([
      view('$40,000', [
        ['Fuel', 'Diesel'],
        ['Seats', '5'],
      ]),
      view('$50,000', [['Fuel', 'Diesel']]),
    ]);
    expect(rows.slice(0, 4)).toEqual([
      { name: 'Price', values: ['$40,000', '$50,000'], differ: true },
      { name: 'Model', values: ['XLT', 'XLT'], differ: false },
      { name: 'Fuel', values: ['Diesel', 'Diesel'], differ: false },
      { name: 'Seats', values: ['5', ''], differ: true },
    ]);
  });

  it('of a car that is not known yet are empty and differ from none', () => {
    const [price] = comparedFacts([null, view('$50,000', [])]);
    expect(price).toEqual({ name: 'Price', values: ['', '$50,000'], differ: false });
  });
});
