import { Client } from 'typesense';
import { describe, expect, it } from 'vitest';
import { instance, shop } from './shop.ts';

type Key = { path: string; collection: string; key: string };
type Found = { found: number; hits: { document: Record<string, unknown> }[] };

const keyOf = async (slug: string): Promise<Key> => JSON.parse((await shop(slug, '/api/stock-key')).body) as Key;

/** A request as a visitor's browser sends it: on the site's own host, with a key of its choosing. */
async function search(slug: string, key: string, parameters: object) {
  const { path, collection } = await keyOf(slug);
  const response = await shop(slug, `${path}/multi_search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-typesense-api-key': key },
    body: JSON.stringify({ searches: [{ collection, q: '*', query_by: 'name', per_page: 250, ...parameters }] }),
  });
  const [result] = (JSON.parse(response.body) as { results?: Found[] }).results ?? [];
  return { status: response.status, result };
}

const secrets = ['phone', 'vin', 'private_suburb', 'private_postcode', 'purchase_cost', 'purchaseCost', 'regplate'];

describe("a visitor's browser at the search service", () => {
  it('[SRCH-27] searches the stock of its own site with the key of its site', async () => {
    const { key } = await keyOf('southbank-ford');
    const { result } = await search('southbank-ford', key, {});
    expect(result?.found).toBeGreaterThan(10);
    for (const { document } of result?.hits ?? []) expect(document.sites).toContain('southbank-ford');
  });

  it.each([
    ['sites:=`cartown`', 'nothing'],
    ['year:>0 || sites:!=nobody', 'own'],
    ['`) || (year:>0', 'refused'],
    ['', 'own'],
  ])('[SRCH-27] [SRCH-19] is not led outside of it by the filter %j: %s', async (filter, outcome) => {
    const { key } = await keyOf('southbank-ford');
    const { result } = await search('southbank-ford', key, { filter_by: filter });
    if (outcome === 'own') expect(result?.found).toBeGreaterThan(10);
    else expect(result?.found).toBeOneOf([0, undefined]);
    for (const { document } of result?.hits ?? []) expect(document.sites).toContain('southbank-ford');
  });

  it("[SRCH-27] [CFG-04] another site's key finds that site's stock alone, whatever host it is used on", async () => {
    const { key } = await keyOf('cartown');
    const { result } = await search('southbank-ford', key, {});
    expect(result?.found).toBeGreaterThan(10);
    for (const { document } of result?.hits ?? []) expect(document.sites).toContain('cartown');
  });

  it('[SRCH-27] no response holds what is private', async () => {
    const { key } = await keyOf('southbank-ford');
    const { result } = await search('southbank-ford', key, {});
    const names = new Set((result?.hits ?? []).flatMap(({ document }) => Object.keys(document)));
    expect(names.size).toBeGreaterThan(10);
    for (const secret of secrets) expect([...names]).not.toContain(secret);
  });

  it('[SRCH-27] a key that expired, was tampered with, or is none is refused', async () => {
    const { url, searchKey } = instance().services.search;
    const { hostname, port, protocol } = new URL(url);
    const client = new Client({
      nodes: [{ host: hostname, port: Number(port), protocol: protocol.slice(0, -1) }],
      apiKey: searchKey,
    });
    const expired = client
      .keys()
      .generateScopedSearchKey(searchKey, { filter_by: 'sites:=`southbank-ford`', expires_at: 1_700_000_000 });
    const { key } = await keyOf('southbank-ford');
    const wider = Buffer.from(Buffer.from(key, 'base64').toString().replace('southbank-ford', 'cartown')).toString(
      'base64',
    );
    for (const bad of [expired, wider, 'guess', ''])
      expect((await search('southbank-ford', bad, {})).status, bad.slice(0, 12)).toBe(401);
  });

  it('[SRCH-27] nothing but searching is reached on this path, with any key', async () => {
    const { adminKey } = instance().services.search;
    const headers = { 'x-typesense-api-key': adminKey };
    for (const path of ['/collections', '/keys', '/collections/vehicles/documents/export', '/aliases', '/debug'])
      expect((await shop('southbank-ford', `/stock-search${path}`, { headers })).status, path).toBe(404);
    const climbed = await shop('southbank-ford', '/stock-search/../keys', { headers });
    expect([climbed.status, climbed.headers.location]).toEqual([308, '/keys']);
    const deleted = await shop('southbank-ford', '/stock-search/collections/vehicles/documents/search', {
      method: 'DELETE',
      headers,
    });
    expect(deleted.status).toBe(404);
    const large = await shop('southbank-ford', '/stock-search/multi_search', {
      method: 'POST',
      headers,
      body: 'x'.repeat(70_000),
    });
    expect(large.status).toBe(413);
  });
});
