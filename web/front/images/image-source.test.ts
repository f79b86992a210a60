import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImageRequest, parseImageAddress } from '@/domain/media/image-address.ts';
import { fetchOriginal, type ImageSources, originalAddress, SourceUnavailable } from './image-source.ts';

let server: Server;
let sources: ImageSources;
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/moved.webp') return void response.writeHead(302, { location: '/secret' }).end();
    if (request.url === '/broken.webp') return void response.writeHead(502).end();
    if (request.url === '/huge.webp') return void response.writeHead(200, { 'content-length': '99999999999' }).end();
    if (request.url === '/absent.webp') return void response.writeHead(404).end();
    response.end(`${request.url} ${request.headers.authorization ?? 'nobody'}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sources = {
    media: [{ name: 'demo', origin: 'https://media.example', fetchFrom: url }],
    projectId: 'forecourt',
    dataset: 'production',
    content: { url, token: 'token' },
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const image = (source: string, path: string): ImageRequest => ({
  source,
  path,
  rev: 'v1',
  width: 320,
  format: 'webp',
  crop: null,
});
const text = async (source: string, path: string) => (await fetchOriginal(image(source, path), sources))?.toString();
const asset = 'image-0123456789abcdef-2000x1000-jpg';

describe('fetchOriginal', () => {
  it('fetches from a media origin on the list, without our token', async () => {
    expect(await text('demo', 'suv/front/grey.webp')).toBe('/suv/front/grey.webp nobody');
  });

  it('[CMS-04] fetches an asset from the embedded content service with the token', async () => {
    expect(await text('content', asset)).toBe(
      '/images/forecourt/production/0123456789abcdef-2000x1000.jpg Bearer token',
    );
  });

  it('[CMS-04] takes an asset of hosted Sanity from its picture host', () => {
    expect(originalAddress(image('content', asset), { ...sources, content: null })).toEqual({
      url: 'https://cdn.sanity.io/images/forecourt/production/0123456789abcdef-2000x1000.jpg',
    });
  });

  it.each([
    ['other', 'x.webp'],
    ['localhost', 'x.webp'],
    ['content', '../../v1/users/me'],
    ['content', 'file-0123-pdf'],
    ['content', `${asset}/../x`],
    ['content', 'image-abc-1x1-svg'],
  ])('sends no request for what is not on the list: %s %s', async (source, path) => {
    const before = requests.length;
    expect(await fetchOriginal(image(source, path), sources)).toBeNull();
    expect(requests.length).toBe(before);
  });

  it('keeps a path inside its origin whatever it is made of', () => {
    const from = (path: string) => new URL(originalAddress(image('demo', path), sources)?.url ?? '');
    for (const path of ['@evil.example/x', '//evil.example/x', 'a?b#c', 'http://evil.example/x', ':80/x']) {
      expect(from(path).origin).toBe(sources.media[0]?.fetchFrom);
      expect(from(path).search).toBe('');
    }
  });

  it('follows no redirect: it could lead to any address inside', async () => {
    await expect(fetchOriginal(image('demo', 'moved.webp'), sources)).rejects.toBeInstanceOf(SourceUnavailable);
    expect(requests).not.toContain('/secret');
  });

  it('distinguishes a picture that does not exist from a service that is away', async () => {
    expect(await fetchOriginal(image('demo', 'absent.webp'), sources)).toBeNull();
    await expect(fetchOriginal(image('demo', 'broken.webp'), sources)).rejects.toBeInstanceOf(SourceUnavailable);
    const away = { ...sources, media: [{ name: 'demo', origin: '', fetchFrom: 'http://127.0.0.1:1' }] };
    await expect(fetchOriginal(image('demo', 'x.webp'), away)).rejects.toBeInstanceOf(SourceUnavailable);
  });

  it('takes no picture beyond the limit', async () => {
    expect(await fetchOriginal(image('demo', 'huge.webp'), sources)).toBeNull();
  });
});

describe('parseImageAddress', () => {
  it.each([
    '/image/demo/321/v1/x.webp',
    '/image/demo/320/v1/x.svg',
    '/image/demo/320/v1/../x.webp',
    '/image/demo/320/v1/%2e%2e/x.webp',
    '/image/demo/320/v1/a%2f..%2fx.webp',
    '/image/demo/320/v1/a//x.webp',
    '/image/demo/320/v1/%00.webp',
    '/image/demo/320/c-0-0-0-0/x.webp',
    '/image/demo/320/c-900-0-200-100/x.webp',
    '/image/demo/320/v1/x.webp?width=9999',
    '/image/http:%2f%2fevil/320/v1/x.webp',
  ])('knows nothing of %s', (address) => expect(parseImageAddress(address)).toBeNull());
});
