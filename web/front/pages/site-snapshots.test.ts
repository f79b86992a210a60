import { expect, it } from 'vitest';
import { withSiteSnapshots } from './site-snapshots.ts';

it('[PLUS-07] stores the sites when the tables are there, and returns them before', async () => {
  const tables = Promise.withResolvers<void>();
  const stored: unknown[] = [];
  const load = withSiteSnapshots(
    async () => [],
    { save: async (key, value) => void stored.push([key, value]) },
    tables.promise,
  );
  expect(await load()).toEqual([]);
  expect(stored).toEqual([]);
  tables.resolve();
  await expect.poll(() => stored).toEqual([['sites', []]]);
});
