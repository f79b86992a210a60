import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StaffDirectory } from './staff.ts';

/**
 * Responds as the content service does: whose a cookie is, and whether it may write a document of a
 * site.
 */
let server: Server;
let url = '';
let away = false;
let requestCount = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    requestCount += 1;
    if (away) return void response.writeHead(503).end('{}');
    const who = request.headers.cookie ?? request.headers.authorization ?? '';
    if (request.url === '/v2025-03-04/users/me') {
      const person = /mei|ada/.test(who) ? { id: 'staff-a', name: 'Mei Tran' } : { id: 'anonymous', name: 'Anonymous' };
      return void response.end(JSON.stringify(person));
    }
    void bodyOf(request).then((body) => {
      const dry = request.url?.endsWith('?dryRun=true') ?? false;
      const own = JSON.parse(body).mutations[0].create.site?._ref === 'site-a';
      response.writeHead(dry && (own || who.includes('ada')) ? 200 : 403).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const session = (cookie: string) => ({ cookie, token: '' });

describe('who may see enquiries', () => {
  it('[CFG-04] [PLUS-10] is decided by the content service, site by site', async () => {
    const staff = new StaffDirectory({ url, dataset: 'production' });
    expect(await staff.staffOf('site-a', session('s=mei'))).toEqual({ id: 'staff-a', name: 'Mei Tran' });
    expect(await staff.staffOf('site-b', session('s=mei'))).toBe('forbidden');
    expect(await staff.staffOf('site-a', session('s=forged'))).toBe('signed-out');
    expect(await staff.staffOf('site-a', { cookie: '', token: 'mei' })).toEqual({ id: 'staff-a', name: 'Mei Tran' });
  });

  it('[CFG-04] what belongs to no site is for those whom the service lets write without one', async () => {
    const staff = new StaffDirectory({ url, dataset: 'production' });
    expect(await staff.staffOf(null, session('s=mei'))).toBe('forbidden');
    expect(await staff.staffOf(null, session('s=ada'))).toMatchObject({ id: 'staff-a' });
  });

  it('[CFG-04] is signed out without a session, and no request is sent then', async () => {
    const before = requestCount;
    expect(await new StaffDirectory({ url, dataset: 'production' }).staffOf('site-a', session(''))).toBe('signed-out');
    expect(requestCount).toBe(before);
  });

  it('[CFG-04] ends some seconds after the right does, and is never taken for granted while the service is away', async () => {
    let now = 0;
    const staff = new StaffDirectory({ url, dataset: 'production', now: () => now });
    expect(await staff.staffOf('site-a', session('s=mei'))).toMatchObject({ id: 'staff-a' });
    away = true;
    now = 14_000;
    expect(await staff.staffOf('site-a', session('s=mei'))).toMatchObject({ id: 'staff-a' });
    now = 16_000;
    expect(await staff.staffOf('site-a', session('s=mei'))).toBe('unknown');
    away = false;
  });
});
