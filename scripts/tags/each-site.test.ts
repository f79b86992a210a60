import { expect, it } from 'vitest';
import { eachSite } from './each-site.ts';

it('[PLUS-11] a site that cannot be measured does not stop the others, and is named at the end', async () => {
  const done: string[] = [];
  const work = async (slug: string) => {
    if (slug === 'b') throw new Error('Its page did not open.');
    done.push(slug);
  };
  await expect(eachSite(['a', 'b', 'c'], work)).rejects.toThrow('b could not be measured: Its page did not open.');
  expect(done).toEqual(['a', 'c']);
  await expect(eachSite(['a'], work)).resolves.toBeUndefined();
});
