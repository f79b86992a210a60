import Ajv from 'ajv';
import { ConformanceTester } from 'lighthouse/third-party/ard/ard.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as catalogOf } from '@/web/app/sites/[site]/.well-known/ai-catalog.json/route.ts';
import { GET as textOf } from '@/web/app/sites/[site]/llms.txt/route.ts';
import { GET as cardOf } from '@/web/app/sites/[site]/mcp/server-card/route.ts';
import { aiCatalog, serverCard } from '@/web/assistants/catalog.ts';
import { siteOrigin } from '@/web/content/site-origin.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { DealerHosts } from './dealer-host.ts';

let hosts: DealerHosts;
beforeAll(async () => {
  hosts = await DealerHosts.start({}, ['meridian-group']);
  // groq-js takes seconds for what the content service finds at once, and the search service's timeout ends meanwhile.
  for (const slug of open) await got(textOf, slug).catch(() => null);
}, 120_000);
afterAll(() => hosts.stop());

type Get = typeof catalogOf;
const open = ['southbank-ford', 'hilltop-suzuki'];

async function got(get: Get, site: string) {
  const record = newRenderRecord(hosts.index.now);
  const response = await recordRender(record, () =>
    get(new Request('http://x'), { params: Promise.resolve({ site }) }),
  );
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text(), record };
}

describe('what an assistant reads before it connects', () => {
  it('[PLUS-12] is a catalog that Lighthouse’s own checker finds nothing wrong with, on every open site', async () => {
    for (const slug of hosts.sites.keys()) {
      if (slug === 'meridian-group') continue;
      const { status, type, text } = await got(catalogOf, slug);
      expect([status, type]).toEqual([200, 'application/ai-catalog+json']);
      const tester = new ConformanceTester();
      tester.validate_manifest(text, slug);
      expect([...tester.errors, ...tester.warnings]).toEqual([]);
    }
  });

  it('[PLUS-12] names the endpoint of that host, and the server that responds there returns the same', async () => {
    for (const slug of open) {
      const card = JSON.parse((await got(cardOf, slug)).text);
      const origin = siteOrigin(slug, [], 3000);
      expect(card.remotes).toEqual([{ type: 'streamable-http', url: `${origin}/mcp` }]);
      expect(new Ajv({ strict: false }).validate(cardSchema, card)).toBe(true);
      const client = await hosts.client(slug, 'modern');
      expect(client.getServerVersion()).toMatchObject({ name: card.name, version: card.version, title: card.title });
      await client.close();
      const { entries } = JSON.parse((await got(catalogOf, slug)).text);
      expect(entries[0].url).toBe(`${origin}/mcp/server-card`);
    }
  });

  it('[PLUS-12] fits the longest names of dealers', () => {
    const dealer = { site: { name: 'Ä'.repeat(300) }, origin: 'https://a.example' };
    expect(serverCard(dealer).description.length).toBeLessThanOrEqual(100);
    expect(serverCard(dealer).title.length).toBeLessThanOrEqual(100);
    expect(aiCatalog(dealer).entries).toHaveLength(1);
  });

  it('[PLUS-12] is purged with the site, its pages and its stock', async () => {
    const { record } = await got(textOf, 'southbank-ford');
    expect([...record.tags]).toEqual(
      expect.arrayContaining(['site:southbank-ford', 'page:southbank-ford', 'stock:southbank-ford']),
    );
    expect((await got(cardOf, 'southbank-ford')).record).toMatchObject({ anyOrigin: true, failed: false });
  });

  it.each([
    ['the catalog', catalogOf],
    ['the card', cardOf],
    ['llms.txt', textOf],
  ])('[PLUS-12] [CFG-01] is not there where the dealer switched it off, nor on no site: %s', async (_what, get) => {
    expect((await got(get, 'meridian-group')).status).toBe(404);
    expect((await got(get, 'nobody')).status).toBe(404);
  });
});

describe('llms.txt', () => {
  it('[PLUS-18] has a heading, links of this host alone, and makes that are for sale alone', async () => {
    for (const slug of open) {
      const { text } = await got(textOf, slug);
      const origin = siteOrigin(slug, [], 3000);
      expect(text).toMatch(/^# \S/);
      const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
      expect(links.length).toBeGreaterThan(8);
      expect(links.filter((href) => !href.startsWith(`${origin}/`))).toEqual([]);
      const listed = /## Vehicles for sale\n\n([\s\S]*?)\n\n## /.exec(text)?.[1] ?? '';
      const makes = new Set(hosts.index.forSale(slug).map(({ make }) => make));
      for (const make of makes) expect(listed).toContain(`[${make}]`);
      expect(listed.split('\n').length).toBeLessThanOrEqual(makes.size + 4);
    }
  });

  it('[PLUS-12] names pages of staff, of models, of locations and of the blog', async () => {
    const { text } = await got(textOf, 'southbank-ford');
    for (const path of ['/about-us', '/finance', '/models/ranger', '/locations/southbank', '/blog/a-van-in-the-city'])
      expect(text).toContain(`${path})`);
  });

  it('[PLUS-12] names no page that search engines do not read, and no masked number', async () => {
    const { text } = await got(textOf, 'southbank-ford');
    expect(text).not.toMatch(/\/(?:desk|studio|my-garage|enquiry|success|sign-in)\b/);
    const { phones } = hosts.sites.get('southbank-ford') ?? {};
    for (const phone of [phones?.usedCars, phones?.sales])
      expect(text.replaceAll(/\D/g, '')).not.toContain(phone?.replaceAll(/\D/g, ''));
  });
});

/** Of the published schema what a card of ours could break. */
const cardSchema = {
  type: 'object',
  required: ['$schema', 'name', 'version', 'description'],
  additionalProperties: false,
  properties: {
    $schema: { const: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json' },
    name: { type: 'string', maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    version: { type: 'string', maxLength: 255 },
    description: { type: 'string', minLength: 1, maxLength: 100 },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    websiteUrl: { type: 'string' },
    remotes: { type: 'array', minItems: 1 },
  },
};
