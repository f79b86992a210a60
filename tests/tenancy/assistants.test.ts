import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DealerHosts } from '@/tests/contracts/assistants/dealer-host.ts';

let hosts: DealerHosts;
beforeAll(async () => {
  hosts = await DealerHosts.start();
});
afterAll(() => hosts.stop());

/** Every tool that names a vehicle, with the rest of its input. */
const calls = (id: string, own: string): [tool: string, input: object][] => [
  ['inventory.get', { vehicle_id: id }],
  ['inventory.compare', { vehicle_ids: [own, id] }],
  ['deals.get_finance_estimate', { vehicle_id: id }],
  ['deals.get_delivery_estimate', { vehicle_id: id, postcode: '3000' }],
];

describe('the tools of a dealer’s host', () => {
  it('[CFG-04] [PLUS-12] give no other dealer’s vehicle by its id, whichever tool is called', {
    timeout: 60_000,
  }, async () => {
    const names = [...hosts.sites.keys()];
    for (const slug of names) {
      const own = hosts.index.forSale(slug)[0]?.slug ?? '';
      const foreign = hosts.index.documents.find(({ sites, status }) => !sites.includes(slug) && status === 'in_stock');
      expect(foreign, slug).toBeDefined();
      const client = await hosts.client(slug, 'modern');
      for (const [name, input] of calls(foreign?.slug ?? '', own)) {
        const { isError, structuredContent } = await client.callTool({ name, arguments: { ...input } });
        expect([slug, name, isError, structuredContent]).toMatchObject([
          slug,
          name,
          true,
          { error: { code: 'not_found' } },
        ]);
      }
      await client.close();
    }
  });

  it('[CFG-04] [SRCH-19] list no other dealer’s vehicle, whatever is searched for', { timeout: 60_000 }, async () => {
    for (const slug of hosts.sites.keys()) {
      const own = new Set(hosts.index.listed(slug).map((one) => one.slug));
      const foreign = hosts.index.documents.find(({ sites }) => !sites.includes(slug));
      for (const input of [{}, { query: foreign?.stocknum }, { query: foreign?.name }, { make: foreign?.make }]) {
        const { structuredContent } = await hosts.call(slug, 'inventory.search', input);
        const items = structuredContent.items as { id: string; url: string }[];
        expect(items.filter(({ id }) => !own.has(id)).map(({ id }) => id)).toEqual([]);
        for (const { url } of items) expect(new URL(url).pathname).toMatch(/^\/cars\//);
      }
    }
  });

  it('[CFG-04] [LOC-01] name no other dealer’s location or number', async () => {
    const all = [...hosts.sites.values()];
    for (const site of all) {
      const { structuredContent } = await hosts.call(site.slug, 'service.list_opening_hours', {});
      const own = new Set(site.locations.map(({ name }) => name));
      for (const { name } of structuredContent.items as { name: string }[]) expect(own).toContain(name);
      expect(structuredContent.dealership_id).toBe(site.slug);
    }
  });
});
