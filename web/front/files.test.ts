import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frontParts, RunningFront } from './front.fixture.ts';

const film = Buffer.from('0123456789'.repeat(20_000));

let content: Server;
let requests: { url: string; authorization: string | undefined }[];
let acceptsRanges: boolean;
let away: boolean;
let front: RunningFront;

beforeEach(async () => {
  [requests, acceptsRanges, away] = [[], false, false];
  content = createServer((request, response) => {
    requests.push({ url: request.url ?? '', authorization: request.headers.authorization });
    if (away) return void response.writeHead(500).end();
    if (request.url?.endsWith('.vtt')) return void captions(request, response);
    if (!['/files/forecourt/production/abc123.mp4', '/yard/walk/ute-1.mp4'].includes(request.url ?? ''))
      return void response.writeHead(404).end();
    if (acceptsRanges && request.headers.range === 'bytes=2-4') {
      return void response.writeHead(206, { 'content-range': 'bytes 2-4/200000', 'content-length': 3 }).end('234');
    }
    response.writeHead(200, { 'content-length': film.length, 'content-disposition': 'attachment' }).end(film);
  });
  await new Promise<void>((listening) => content.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(content.address() as AddressInfo).port}`;
  const media = [{ name: 'yard', origin: 'https://yard.example', fetchFrom: `${url}/yard` }];
  const files = { projectId: 'forecourt', dataset: 'production', content: { url, token: 'a-token' }, media };
  front = await new RunningFront(await frontParts(async () => undefined, { files })).listen();
});
afterEach(async () => {
  await front.close();
  content.closeAllConnections();
  content.close();
});

const copy = Buffer.from(`WEBVTT\n\n${'00:01.000 --> 00:02.000\nTurn the key.\n\n'.repeat(200)}`);

/** As a service does that compresses text, or sends it without a length. */
function captions({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const packed = /gzip/.test(headers['accept-encoding'] ?? '') || url.includes('packed');
  const body = packed ? gzipSync(copy) : copy;
  response.writeHead(200, {
    ...(packed && { 'content-encoding': 'gzip' }),
    ...(!url.includes('chunked') && { 'content-length': body.length }),
  });
  response.end(body);
}

describe('[BLK-08] videos that staff uploaded', () => {
  it('come from the site’s own host, to be played and not downloaded, and never change', async () => {
    const { status, headers, body } = await front.request('/file/abc123.mp4');
    expect([status, headers['content-type'], headers['accept-ranges']]).toEqual([200, 'video/mp4', 'bytes']);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-disposition']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.equals(film)).toBe(true);
    expect(requests[0]?.authorization).toBe('Bearer a-token');
  });

  it.each([
    ['bytes=2-4', 'bytes 2-4/200000', '234'],
    ['bytes=199998-', 'bytes 199998-199999/200000', '89'],
    ['bytes=-1', 'bytes 199999-199999/200000', '9'],
  ])('are sent in the parts that a player requests: %s', async (range, contentRange, body) => {
    for (const exists of [false, true]) {
      acceptsRanges = exists;
      const response = await front.request('/file/abc123.mp4', { range });
      expect([response.status, response.headers['content-range'], response.body.toString()]).toEqual([
        206,
        contentRange,
        body,
      ]);
      expect(response.headers['content-length']).toBe(String(body.length));
    }
  });

  it.each(['plain', 'packed', 'chunked'])(
    'and their captions arrive whole from a service that sends them %s',
    async (way) => {
      const { status, headers, body } = await front.request(`/file/${way}.vtt`);
      expect([status, headers['content-type'], body.equals(copy)]).toEqual([200, 'text/vtt; charset=utf-8', true]);
    },
  );

  it('respond 416 to a part beyond the end, and to HEAD without a body', async () => {
    expect((await front.request('/file/abc123.mp4', { range: 'bytes=200000-' })).status).toBe(416);
    const head = await front.request('/file/abc123.mp4', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '200000', 0]);
  });

  it('are nothing but videos and captions of the content service', async () => {
    for (const path of ['/file/abc123.html', '/file/abc123.svg', '/file/..%2fx.mp4', '/file/a/b.mp4', '/file/']) {
      expect((await front.request(path)).status, path).toBe(path.includes('%2f') ? 400 : 404);
    }
    expect(requests).toEqual([]);
    expect((await front.request('/file/unknown.webm')).status).toBe(404);
    expect((await front.request('/file/abc123.mp4', {}, 'POST')).status).toBe(405);
  });

  it('[MED-05] stand beside those of stock, which come from the media origins of the list alone, without the content service’s token', async () => {
    const { status, headers, body } = await front.request('/file/yard/walk/ute-1.mp4', { range: 'bytes=2-4' });
    expect([status, headers['content-type'], body.toString()]).toEqual([206, 'video/mp4', '234']);
    expect(requests).toEqual([{ url: '/yard/walk/ute-1.mp4', authorization: undefined }]);
    for (const path of ['/file/elsewhere/ute-1.mp4', '/file/yard/walk/ute-1.html', '/file/content/a/b.mp4'])
      expect((await front.request(path)).status, path).toBe(404);
    expect(requests).toHaveLength(1);
  });

  it('respond 503 while the content service is away', async () => {
    away = true;
    expect((await front.request('/file/abc123.mp4')).status).toBe(503);
  });
});
