import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetIdOf, originalOf } from './asset-name.ts';
import { AssetStore, sha1 } from './asset-store.ts';
import { DeletedAssets } from './deleted-assets.ts';
import { DiskCache } from './disk-cache.ts';
import { ExportPasses } from './export-passes.ts';
import { ImageTransforms } from './image-transforms.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-deleted-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('[Medium 10] what a kill right after a deletion has left goes at the next start, and nothing else does', async () => {
  const assets = new AssetStore(folder);
  const images = new ImageTransforms(folder);
  const [deleted, standing, unheardOf] = ['deleted', 'standing', 'unheard of'].map(
    (word) => `${sha1(Buffer.from(word))}-1x1.png`,
  ) as [string, string, string];
  for (const name of [deleted, standing, unheardOf]) await assets.write(name, Buffer.from(name));
  const cache = new DiskCache(join(folder, 'image-cache'), 1_000);
  const copyOf = (name: string) => `${name.replaceAll('.', '-')}-copy`;
  for (const name of [deleted, standing]) await cache.set(copyOf(name), Buffer.from(name));
  const stands = (id: string) => id === assetIdOf(standing);
  await new DeletedAssets({ assets, images, stands, stood: (id) => id !== assetIdOf(unheardOf) }).catchUp();
  expect((await assets.names()).sort()).toEqual([standing, unheardOf].sort());
  expect([await cache.get(copyOf(deleted)), (await cache.get(copyOf(standing)))?.toString()]).toEqual([
    undefined,
    standing,
  ]);
  images.close();
});

it('ids of assets name their originals and those of other documents none', () => {
  const hash = 'a'.repeat(40);
  for (const name of [`${hash}-1x2.png`, `${hash}.tar`]) expect(originalOf(assetIdOf(name))).toBe(name);
  for (const id of ['page-1', `drafts.image-${hash}-1x2-png`, `image-${hash}-1x2-../x`])
    expect(originalOf(id)).toBeUndefined();
});

it('a pass of an export opens one original for six hours', () => {
  const passes = new ExportPasses();
  const pass = passes.of('a.png', 1_000);
  expect([passes.isValid('a.png', pass, 2_000), passes.isValid('b.png', pass, 2_000)]).toEqual([true, false]);
  expect([passes.isValid('a.png', pass, 6 * 3_600_000 + 1_000), passes.isValid('a.png', '', 1)]).toEqual([
    false,
    false,
  ]);
  expect(new ExportPasses().isValid('a.png', pass, 2_000)).toBe(false);
  expect(passes.isValid('a.png', pass.replace(/^\d+/, '99999999999999'), 2_000)).toBe(false);
});
