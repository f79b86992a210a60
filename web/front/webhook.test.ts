import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeWebhook, type WebhookHandlers } from './webhook.ts';

const secret = 'a secret between the two';
const sites = [{ slug: 'southbank-ford', name: '', hosts: [], template: 'ford', manufacturer: null, group: null }];
const body = JSON.stringify({ _id: 'page-1', _type: 'page', site: 'southbank-ford', template: null, slug: null });

let handlers: WebhookHandlers;
let purges: { tags: string[]; cause: unknown }[];
let server: Server;

beforeEach(async () => {
  purges = [];
  handlers = { secret, sites: () => sites, purge: async (tags, cause) => void purges.push({ tags, cause }) };
  server = createServer(async (request, response) => {
    const result = await takeWebhook(request, handlers);
    response.writeHead(result.status).end(JSON.stringify(result.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => void server.close());

async function send(text: string, headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: text, headers });
  return { status: response.status, body: await response.json() };
}

const signed = async (text: string, key = secret, at = Date.now()) => ({
  [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(text, at, key),
});

describe('takeWebhook', () => {
  it('[PLUS-07] purges what the changed document touches, and responds when that is done', async () => {
    const response = await send(body, { ...(await signed(body)), 'idempotency-key': 'once' });
    expect(response).toEqual({ status: 200, body: { purged: ['page:southbank-ford'] } });
    expect(purges).toEqual([
      { tags: ['page:southbank-ford'], cause: { documentId: 'page-1', idempotencyKey: 'once' } },
    ]);
  });

  it('[PLUS-07] purges everything for a document that it does not understand', async () => {
    const text = JSON.stringify({ _id: 'x', _type: 'somethingNew' });
    await send(text, await signed(text));
    expect(purges[0]?.tags).toEqual(['*']);
  });

  it.each([
    ['no signature', async () => ({})],
    ['a signature of another secret', () => signed(body, 'guessed')],
    ['a signature of other words', () => signed(body.replace('page-1', 'page-2'))],
    ['no signature at all but words', async () => ({ [SIGNATURE_HEADER_NAME]: 'nonsense' })],
    ['a signature from before signatures existed', () => signed(body, secret, 1_000).catch(() => ({}))],
  ])('responds 401 to %s and purges nothing', async (_what, headers) => {
    expect((await send(body, (await headers()) as Record<string, string>)).status).toBe(401);
    expect(purges).toEqual([]);
  });

  it('responds 401 to a signature whose time was changed: the time is signed too', async () => {
    const header = (await signed(body))[SIGNATURE_HEADER_NAME] ?? '';
    const later = header.replace(/t=(\d+)/, (_all, at) => `t=${Number(at) + 1_000}`);
    expect((await send(body, { [SIGNATURE_HEADER_NAME]: later })).status).toBe(401);
  });

  it('responds 401 to every caller when there is no secret', async () => {
    handlers.secret = undefined;
    expect((await send(body, await signed(body))).status).toBe(401);
  });

  it('hands the key of a repeated delivery on, so that the repetition is recognised as one', async () => {
    const headers = { ...(await signed(body)), 'idempotency-key': 'once' };
    expect([(await send(body, headers)).status, (await send(body, headers)).status]).toEqual([200, 200]);
    expect(purges.map(({ cause }) => cause)).toEqual([
      { documentId: 'page-1', idempotencyKey: 'once' },
      { documentId: 'page-1', idempotencyKey: 'once' },
    ]);
  });

  it.each(['{', '[]', '{"_id":"x"}', '{"_id":"","_type":"page"}', '{"_id":"x","_type":"page","site":5}'])(
    'responds 400 to signed nonsense: %s',
    async (text) => {
      expect((await send(text, await signed(text))).status).toBe(400);
      expect(purges).toEqual([]);
    },
  );

  it('responds 413 to a body that no webhook has', async () => {
    const text = JSON.stringify({ _id: 'x'.repeat(100_000), _type: 'page' });
    expect((await send(text, await signed(text))).status).toBe(413);
  });

  it('responds 503 when not every instance could be notified, so that the sender tries again', async () => {
    handlers.purge = () => Promise.reject(new Error('records are away'));
    expect((await send(body, await signed(body))).status).toBe(503);
  });
});
