import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket as Peer, WebSocketServer } from 'ws';
import { muxFetch } from './mux-fetch.ts';

type Message = { open?: number; close?: number; url?: string; lastEventId?: string; authorization?: string };

let server: WebSocketServer;
let apiHost: string;
const peers: Peer[] = [];
const received: Message[] = [];

beforeEach(async () => {
  peers.length = 0;
  received.length = 0;
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/lake/_mux' });
  server.on('connection', (peer) => {
    peers.push(peer);
    peer.on('message', (data) => received.push(JSON.parse(String(data))));
  });
  await once(server, 'listening');
  apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lake`;
});

afterEach(() => {
  for (const peer of peers) peer.terminate();
  server.close();
});

const listen = (name: string) => `${apiHost}/v2025-03-04/data/listen/production?query=${name}`;
const reply = (message: object, peer = 0) => peers[peer]?.send(JSON.stringify(message));
const refuse = async (): Promise<Response> => expect.unreachable('nothing may go onward');
const arrived = (count: number) => vi.waitFor(() => expect(received).toHaveLength(count));

async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | undefined> {
  const { value } = await reader.read();
  return value && new TextDecoder().decode(value);
}

async function opened(fetch: ReturnType<typeof muxFetch>, name: string, init?: RequestInit) {
  const result = fetch(listen(name), init);
  await vi.waitFor(() => expect(received.at(-1)?.url).toContain(name));
  const id = received.at(-1)?.open ?? 0;
  reply({ id, status: 200 }, peers.length - 1);
  const response = await result;
  return { id, response, reader: response.body?.getReader() ?? expect.unreachable() };
}

describe('the streams of the studio', () => {
  it('share one socket and keep apart', async () => {
    const fetch = muxFetch(apiHost, refuse);
    const first = await opened(fetch, 'one');
    const second = await opened(fetch, 'two');
    const live = fetch(`${apiHost}/vX/data/live/events/production?tag=a`);
    await arrived(3);
    expect(peers).toHaveLength(1);
    reply({ id: second.id, data: 'event: b\n\n' });
    reply({ id: first.id, data: 'event: ü\n\n' });
    expect(await read(second.reader)).toBe('event: b\n\n');
    expect(await read(first.reader)).toBe('event: ü\n\n');
    expect(first.response.headers.get('content-type')).toBe('text/event-stream');
    reply({ id: received[2]?.open, status: 200 });
    expect((await live).ok).toBe(true);
  });

  it('keep what arrives before it is read, and end when the service ends them', async () => {
    const { id, reader } = await opened(muxFetch(apiHost, refuse), 'one');
    for (let part = 0; part < 100; part += 1) reply({ id, data: `${part},` });
    reply({ id, end: true });
    let text = '';
    for (let part = await read(reader); part !== undefined; part = await read(reader)) text += part;
    expect(text).toBe(Array.from({ length: 100 }, (_, part) => `${part},`).join(''));
  });

  it('carry the token and the last event that the client names', async () => {
    const headers = { Authorization: 'Bearer t', 'Last-Event-ID': '7-0' };
    await opened(muxFetch(apiHost, refuse), 'one', { headers });
    expect(received[0]).toEqual({
      open: 1,
      url: '/lake/v2025-03-04/data/listen/production?query=one',
      authorization: 'Bearer t',
      lastEventId: '7-0',
    });
  });

  it('notify the service when the reader leaves or the request is aborted', async () => {
    const fetch = muxFetch(apiHost, refuse);
    const first = await opened(fetch, 'one');
    await first.reader.cancel();
    await arrived(2);
    expect(received[1]).toEqual({ close: first.id });
    const stop = new AbortController();
    const second = await opened(fetch, 'two', { signal: stop.signal });
    stop.abort();
    await expect(second.reader.read()).rejects.toThrow(/abort/i);
    await arrived(4);
    expect(received[3]).toEqual({ close: second.id });
  });

  it('abort before a response, and before the request', async () => {
    const fetch = muxFetch(apiHost, refuse);
    const stop = new AbortController();
    const response = fetch(listen('one'), { signal: stop.signal });
    await arrived(1);
    stop.abort();
    await expect(response).rejects.toThrow(/abort/i);
    await expect(fetch(listen('two'), { signal: stop.signal })).rejects.toThrow(/abort/i);
    expect(received.filter(({ open }) => open)).toHaveLength(1);
  });

  it('pass on a refusal as the response that it would have been', async () => {
    const result = muxFetch(apiHost, refuse)(listen('bad'));
    await arrived(1);
    reply({ id: 1, status: 400, body: '{"error":{"description":"no"}}' });
    const response = await result;
    expect([response.status, await response.json()]).toEqual([400, { error: { description: 'no' } }]);
  });

  it('fail when the socket is lost, and open a new one for the next request', async () => {
    const fetch = muxFetch(apiHost, refuse);
    const first = await opened(fetch, 'one');
    const unanswered = fetch(listen('two'));
    await arrived(2);
    peers[0]?.terminate();
    await expect(first.reader.read()).rejects.toThrow('connection to the content service was lost');
    await expect(unanswered).rejects.toThrow('connection to the content service was lost');
    const again = await opened(fetch, 'three');
    reply({ id: again.id, data: 'back' }, 1);
    expect(await read(again.reader)).toBe('back');
  });

  it('fail when the service is not there', async () => {
    const fetch = muxFetch('http://127.0.0.1:9/lake', refuse);
    await expect(fetch('http://127.0.0.1:9/lake/v1/data/listen/production')).rejects.toThrow(TypeError);
  });
});

describe('everything else', () => {
  it.each([
    '/lake/v1/data/query/production?query=listen',
    '/lake/v1/data/mutate/production',
    '/v1/data/listen/production',
    '/lakeside/v1/data/listen/production',
  ])('%s goes onward as it is', async (path) => {
    const onward = vi.fn(async () => new Response('ok'));
    const init = { method: 'POST' };
    const address = `${new URL(apiHost).origin}${path}`;
    await muxFetch(apiHost, onward)(address, init);
    expect(onward).toHaveBeenCalledWith(address, init);
    expect(peers).toHaveLength(0);
  });

  it('goes onward when it is of another origin', async () => {
    const onward = vi.fn(async () => new Response('ok'));
    await muxFetch(apiHost, onward)('https://elsewhere.example/lake/v1/data/listen/production');
    expect(onward).toHaveBeenCalledOnce();
  });
});
