import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { open as openGeocoding } from '@/web/integrations/geocoding/sandbox.ts';
import { addressHeader } from '@/web/platform/request-sender.ts';
import { takeMessage } from './take-message.ts';

const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const dealer = {
  site: siteWith({ features: { assistants: true } }),
  origin: 'https://a.example',
  geocoding: openGeocoding(),
  leads: null,
};

async function taken(waits: { client: number; site: number }, headers: Record<string, string> = {}) {
  const counted: string[] = [];
  const limit = (name: 'client' | 'site') => ({
    wait: async (key: string) => {
      counted.push(`${name} ${key}`);
      return waits[name];
    },
  });
  let opened = 0;
  const request = new Request('http://x/mcp', {
    method: 'POST',
    body: JSON.stringify(message),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      host: 'a.example',
      [addressHeader]: '192.0.2.1',
      ...headers,
    },
  });
  const limits = { client: limit('client'), site: limit('site') };
  const { status, headers: own } = await takeMessage(limits, { request, slug: 'a', now: 0 }, async () => {
    opened += 1;
    return dealer;
  });
  return { status, after: own.get('retry-after'), counted, opened };
}

describe('a message of an assistant', () => {
  it('[PLUS-12] is counted for its client and for its site, by the address that the front names', async () => {
    expect(await taken({ client: 0, site: 0 })).toEqual({
      status: 200,
      after: null,
      counted: ['client a 192.0.2.1', 'site a'],
      opened: 1,
    });
  });

  it('[PLUS-12] beyond its client’s limit takes nothing from the other clients of the site, and reads nothing', async () => {
    expect(await taken({ client: 7, site: 0 })).toEqual({
      status: 429,
      after: '7',
      counted: ['client a 192.0.2.1'],
      opened: 0,
    });
  });

  it('[PLUS-12] beyond the site’s limit waits as well', async () => {
    expect(await taken({ client: 0, site: 3 })).toMatchObject({ status: 429, after: '3', opened: 0 });
  });

  it('[SEC-01] [PLUS-12] from another site’s page is refused before it is counted', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect(await taken({ client: 0, site: 0 }, foreign)).toMatchObject({ status: 403, counted: [], opened: 0 });
  });
});
