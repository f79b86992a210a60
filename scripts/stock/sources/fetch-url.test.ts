import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testCertificate } from '@/web/front/http/certificate.fixture.ts';
import { publicLookup } from '@/web/platform/public-address.ts';
import { fetchUrl, type UrlOrder } from './fetch-url.ts';
import { type FetchLimits, usualLimits } from './fetched.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let handler: Handler = (_, response) => void response.end();
const requests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  handler(request, response);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  requests.length = 0;
});
afterAll(() => server.close());

const limits: FetchLimits = { timeoutMs: 10_000, maxBytes: 1_000, maxUnpacked: 5_000, allowPrivate: true };
const fetched = (change: Partial<UrlOrder> & { path?: string; user?: string } = {}) => {
  const { path = '/stock.csv', user = '', ...order } = change;
  const source = { address: `${origin}${path}`, user };
  return fetchUrl({ source, secrets: {}, since: null, limits, ...order });
};
const csv = 'Stock No,Make\n1,Ford\n';

describe('[PLUS-20] a feed that is fetched from a URL', () => {
  it('comes with the validators by which the next fetch sees whether it changed', async () => {
    handler = (_, response) => {
      response.writeHead(200, { etag: '"v1"', 'last-modified': 'Thu, 26 Nov 2026 01:00:00 GMT' });
      response.end(csv);
    };
    const file = await fetched();
    expect(file).toMatchObject({ kind: 'file', etag: '"v1"', modified: 'Thu, 26 Nov 2026 01:00:00 GMT' });
    expect('bytes' in file && file.bytes.toString()).toBe(csv);
    expect(requests[0]?.headers).not.toHaveProperty('if-none-match');
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is unchanged where the server responds that it is, and only for a conditional request', async () => {
    handler = (_, response) => void response.writeHead(304).end();
    const since = { etag: '"v1"', modified: 'Thu, 26 Nov 2026 01:00:00 GMT' };
    expect(await fetched({ since })).toEqual({ kind: 'unchanged' });
    expect(requests[0]?.headers).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': since.modified });
    await expect(fetched()).rejects.toThrow('304');
  });

  it('is signed in for with the user’s password, or a token', async () => {
    handler = (_, response) => void response.end(csv);
    await fetched({ user: 'dealer', secrets: { password: 'pä:ss' } });
    await fetched({ user: 'dealer', secrets: { token: 't1' } });
    const sent = requests.map(({ headers }) => headers.authorization);
    expect(sent).toEqual([`Basic ${Buffer.from('dealer:pä:ss').toString('base64')}`, 'Bearer t1']);
  });

  it.each([
    [401, 'refused the user name or the password'],
    [404, 'no such file'],
    [500, 'responded with 500'],
    [204, 'responded with 204'],
  ])('is none where the server responds with %i', async (status, why) => {
    handler = (_, response) => void response.writeHead(status).end();
    await expect(fetched()).rejects.toThrow(why);
  });

  it('is none where the server never ends it, or never begins', async () => {
    handler = (_, response) => void response.write(csv);
    await expect(fetched({ limits: { ...limits, timeoutMs: 300 } })).rejects.toThrow('within 0.3 seconds');
    handler = () => undefined;
    await expect(fetched({ limits: { ...limits, timeoutMs: 300 } })).rejects.toThrow('within 0.3 seconds');
  });

  it('is none where the connection breaks within it: half a feed would sell cars', async () => {
    handler = (_, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write(csv, () => response.destroy());
    };
    await expect(fetched()).rejects.toThrow('could not be fetched');
  });

  it('is bounded as it is sent and as it is unpacked', async () => {
    handler = (_, response) => void response.end('x'.repeat(1_001));
    await expect(fetched()).rejects.toThrow('larger than');
    handler = (_, response) => {
      response.writeHead(200, { 'transfer-encoding': 'chunked' });
      const more = () => response.destroyed || response.write('x'.repeat(400), () => setTimeout(more, 1));
      more();
    };
    await expect(fetched()).rejects.toThrow('larger than');
    handler = (_, response) => void response.end(gzipSync('x'.repeat(5_001)));
    await expect(fetched()).rejects.toThrow('larger than');
    handler = (_, response) => void response.end(gzipSync(csv).subarray(0, 20));
    await expect(fetched()).rejects.toThrow('compressed file is broken');
  });

  it('is unpacked, named gzip by its headers or by its bytes', async () => {
    for (const headers of [{ 'content-encoding': 'gzip' }, {}]) {
      handler = (_, response) => void response.writeHead(200, headers).end(gzipSync(csv));
      const file = await fetched();
      expect('bytes' in file && file.bytes.toString()).toBe(csv);
    }
  });

  it('follows a redirect, without what signs in where it leads elsewhere', async () => {
    const other = createServer((request, response) => {
      requests.push(request);
      response.end(csv);
    });
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const target = `http://127.0.0.1:${(other.address() as AddressInfo).port}/there.csv`;
    handler = (request, response) => {
      const location = request.url === '/stock.csv' ? '/moved.csv' : target;
      response.writeHead(302, { location }).end();
    };
    const file = await fetched({ user: 'dealer', secrets: { password: 'p' }, since: { etag: '"v"', modified: '' } });
    other.close();
    other.closeAllConnections();
    expect(file.kind).toBe('file');
    expect(requests.map(({ url, headers }) => [url, Boolean(headers.authorization)])).toEqual([
      ['/stock.csv', true],
      ['/moved.csv', true],
      ['/there.csv', false],
    ]);
  });

  it('gives up on a redirect without end', async () => {
    handler = (_, response) => void response.writeHead(302, { location: '/again' }).end();
    await expect(fetched()).rejects.toThrow('again and again');
    expect(requests).toHaveLength(4);
  });
});

describe('[PLUS-20] a feed whose address leads inside', () => {
  const outside = { ...limits, allowPrivate: false };
  const named = (ip: string): LookupFunction =>
    publicLookup((_host, _options, found) => {
      const address: LookupAddress = { address: ip, family: ip.includes(':') ? 6 : 4 };
      found(null, [address]);
    });

  it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '168.63.129.16', '::1', '::ffff:10.0.0.1', 'fd00::1'])(
    'is not fetched from %s, by its name or by itself',
    async (ip) => {
      const source = (address: string) => ({ source: { address, user: '' }, limits: outside });
      const { port } = new URL(origin);
      const byName = fetched({ ...source(`https://feeds.example:${port}/x.csv`), lookup: named(ip) });
      await expect(byName).rejects.toThrow('private network');
      const host = ip.includes(':') ? `[${ip}]` : ip;
      await expect(fetched(source(`https://${host}:${port}/x.csv`))).rejects.toThrow('private network');
      expect(requests).toEqual([]);
    },
  );

  it('is not fetched where a redirect of a public server names it, nor where it leaves https', async () => {
    const certificates = getCACertificates('default');
    setDefaultCACertificates([...certificates, testCertificate.cert]);
    let location = '';
    const front = createSecureServer(testCertificate, (_, response) => response.writeHead(302, { location }).end());
    await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
    const lookup = (_host: string, _options: object, found: (error: null, addresses: LookupAddress[]) => void) =>
      found(null, [{ address: '127.0.0.1', family: 4 }]);
    const source = { address: `https://localhost:${(front.address() as AddressInfo).port}/x.csv`, user: '' };
    const tried = () => fetched({ source, limits: outside, lookup: lookup as never });
    try {
      location = origin.replace('http:', 'https:');
      await expect(tried()).rejects.toThrow('private network');
      location = origin;
      await expect(tried()).rejects.toThrow('not https');
      expect(requests).toEqual([]);
    } finally {
      setDefaultCACertificates(certificates);
      front.closeAllConnections();
      front.close();
    }
  });

  it('is not fetched over http', async () => {
    const source = { address: 'http://feeds.example/x.csv', user: '' };
    await expect(fetched({ source, limits: outside })).rejects.toThrow('not https');
  });

  it('is public by default', () => expect(usualLimits.allowPrivate).toBe(false));
});
