import type { Client } from 'typesense';
import { expect, it } from 'vitest';
import { restateWeekly } from './restate-weekly.server.ts';
import { weeklyFieldNames } from './weekly-fields.ts';

it('[CARD-07] a vehicle that is refused holds up no other, neither of its own dealership nor of another', async () => {
  const stated = Object.fromEntries(weeklyFieldNames.map((name) => [name, 1]));
  const vehicles = ['alpha 1', 'alpha 2', 'beta 1'].map((id) => {
    const [dealership_slug = ''] = id.split(' ');
    return {
      id,
      make: 'Ford',
      year: 2020,
      status: 'available',
      dealership_slug,
      sites: [dealership_slug, 'group'],
      ...stated,
    };
  });
  const results = [{ success: false, error: 'not a float' }, { success: true }, { success: true }];
  const documents = {
    export: async () => vehicles.map((vehicle) => JSON.stringify(vehicle)).join('\n'),
    import: async () => results,
  };
  const collection = { retrieve: async () => ({ name: 'vehicles-1' }), documents: () => documents };
  const typesense = { collections: () => collection } as unknown as Client;
  const lenders = new Map([
    ['alpha', null],
    ['beta', null],
  ]);
  const restated = await restateWeekly({ typesense, lenders, now: Date.now() });
  const refused = new Map([['alpha', 'not a float']]);
  expect(restated).toEqual({ changed: 2, sites: ['alpha', 'beta', 'group'], refused });
});
