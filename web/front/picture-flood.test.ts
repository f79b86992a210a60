import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImageDrawers } from '@/web/front/images/image-drawers.ts';
import { ImageStore } from '@/web/front/images/image-store.ts';
import { ImageRoute } from '@/web/front/images/images.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, noise, background: '#000' } })
  .jpeg()
  .toBuffer();

let folder: string;
let media: Server;
let front: RunningFront;
let fetched = 0;
const drawers = new ImageDrawers();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-flood-'));
  media = createServer((_request, response) => {
    fetched += 1;
    response.end(photo);
  });
  await new Promise<void>((listening) => media.listen(0, '127.0.0.1', listening));
  const fetchFrom = `http://127.0.0.1:${(media.address() as AddressInfo).port}`;
  const images = new ImageRoute({
    sources: {
      media: [{ name: 'demo', origin: 'https://media.example', fetchFrom }],
      projectId: 'forecourt',
      dataset: 'production',
      content: null,
    },
    store: new ImageStore(folder, 100_000_000),
    isListedCrop: async ({ crop }) => !crop,
    drawers,
    atOnce: 2,
    maxWaiting: 100,
  });
  front = await new RunningFront(await frontParts(async () => undefined, { images })).listen();
});
afterAll(async () => {
  await front.close();
  drawers.close();
  media.closeAllConnections();
  media.close();
  await rm(folder, { recursive: true, force: true });
});

/** One request that its sender can break off. */
function requests(path: string, headers: Record<string, string>) {
  const status = Promise.withResolvers<number>();
  const all = { host: 'southbank-ford.localhost', ...headers };
  const sent = request({ host: '127.0.0.1', port: front.port, path, headers: all, agent: false }, (result) => {
    result.resume().on('end', () => status.resolve(result.statusCode ?? 0));
  });
  sent.on('error', () => status.resolve(0)).end();
  return { status: status.promise, leave: () => sent.destroy() };
}

it('a shopper’s new picture is next, whatever another one requests at once, and nothing is drawn for a client that has left', async () => {
  const greedy = { 'x-forwarded-for': '203.0.113.7' };
  const pictures = Array.from({ length: 150 }, (_, at) => requests(`/image/demo/1600/v1/car${at}.avif`, greedy));
  const crops = Array.from({ length: 700 }, (_, at) => requests(`/image/demo/1600/c-${at}-0-300-900/car.avif`, greedy));
  let made = 0;
  for (const { status } of pictures) void status.then((code) => (made += code === 200 ? 1 : 0));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const madeBefore = made;
  const other = { host: 'harbour-ford.localhost', 'x-forwarded-for': '203.0.113.8' };
  expect((await front.request('/image/demo/375/v1/mine.webp', other)).status).toBe(200);
  expect(made - madeBefore).toBeLessThanOrEqual(4);

  for (const one of [...pictures, ...crops]) one.leave();
  await Promise.all([...pictures, ...crops].map(({ status }) => status));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const fetchedThen = fetched;
  const begun = performance.now();
  expect((await front.request('/image/demo/375/v1/another.webp', other)).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(fetched).toBe(fetchedThen + 1);
  expect(fetched).toBeLessThan(100);
});
