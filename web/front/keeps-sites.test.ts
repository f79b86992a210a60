import { expect, it } from 'vitest';
import { keepsSites } from './keeps-sites.ts';

it('[PLUS-07] keeps the sites when the tables are there, and answers with them before', async () => {
  const tables = Promise.withResolvers<void>();
  const kept: unknown[] = [];
  const load = keepsSites(async () => [], { keep: async (key, value) => void kept.push([key, value]) }, tables.promise);
  expect(await load()).toEqual([]);
  expect(kept).toEqual([]);
  tables.resolve();
  await expect.poll(() => kept).toEqual([['sites', []]]);
});
