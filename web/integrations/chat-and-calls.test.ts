import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { isMasked } from '@/domain/stock/vehicle-page/call-number.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import * as calls from './calls/http.ts';
import * as noCalls from './calls/sandbox.ts';
import * as chat from './chat/http.ts';
import * as noChat from './chat/sandbox.ts';
import { chatOf } from './chat-of-site.ts';
import { withTrackedPhones } from './tracked-phones.ts';

const now = Date.UTC(2026, 10, 23);
const requests: string[] = [];
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
  requests.push(`${pathname} ${searchParams}`);
  if (pathname === '/down') return response.writeHead(500).end();
  if (pathname === '/chat') {
    const address = searchParams.get('site') === 'odd' ? 'javascript:alert(1)' : 'https://chat.example/room';
    return response.end(JSON.stringify({ available: searchParams.get('site') !== 'nobody', address }));
  }
  if (searchParams.get('phone') !== '0355504410') return response.writeHead(404).end();
  return response.end('{"number":"+61 3 9000 1234"}');
});
let origin = '';
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.useRealTimers();
  server.close();
});

/** Until when a page that did this may be stored. */
async function rendered<T>(work: () => Promise<T>): Promise<{ found: T; expiresAtMs: number }> {
  const record = newRenderRecord(now);
  return { found: await recordRender(record, work), expiresAtMs: record.expiresAtMs };
}

describe('the dealer’s chat', () => {
  const features = { instantMessage: true, checkout: true };
  const of = (slug: string, path: string, overrides: object = {}) => {
    const service = chat.open({ CHAT_URL: origin + path, CHAT_KEY: 'k' }) ?? noChat.open();
    const site = { slug, features: { ...siteWith({}).features, ...features, ...overrides } };
    return rendered(() => chatOf(site, service));
  };

  it('[CARD-08] is offered where the site sells online and staff are there, and requested again soon', async () => {
    expect(await of('a', '/chat')).toEqual({ found: 'https://chat.example/room', expiresAtMs: now + 120_000 });
    await of('a', '/chat');
    expect(requests.filter((one) => one === '/chat site=a')).toHaveLength(1);
  });

  it.each([
    ['nobody is there', 'nobody', '/chat', {}],
    ['its address is none', 'odd', '/chat', {}],
    ['it does not answer', 'b', '/down', {}],
    ['the site does not say so', 'c', '/chat', { instantMessage: false }],
    ['the site does not sell online', 'd', '/chat', { checkout: false }],
  ])('[CARD-08] is not offered where %s', async (_why, slug, path, overrides) => {
    expect((await of(slug, path, overrides)).found).toBeNull();
  });

  it('[CARD-08] is as it is now for shoppers after staff previewed a later moment, and their preview expires with it', async () => {
    const site = { slug: 'previewed', features: { ...siteWith({}).features, ...features } };
    const service = chat.open({ CHAT_URL: `${origin}/chat`, CHAT_KEY: 'k' }) ?? noChat.open();
    const chosen = now + 32 * 86_400_000;
    const preview = newRenderRecord(now, { chosen });
    await recordRender(preview, () => chatOf(site, service));
    expect(preview.expiresAtMs).toBe(chosen + 120_000);
    expect((await rendered(() => chatOf(site, service))).expiresAtMs).toBe(now + 120_000);
  });

  it('[CARD-08] without an account is never there', async () => {
    expect(chat.open({ CHAT_URL: undefined, CHAT_KEY: undefined })).toBeNull();
    expect(await noChat.open().addressOf('a', new AbortController().signal)).toBeNull();
  });
});

describe('call tracking', () => {
  const site = (account: string) =>
    siteWith({
      phones: {
        main: '+61 3 5550 4410',
        sales: '',
        service: '03 5550 9999',
        parts: '',
        newCars: '',
        usedCars: '',
        demoCars: '',
      },
      features: { revealPhone: true },
      options: { callTrackingAccount: account },
      locations: [place('yard', { phone: '03 5550 4410' })],
    } as never);
  const service = (path = '/calls') => calls.open({ CALLS_URL: origin + path, CALLS_KEY: 'k' }) ?? noCalls.open();
  const phones = ({ phones: { main, service: workshop }, locations }: ReturnType<typeof site>) => [
    main,
    workshop,
    locations[0]?.phone,
  ];

  it('[VDP-09] puts its number in the place of the dealer’s wherever it is, which stays masked where numbers are', async () => {
    const { found, expiresAtMs } = await rendered(() => withTrackedPhones(site('acct'), service()));
    expect(phones(found).slice(0, 2)).toEqual(['+61 3 9000 1234', '03 5550 9999']);
    expect(isMasked(found, '03 9000 1234')).toBe(true);
    expect(expiresAtMs).toBe(now + 3_600_000);
  });

  it('[VDP-09] is off until a site names its account, and leaves the dealer’s numbers while the service is away', async () => {
    const before = requests.length;
    const own = phones(site('down'));
    expect(phones(await withTrackedPhones(site(''), service()))).toEqual(own);
    expect(requests.length).toBe(before);
    const { found, expiresAtMs } = await rendered(() => withTrackedPhones(site('down'), service('/down')));
    expect([phones(found), expiresAtMs]).toEqual([own, now + 60_000]);
    expect(phones(await withTrackedPhones(site('other'), noCalls.open()))).toEqual(own);
  });
});
