import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

describe.skipIf(hosted)('pictures', () => {
  let service: RunningContent;
  let id = '';
  beforeAll(async () => {
    service = await RunningContent.start();
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c03020' } })
      .png()
      .toBuffer();
    const asset = await service.client().assets.upload('image', picture, { filename: 'ute.png' });
    id = asset._id;
    expect(asset.metadata?.dimensions).toMatchObject({ width: 600, height: 400 });
  });
  afterAll(() => service.stop());

  /** `image-<hash>-600x400-png` → its address. */
  const address = (query: string): string => {
    const [, hash, size, extension] = id.split('-');
    return `${service.url}/images/forecourt/production/${hash}-${size}.${extension}?${query}`;
  };
  /** As one of the dealers' own: copies are not made for strangers. */
  const fetchAsset = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { headers: { ...headers, authorization: `Bearer ${service.token}` } });
  const made = async (query: string, accept = '*/*') => {
    const response = await fetchAsset(address(query), { accept });
    const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return { width, height, format, type: response.headers.get('content-type') };
  };

  it('are named by their content: the same bytes are the same asset', async () => {
    expect(id).toMatch(/^image-[0-9a-f]{40}-600x400-png$/);
  });

  it.each([
    ['w=300', 300, 200],
    ['w=300&h=300&fit=crop', 300, 300],
    ['h=100', 150, 100],
    ['rect=0,0,300,400&w=150', 150, 200],
    ['w=150&dpr=2', 300, 200],
    ['w=3000&fit=max', 600, 400],
    ['w=300&h=300&fit=fill', 300, 300],
    ['w=300&h=300&fit=scale', 300, 300],
    ['w=300&h=300&fit=min', 300, 300],
    ['w=300&h=300', 300, 200],
    ['rect=500,300,900,900', 100, 100],
    ['or=90', 400, 600],
  ])('%s gives %i × %i', async (query, width, height) => {
    expect(await made(query)).toMatchObject({ width, height });
  });

  it('come in the format that is requested or that the browser takes', async () => {
    expect((await made('w=100&fm=webp')).type).toBe('image/webp');
    expect((await made('w=100&auto=format', 'image/avif,image/webp')).type).toBe('image/avif');
    expect((await made('w=100&auto=format', 'image/webp')).type).toBe('image/webp');
  });

  it('bad parameters and unknown pictures are refused with a message', async () => {
    expect((await fetchAsset(address('w=many'))).status).toBe(400);
    expect((await fetchAsset(`${service.url}/images/forecourt/production/${'0'.repeat(40)}-1x1.png`)).status).toBe(404);
  });

  it('quality changes the size of what is sent', async () => {
    const size = async (query: string) => (await (await fetchAsset(address(query))).arrayBuffer()).byteLength;
    expect(await size('w=300&fm=jpg&q=20')).toBeLessThan(await size('w=300&fm=jpg&q=95'));
  });

  it('are made once: the copy is stored on the disk and is the same after a restart', async () => {
    const query = 'w=123&fm=webp';
    const first = Buffer.from(await (await fetchAsset(address(query))).arrayBuffer());
    const stored = (await readdir(join(service.directory, 'image-cache'))).length;
    expect(stored).toBeGreaterThan(0);
    await service.crash();
    const again = await Promise.all([1, 2, 3].map(async () => (await fetchAsset(address(query))).arrayBuffer()));
    for (const bytes of again) expect(Buffer.from(bytes).equals(first)).toBe(true);
    expect((await readdir(join(service.directory, 'image-cache'))).length).toBe(stored);
  });

  it('the same bytes uploaded twice are one asset, and their reader may keep them', async () => {
    const bytes = Buffer.from(await (await fetchAsset(address(''))).arrayBuffer());
    expect((await service.client().assets.upload('image', bytes, { filename: 'again.png' }))._id).toBe(id);
    expect((await fetchAsset(address('w=50'))).headers.get('cache-control')).toMatch(/^private, .*immutable/);
  });

  it('what is no picture is refused, and a picture that runs script too', async () => {
    const client = service.client();
    const upload = (text: string) => client.assets.upload('image', Buffer.from(text), { filename: 'a.png' });
    await expect(upload('just words')).rejects.toMatchObject({ statusCode: 400 });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';
    await expect(upload(svg)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('[Medium 10] strangers get neither originals nor copies', async () => {
    expect((await fetch(address(''))).status).toBe(401);
    expect((await fetch(address('pass=9999999999999.0'))).status).toBe(401);
    expect((await fetch(address('w=5000&h=3000&blur=2000'))).status).toBe(401);
    const cookie = await service.signIn();
    expect((await fetch(address('w=60'), { headers: { cookie } })).status).toBe(200);
  });

  it('copies have a bound of size, and the widest blur costs little more than none', async () => {
    expect((await fetchAsset(address('w=5000&h=5000&blur=2000'))).status).toBe(400);
    const timed = async (query: string) => {
      const begun = performance.now();
      expect(await made(query)).toMatchObject({ width: 3000, height: 3000 });
      return performance.now() - begun;
    };
    const plain = await timed('w=3000&h=3000&fit=crop&fm=webp');
    expect(await timed('w=3000&h=3000&fit=crop&fm=webp&blur=2000')).toBeLessThan(plain * 2 + 500);
  });

  it('copies have a bound of size also where one side alone is requested', async () => {
    const tall = await sharp({ create: { width: 100, height: 4_000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const { url } = await service.client().assets.upload('image', tall, { filename: 'tall.png' });
    const at = `${service.url}${url.replace('/lake', '')}`;
    expect((await fetchAsset(`${at}?w=5000`)).status).toBe(400);
    expect((await fetchAsset(`${at}?w=5000&fit=max`)).status).toBe(200);
    expect((await fetchAsset(`${at}?h=2000`)).status).toBe(200);
  });

  it('copies of one dealer leave another’s next, and those whose reader has left are not made', async () => {
    const [north, south] = [await service.signIn(), await service.signIn('south-password', 'south@dealer.example')];
    const leaving = new AbortController();
    let made = 0;
    const many = Array.from({ length: 40 }, async (_, at) => {
      const url = address(`w=${2_400 + at}&h=2000&fit=crop&fm=avif`);
      const response = await fetch(url, { headers: { cookie: north }, signal: leaving.signal }).catch(() => null);
      if (response?.status === 200) made += 1;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await fetch(address('w=61'), { headers: { cookie: south } })).status).toBe(200);
    expect(made).toBeLessThan(8);
    leaving.abort();
    await Promise.all(many);
    const begun = performance.now();
    for (const width of [62, 63, 64, 65]) expect((await fetchAsset(address(`w=${width}`))).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  it('[High 4] comments of an SVG hold up no other request, neither as a picture nor as a file', async () => {
    const bytes = Buffer.from(`${'<!---->'.repeat(25)}x`);
    const client = service.client();
    const begun = performance.now();
    await expect(client.assets.upload('image', bytes, { filename: 'a.svg' })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(client.assets.upload('file', bytes, { filename: 'a.svg' })).rejects.toMatchObject({ statusCode: 400 });
    const text = Buffer.from(`words and ${'<!---->'.repeat(25)}x`);
    const file = await client.assets.upload('file', text, { filename: 'a.txt' });
    expect((await fetch(`${service.url}/files/forecourt/production/${file.sha1hash}.txt`)).status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('an SVG is never drawn here: a few bytes of it could take gigabytes', async () => {
    const shape = '<rect width="9000" height="9000" filter="url(#b)"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="b"><feGaussianBlur stdDeviation="900"/></filter>${shape}</svg>`;
    const begun = performance.now();
    const asset = await service.client().assets.upload('image', Buffer.from(svg), { filename: 'blur.svg' });
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(asset.metadata).toMatchObject({ dimensions: { width: 9000, height: 9000 } });
    expect(asset.metadata).not.toHaveProperty('lqip');
    const url = `${service.url}/images/forecourt/production/${asset.sha1hash}-9000x9000.svg`;
    expect(await (await fetchAsset(`${url}?w=300`)).text()).toBe(svg);
    expect((await fetchAsset(`${url}?w=300&fm=png`)).status).toBe(400);
  });

  it('a large original is not held in memory for each client that requests it and does not read', async () => {
    const bytes = randomBytes(20 * 1024 * 1024);
    const file = await service.client().assets.upload('file', bytes, { filename: 'long.mp4' });
    const url = `${service.url}/files/forecourt/production/${file.sha1hash}.mp4`;
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(bytes)).toBe(true);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
      String(bytes.length),
      0,
    ]);
    const before = await service.memory();
    const sockets = Array.from({ length: 60 }, () => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      socket.on('error', () => undefined).pause();
      socket.write(`GET ${new URL(url).pathname} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return socket;
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await service.memory()) - before).toBeLessThan(300 * 1024 * 1024);
    for (const socket of sockets) socket.destroy();
    expect((await fetchAsset(address(''))).status).toBe(200);
  });

  it('a part of a file is read from where it begins, however large the file is: seeking costs no reading of the whole', async () => {
    const bytes = Buffer.alloc(20_000_000, '0123456789');
    const file = await service.client().assets.upload('file', bytes, { filename: 'long.mp4' });
    const url = `${service.url}/files/forecourt/production/${file.sha1hash}.mp4`;
    const part = async (range: string) => {
      const response = await fetch(url, { headers: { range, authorization: `Bearer ${service.token}` } });
      const { status, headers } = response;
      return [status, headers.get('content-range'), headers.get('content-length'), await response.text()];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/20000000', '3', '234']);
    expect(await part('bytes=19999998-')).toEqual([206, 'bytes 19999998-19999999/20000000', '2', '89']);
    expect(await part('bytes=-1')).toEqual([206, 'bytes 19999999-19999999/20000000', '1', '9']);
    expect((await part('bytes=20000000-')).slice(0, 2)).toEqual([416, 'bytes */20000000']);
    for (const whole of ['bytes=4-2', 'bytes=1-2,4-5', 'lines=1-2', 'bytes=-'])
      expect((await part(whole)).slice(0, 3)).toEqual([200, null, '20000000']);
  });

  it('files are served as downloads only', async () => {
    const file = await service.client().assets.upload('file', Buffer.from('a,b'), { filename: 'list.csv' });
    const address = `${service.url}/files/forecourt/production/${file.sha1hash}.csv`;
    const response = await fetch(address);
    expect(await response.text()).toBe('a,b');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''list\.csv$/);
    await service.client().patch(file._id).set({ originalFilename: 'cut \ud83d.csv' }).commit();
    expect((await fetch(address)).status).toBe(200);
  });
});
