import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AssetStore, sha1 } from './asset-store.ts';
import { DiskCache } from './disk-cache.ts';

let folder = '';
let store: AssetStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-assets-'));
  store = new AssetStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('opens an original with how it begins, and its bytes as a stream', async () => {
  const bytes = Buffer.alloc(100_000, 'picture ');
  const name = `${sha1(bytes)}.bin`;
  await store.write(name, bytes);
  const found = await store.open(name);
  if (!found) throw new Error('The original is not there.');
  expect([found.size, found.head.length, found.head.equals(bytes.subarray(0, 4_096))]).toEqual([100_000, 4_096, true]);
  expect((await buffer(found.bytes())).equals(bytes)).toBe(true);
  expect((await store.read(name))?.equals(bytes)).toBe(true);
});

it('distinguishes an original that is not there from a disk that fails', async () => {
  const none = `${'0'.repeat(40)}.bin`;
  expect([await store.open(none), await store.read(none), await store.open('../content.sqlite')]).toEqual(
    Array(3).fill(undefined),
  );
  await mkdir(join(folder, 'assets', none));
  await expect(store.read(none)).rejects.toThrow('EISDIR');
  await expect(store.open(none)).rejects.toThrow('EISDIR');
});

it('leaves nothing of what a full disk does not take', async () => {
  const bytes = Buffer.from('too much');
  const name = `${sha1(bytes)}.bin`;
  const cache = new DiskCache(join(folder, 'full'), 1_000);
  await symlink('/dev/full', join(folder, 'assets', `${name}.${process.pid}.tmp`));
  await symlink('/dev/full', join(folder, 'full', 'copy.tmp'));
  await expect(store.write(name, bytes)).rejects.toThrow('ENOSPC');
  await expect(cache.set('copy', bytes)).rejects.toThrow('ENOSPC');
  expect((await readdir(join(folder, 'assets'))).filter((one) => one.startsWith(name))).toEqual([]);
  expect(await readdir(join(folder, 'full'))).toEqual([]);
});
