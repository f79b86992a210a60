import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseImageAddress } from '@/domain/media/image-address.ts';
import { ImageDrawers } from '@/web/front/images/image-drawers.ts';
import { ImageStore } from '@/web/front/images/image-store.ts';
import { ImageRoute } from '@/web/front/images/images.ts';
import type { CropCheck } from '@/web/front/images/listed-crops.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#446688' } })
  .png()
  .toBuffer();

let folder: string;
let media: Server;
let fetched: number;
let away: boolean;
let front: RunningFront;

beforeEach(async () => {
  [fetched, away] = [0, false];
  folder = await mkdtemp(join(tmpdir(), 'forecourt-images-'));
  media = createServer((request, response) => {
    fetched += 1;
    if (away) return void response.writeHead(500).end();
    if (request.url === '/words.webp') return void response.end('words');
    response.writeHead(request.url === '/car.webp' ? 200 : 404).end(picture);
  });
  await new Promise<void>((listening) => media.listen(0, '127.0.0.1', listening));
  front = await new RunningFront(await frontParts(async () => undefined, { images: route() })).listen();
});
afterEach(async () => {
  await front.close();
  media.closeAllConnections();
  media.close();
  await rm(folder, { recursive: true, force: true });
});

const noDocumentHas: CropCheck = async ({ rev, crop }) => !crop || rev === 'c-0-0-500-1000';

function route(drawers?: ImageDrawers, isListedCrop: CropCheck = noDocumentHas): ImageRoute {
  const fetchFrom = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  return new ImageRoute({
    sources: {
      media: [{ name: 'demo', origin: 'https://media.example', fetchFrom }],
      projectId: 'forecourt',
      dataset: 'production',
      content: null,
    },
    store: new ImageStore(folder, 10_000_000),
    isListedCrop,
    ...(drawers && { drawers }),
    atOnce: 1,
    maxWaiting: 10,
  });
}

describe('the image route', () => {
  it('makes a picture once, however many requests come, and marks it as immutable', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => front.request('/image/demo/320/v1/car.webp.webp')),
    );
    for (const { status, headers, body } of responses) {
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toContain('immutable');
      expect((await sharp(body).metadata()).width).toBe(320);
    }
    expect(fetched).toBe(1);
  });

  it('keeps what it made over a restart and while the source is away', async () => {
    const first = await front.request('/image/demo/320/v1/car.webp.avif');
    away = true;
    const again = await new RunningFront(await frontParts(async () => undefined, { images: route() })).listen();
    const second = await again.request('/image/demo/320/v1/car.webp.avif');
    await again.close();
    expect(second.body.equals(first.body)).toBe(true);
  });

  it('serves what was prepared, without its source', async () => {
    const images = route();
    const image = parseImageAddress('/image/demo/320/v1/car.webp.avif');
    if (!image) throw new Error('not an address');
    await images.prepare(image, new AbortController().signal);
    await images.prepare(image, new AbortController().signal);
    expect(fetched).toBe(1);
    away = true;
    expect((await front.request('/image/demo/320/v1/car.webp.avif')).status).toBe(200);
  });

  it.each([
    ['a width that is not on the list', '/image/demo/321/v1/car.webp.webp'],
    ['a source that is not on the list', '/image/other/320/v1/car.webp.webp'],
    ['a picture that does not exist', '/image/demo/320/v1/absent.webp.webp'],
    ['what is no picture', '/image/demo/320/v1/words.webp.webp'],
    ['a format that it does not make', '/image/demo/320/v1/car.webp.gif'],
    ['a crop that no document has', '/image/demo/320/c-0-0-501-1000/car.webp.webp'],
    ['the same picture under another name', '/image/demo/320/v2/car.webp.webp'],
  ])('responds 404 to %s', async (_what, path) => expect((await front.request(path)).status).toBe(404));

  it('does not try a picture again that took too much', async () => {
    const images = route(new ImageDrawers({ taskMs: 1 }));
    const busy = await new RunningFront(await frontParts(async () => undefined, { images })).listen();
    const statuses = [];
    for (let at = 0; at < 3; at += 1) statuses.push((await busy.request('/image/demo/320/v1/car.webp.avif')).status);
    await busy.close();
    expect([statuses, fetched]).toEqual([[404, 404, 404], 1]);
  });

  it('takes nothing but readings', async () => {
    const posted = await front.request('/image/demo/320/v1/car.webp.webp', {}, 'POST', 'x');
    expect([posted.status, posted.headers.allow, fetched]).toEqual([405, 'GET, HEAD', 0]);
  });

  it('makes no crop that no document has, however many are thought up, and requests no source for them', async () => {
    const crops = Array.from({ length: 300 }, (_, at) => `/image/demo/320/c-${at}-0-400-1000/car.webp.webp`);
    const statuses = await Promise.all(crops.map(async (path) => (await front.request(path)).status));
    expect(statuses.filter((status) => status === 200)).toEqual([]);
    expect(fetched).toBe(0);
    const { status, body } = await front.request('/image/demo/320/c-0-0-500-1000/car.webp.webp');
    expect(status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 320 });
  });

  it('makes a client’s new picture while that client’s crops, more than the line holds, wait for what documents set for them', async () => {
    const gate = Promise.withResolvers<boolean>();
    const images = route(undefined, () => gate.promise);
    const nat = await new RunningFront(await frontParts(async () => undefined, { images })).listen();
    const crops = Array.from({ length: 40 }, (_, at) =>
      nat.request(`/image/demo/320/c-${at}-0-400-1000/car.webp.webp`),
    );
    await Promise.race(crops);
    expect((await nat.request('/image/demo/640/v1/car.webp.webp')).status).toBe(200);
    gate.resolve(false);
    const statuses = (await Promise.all(crops)).map(({ status }) => status);
    await nat.close();
    expect(new Set(statuses)).toEqual(new Set([404, 503]));
  });

  it('responds 503 while the source is away, and with the picture once it is back', async () => {
    away = true;
    expect((await front.request('/image/demo/320/v1/car.webp.jpg')).status).toBe(503);
    away = false;
    expect((await front.request('/image/demo/320/v1/car.webp.jpg')).status).toBe(200);
  });

  it('sends a picture that cannot be stored', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'no folder: nothing can be written in it');
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await front.request('/image/demo/320/v1/car.webp.webp');
      expect([status, (await sharp(body).metadata()).width]).toEqual([200, 320]);
    }
  });
});

describe('ImageStore', () => {
  it('leaves nothing of a picture that cannot be written', async () => {
    const store = new ImageStore(join(folder, 'full'), 100_000);
    await store.put('a', 'whole', Buffer.from('a'));
    const [path = ''] = await readdir(join(folder, 'full'), { recursive: true }).then((all) => all.slice(-1));
    await rm(join(folder, 'full', path));
    await mkdir(join(folder, 'full', path, 'in the way'), { recursive: true });
    await expect(store.put('a', 'whole', Buffer.from('a'))).rejects.toThrow();
    expect((await readdir(join(folder, 'full'), { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual(
      [],
    );
  });

  it('[Medium 10] removes every rendition of one original, and of no other', async () => {
    const store = new ImageStore(join(folder, 'removed'), 100_000);
    for (const [original, rendition] of [
      ['a', '320'],
      ['a', '640'],
      ['b', '320'],
    ] as const)
      await store.put(original, rendition, Buffer.from(original + rendition));
    await store.remove('a');
    const stored = [await store.get('a', '320'), await store.get('a', '640'), await store.get('b', '320')];
    expect(stored.map((bytes) => bytes?.toString() ?? null)).toEqual([null, null, 'b320']);
    await store.remove('a');
  });

  it('stays within its bytes', async () => {
    const store = new ImageStore(join(folder, 'small'), 10_000);
    for (let at = 0; at < 30; at += 1) await store.put(`picture ${at}`, 'whole', Buffer.alloc(1_000, at));
    const stored = await Promise.all(Array.from({ length: 30 }, (_, at) => store.get(`picture ${at}`, 'whole')));
    expect(stored.filter(Boolean).length).toBeLessThanOrEqual(10);
    expect(stored.at(-1)?.equals(Buffer.alloc(1_000, 29))).toBe(true);
  });
});
