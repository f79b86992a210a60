import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturePaints } from '@/demo/stock/pictures.ts';
import { mediaServer } from './media-server.ts';

describe('the demo media service', () => {
  let cacheDir = '';
  let port = 0;
  let server: ReturnType<typeof mediaServer>;

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'forecourt-media-'));
    server = mediaServer(cacheDir);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(cacheDir, { recursive: true, force: true });
  });

  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

  /** Sends the path as it is, which `fetch` would tidy first. */
  const statusOf = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, path }, (incoming) => {
        incoming.resume();
        resolve(incoming.statusCode ?? 0);
      });
      outgoing.on('error', reject).end();
    });

  const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

  it('paints a photo in the colour of its address, at its own size or narrower', async () => {
    const response = await get('/suv/front-three-quarter/red.webp');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const whole = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([whole.width, whole.height]).toEqual([1200, 900]);
    const narrow = await sharp(await bytes('/suv/front-three-quarter/red.webp?w=320')).metadata();
    expect([narrow.width, narrow.height]).toEqual([320, 240]);
  });

  it('a red car is redder than a blue one, a white one brighter than a black one', async () => {
    const means = async (paint: string) => {
      const { channels } = await sharp(await bytes(`/sedan/side/${paint}.webp?w=200`)).stats();
      return channels.map(({ mean }) => mean) as [number, number, number];
    };
    const [red, blue, white, black] = [
      await means('red'),
      await means('blue'),
      await means('white'),
      await means('black'),
    ];
    expect(red[0] - red[2]).toBeGreaterThan(blue[0] - blue[2] + 5);
    expect(white[1]).toBeGreaterThan(black[1] + 5);
  });

  it('knows every paint that stock may have, and every frame of a spin', async () => {
    for (const paint of picturePaints) expect((await get(`/city/front/${paint}.webp?w=64`)).status, paint).toBe(200);
    for (const frame of ['00', '09', '35']) expect((await get(`/ute/spin/${frame}/teal.webp?w=64`)).status).toBe(200);
    expect((await get('/ute/spin/36/teal.webp')).status).toBe(404);
  });

  it('serves finished pictures as they are', async () => {
    const response = await get('/heroes/ute-dark.avif');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await get('/places/showroom-1.avif')).status).toBe(200);
    expect((await get('/heroes/nobody.avif')).status).toBe(404);
  });

  it('is cached for good: immutable, and 304 to a client that has it', async () => {
    const first = await get('/van/side/white.webp?w=96');
    expect(first.headers.get('cache-control')).toContain('immutable');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/van/side/white.webp?w=96', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('many requests for one picture give the same bytes and keep one file', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => bytes('/coupe/rear/orange.webp?w=120')));
    expect(new Set(all.map((one) => one.toString('base64'))).size).toBe(1);
    const stored = await readdir(join(cacheDir, 'v1', 'coupe', 'rear'));
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatch(/^orange-.*-120\.webp$/);
  });

  it.each([
    '/../package.json',
    '/heroes/../../media-server.ts',
    '/heroes/..%2f..%2fmain.ts',
    '/heroes/%2e%2e/paints.ts',
    '/suv/spin/../../../paints/red.webp',
    '/suv/side.k.avif',
    '/suv/side/pink.webp',
    '/suv/side/constructor.webp',
    '/boat/side/red.webp',
    '/',
  ])('%s is no picture', async (path) => expect(await statusOf(path)).toBe(404));

  it.each(['w=0', 'w=5000', 'w=-1', 'w=1e3', 'w=', 'w=12.5'])('a width of %s is refused', async (query) =>
    expect((await get(`/suv/side/red.webp?${query}`)).status).toBe(400),
  );

  it('logs that too many pictures wait to be made, and goes on', async () => {
    const narrow = mediaServer(join(cacheDir, 'narrow'), 2);
    await new Promise<void>((resolve) => narrow.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(narrow.address() as AddressInfo).port}`;
    const paths = Array.from({ length: 12 }, (_, at) => `/hatch/side/grey.webp?w=${at + 16}`);
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(at + path)).status));
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 503).length,
    ]).toEqual([4, 8]);
    expect((await fetch(`${at}/health`)).status).toBe(200);
    await new Promise((resolve) => narrow.close(resolve));
  });

  it('[OPS-04] reports its health, responds to HEAD without a body, and refuses other methods', async () => {
    expect(await (await get('/health')).text()).toContain('ok');
    const head = await get('/suv/side/red.webp?w=64', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/suv/side/red.webp', { method: 'POST' })).status).toBe(405);
  });
});
