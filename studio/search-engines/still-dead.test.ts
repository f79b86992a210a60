import { expect, it } from 'vitest';
import { stillDead } from './still-dead.ts';

it('[CFG-05] an address that has a page or a redirect by now is no dead link any more', async () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) => ({ path, referrer: '', count: 1, days: 1 }));
  const looked: string[] = [];
  const found = await stillDead(pages, async (path) => {
    looked.push(path);
    if (path === '/d') throw new Error('away');
    return path !== '/b';
  });
  expect(found.map(({ path }) => path)).toEqual(['/a', '/c', '/d', '/e']);
  expect(looked.sort()).toEqual(['/a', '/b', '/c', '/d', '/e']);
});
