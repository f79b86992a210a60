import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { demoSites } from '@/tests/one-car/demo-sites.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { comparedCars } from '@/web/render/compare/compared-cars.ts';
import { DemoIndex } from './demo-index.ts';

let index: DemoIndex;
let sites: Map<string, ResolvedSite>;

beforeAll(async () => {
  process.env.SANITY_PROJECT_ID ??= 'demo';
  index = await DemoIndex.start();
  sites = await demoSites();
  provideServices({ stock: () => index.client } as unknown as Services);
});
afterAll(() => index.stop());

async function compared(slug: string, cars: readonly string[]) {
  const site = sites.get(slug);
  if (!site) throw new Error(`There is no site ${slug}.`);
  const record = newRenderRecord(index.now);
  const found = await recordRender(record, () =>
    comparedCars({ site, now: index.now }, cars, async (other) => sites.get(other) ?? null),
  );
  return { cars: found.map(({ vehicle }) => vehicle.card.slug), found, record };
}

const slugsOf = (site: string): string[] =>
  index.documents.filter(({ sites: on }) => on.includes(site)).map(({ slug }) => slug);

describe('the cars of a comparison', () => {
  it('[SAVE-04] [CFG-04] are a site’s own alone: no car of another site is ever among them', async () => {
    const names = [...sites.keys()];
    for (const site of names) {
      const [own = ''] = slugsOf(site);
      const foreign = index.documents.filter(({ sites: on }) => !on.includes(site)).map(({ slug }) => slug);
      expect(foreign.length, site).toBeGreaterThan(0);
      const others = names.flatMap((other) => foreign.find((slug) => slugsOf(other).includes(slug)) ?? []);
      expect((await compared(site, [...others, own, 'no-such-car'])).cars, site).toEqual([own]);
    }
  });

  it('[PLUS-09] are in the order of the address, and a change of the stock makes their page anew', async () => {
    const [one = '', two = '', three = ''] = slugsOf('southbank-ford');
    const { cars, record } = await compared('southbank-ford', [three, one, two]);
    expect(cars).toEqual([three, one, two]);
    expect([...record.tags]).toContain('stock:southbank-ford');
    expect((await compared('southbank-ford', ['no-such-car'])).record.tags).toContain('stock:southbank-ford');
  });

  it('[SAVE-04] [VDP-20] that were sold or withdrawn stay in their column as what they are', async () => {
    const left = index.documents.filter(({ status }) => ['sold', 'withdrawn'].includes(status));
    const [sold] = left.filter(({ status }) => status === 'sold');
    if (!sold) throw new Error('No car of the demo was sold.');
    const [site = ''] = sold.sites;
    const { found } = await compared(site, [sold.slug]);
    expect(found.map(({ pageState }) => pageState)).toEqual([expect.stringMatching(/^(sold|gone)$/)]);
  });

  it('[SAVE-04] [FIN-03] on a group’s site are sold by their own dealers', async () => {
    const group = slugsOf('meridian-group');
    const { found } = await compared('meridian-group', group.slice(0, 4));
    expect(found).toHaveLength(4);
    for (const { vehicle, site } of found)
      expect(site.name).toBe(sites.get(vehicle.dealership.slug)?.name ?? vehicle.dealership.name);
  });
});
