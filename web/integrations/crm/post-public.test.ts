import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCertificate } from '@/web/front/http/certificate.fixture.ts';
import { isInside, publicLookup } from '@/web/platform/public-address.ts';
import * as http from './http.ts';
import { postPublic } from './post-public.ts';

const certificates = getCACertificates('default');
const got: string[] = [];
let connections = 0;
let result: { status: number; headers?: Record<string, string> } = { status: 204 };
/** A receiver inside, which a name of the outside leads to. */
const receiver = createServer(testCertificate, async (request, response) => {
  got.push(`${request.method} ${request.headers.host} ${request.headers['idempotency-key']} ${await text(request)}`);
  response.writeHead(result.status, result.headers);
  // Never ends: a body of any length must hold up no request.
  response.write('x'.repeat(1_000));
  if (result.status === 204) response.end();
}).on('connection', () => {
  connections += 1;
});
let port = 0;
beforeAll(async () => {
  setDefaultCACertificates([...certificates, testCertificate.cert]);
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  port = (receiver.address() as AddressInfo).port;
});
beforeEach(() => {
  [connections, result] = [0, { status: 204 }];
  got.length = 0;
});
afterEach(() => receiver.closeAllConnections());
afterAll(() => {
  setDefaultCACertificates(certificates);
  receiver.close();
});

const message = () => ({
  headers: { 'idempotency-key': 'k1' },
  body: '{"é":1}',
  signal: AbortSignal.timeout(3_000),
});
const address = (ip: string): LookupAddress => ({ address: ip, family: ip.includes(':') ? 6 : 4 });

/** A name server that gives one address after the other. */
function nameServer(...responses: string[][]) {
  let times = 0;
  const lookup = publicLookup((_hostname, _options, found) => {
    const addresses = responses[Math.min(times, responses.length - 1)] ?? [];
    times += 1;
    found(null, addresses.map(address));
  });
  return { lookup, times: () => times };
}

describe('a webhook whose address content names', () => {
  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['10.0.0.7']],
    [['169.254.169.254']],
    [['::ffff:127.0.0.1']],
    [['64:ff9b::7f00:1']],
    [['203.0.113.9', '127.0.0.1']],
    [[]],
  ])('[FORM-12] is not connected to where its name leads to %j', async (addresses) => {
    const { lookup } = nameServer(addresses);
    await expect(postPublic(`https://localhost:${port}/hook`, message(), lookup)).rejects.toThrow('private network');
    expect([connections, got]).toEqual([0, []]);
  });

  it('[FORM-12] is connected to at the very address that was checked, whatever the name server returns afterwards', async () => {
    const { lookup, times } = nameServer(['203.0.113.9'], ['127.0.0.1']);
    const post = postPublic(
      `https://localhost:${port}/hook`,
      { ...message(), signal: AbortSignal.timeout(1_500) },
      lookup,
    );
    await expect(post).rejects.toThrow(/203\.0\.113\.9|aborted/);
    expect([times(), connections]).toEqual([1, 0]);
  });

  it('[FORM-12] gets the message under its own name, once', async () => {
    const lookup = (_host: string, _options: object, found: (error: null, addresses: LookupAddress[]) => void) =>
      found(null, [address('127.0.0.1')]);
    const status = await postPublic(`https://localhost:${port}/hook`, message(), lookup as never);
    expect([status, got]).toEqual([204, [`POST localhost:${port} k1 {"é":1}`]]);
  });

  it.each([301, 302, 307, 308])('[FORM-12] that responds with the redirect %i leads nowhere else', async (status) => {
    let followed = 0;
    const inside = createSocketServer((socket) => {
      followed += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
    result = { status, headers: { location: `http://127.0.0.1:${(inside.address() as AddressInfo).port}/` } };
    const lookup = (_host: string, _options: object, found: (error: null, addresses: LookupAddress[]) => void) =>
      found(null, [address('127.0.0.1')]);
    expect(await postPublic(`https://localhost:${port}/hook`, message(), lookup as never)).toBe(status);
    expect([followed, got.length]).toEqual([0, 1]);
    inside.close();
  });

  it('[FORM-12] is refused by the adapter where it is no public https name', async () => {
    const crm = http.open({ CRM_URL: 'http://127.0.0.1:9', SANDBOXES: new Set() });
    const post = (target: string) => crm?.post({ id: 'a', target, secret: '', body: '{}', sentAtMs: 0 });
    for (const target of ['http://crm.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/'])
      await expect(post(target), target).rejects.toThrow('no https address');
    await expect(post(`https://localhost.:${port}/`)).rejects.toThrow();
    await expect(postPublic(`https://127.0.0.1:${port}/`, message())).rejects.toThrow('not by IP address');
    expect([connections, got]).toEqual([0, []]);
  });

  it('[FORM-12] may be anywhere in the public networks', () => {
    const outside = ['203.0.113.9', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'];
    expect(outside.map(isInside)).toEqual([false, false, false, false]);
  });
});
