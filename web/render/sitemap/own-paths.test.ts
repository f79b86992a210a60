import { expect, it, vi } from 'vitest';
import { resolveSite } from '@/domain/site/resolve.ts';
import { ownPaths } from './own-paths.ts';

vi.mock('@/web/stock/stock-of-site.ts', () => ({ placesOfSite: async () => ({}), stockNamesOfSite: async () => ({}) }));
vi.mock('./search-entries.ts', () => ({ searchPaths: () => ['/search/ford'] }));
vi.mock('@/web/content/read-model.ts', () => ({ readOffers: async () => [] }));

it('[CFG-05] search engines hear of every single address that the table lists, and of others what the site has', async () => {
  const site = resolveSite({ slug: 'test', name: 'Test Motors' } as Parameters<typeof resolveSite>[0], []);
  const single = ['/trade-in', '/sell-your-car', '/vehicle-parts-and-accessories', '/finance'];
  const paths = await ownPaths({ site, now: 0 });
  expect(paths[0]).toBe('/search/ford');
  expect(paths.filter((path) => single.includes(path))).toEqual(single);
  for (const none of ['/models', '/offers', '/book-test-drive', '/blog']) expect(paths).not.toContain(none);
  expect(paths.filter((path) => path.includes(':') || path.endsWith('/'))).toEqual([]);
});
