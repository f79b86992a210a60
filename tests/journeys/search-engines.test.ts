import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoVehicles } from '@/demo/stock/demo-vehicles.ts';
import { content, control, shop, until } from './shop.ts';

const slugs = ['southbank-ford', 'meridian-group'] as const;
/** Of the group's dealers the one that has a host of its own here. */
const dealer = 'hilltop-suzuki';
const hosted = [...slugs, dealer];
const originOf = (slug: string) => `https://${slug}.example`;

/** The addresses that a file of a sitemap names, as paths of the site. */
function pathsIn(slug: string, xml: string): string[] {
  const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(found.filter((address) => !address.startsWith(`${originOf(slug)}/`))).toEqual([]);
  return found.map((address) => address.slice(originOf(slug).length));
}

const canonicalIn = (body: string): string | undefined => /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1];

/** Why search engines would not keep a page of the sitemap; empty when they would. */
async function complaint(slug: string, path: string): Promise<string[]> {
  const { status, body } = await shop(slug, path);
  if (status !== 200) return [`${path}: ${status}`];
  if (/<meta name="robots" content="[^"]*noindex/.test(body)) return [`${path}: not to be indexed`];
  const canonical = canonicalIn(body);
  return canonical === originOf(slug) + path ? [] : [`${path}: kept as ${canonical}`];
}

async function complaints(slug: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await complaint(slug, path)));
  return found;
}

async function carsOf(slug: string): Promise<string[]> {
  const files = pathsIn(slug, (await shop(slug, '/sitemap.xml')).body).slice(1);
  const texts = await Promise.all(files.map(async (file) => (await shop(slug, file)).body));
  return texts.flatMap((text) => pathsIn(slug, text));
}

const named = (slug: string) =>
  until(`the host of ${slug} is known`, async () => (await shop(slug, '/robots.txt')).body.includes('Sitemap: '));

describe('[CFG-05] what search engines are told of a site with a host of its own', () => {
  beforeAll(async () => {
    for (const slug of hosted)
      await content()
        .patch(`site-${slug}`)
        .set({ hosts: [`${slug}.example`] })
        .commit();
    for (const slug of hosted) await named(slug);
  });
  afterAll(async () => {
    for (const slug of hosted) await content().patch(`site-${slug}`).unset(['hosts']).commit();
  });

  it('robots.txt names the sitemap; without a host there is none', async () => {
    const { body } = await shop('southbank-ford', '/robots.txt');
    expect(body).toContain(`Sitemap: ${originOf('southbank-ford')}/sitemap.xml`);
    expect((await shop('cartown', '/robots.txt')).body).not.toContain('Sitemap');
    expect((await shop('cartown', '/sitemap.xml')).status).toBe(404);
  });

  it.each(slugs)(
    'every page of the sitemap of %s is there, to be indexed, and its own canonical address',
    async (slug) => {
      const { status, body, headers } = await shop(slug, '/sitemap/pages.xml');
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      const paths = pathsIn(slug, body);
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths).toEqual(expect.arrayContaining(['/', '/search/new-used-and-demo-cars', '/finance', '/contact-us']));
      // All of one site's, and a part of the group's: each is a page that nobody has asked for before.
      const asked = slug === 'southbank-ford' ? paths : paths.filter((_, at) => at % 6 === 0);
      expect(await complaints(slug, asked)).toEqual([]);
    },
  );

  it('every vehicle for sale is in it, once', async () => {
    const cars = await carsOf('southbank-ford');
    expect(new Set(cars).size).toBe(cars.length);
    const { body } = await shop('southbank-ford', '/api/stock-count');
    expect(cars).toHaveLength(JSON.parse(body).found);
    expect(await complaints('southbank-ford', cars.slice(0, 12))).toEqual([]);
  });

  it("a group's leaves those out that their own dealer's site has", async () => {
    const own = new Set(await carsOf(dealer));
    const group = await carsOf('meridian-group');
    expect(own.size).toBeGreaterThan(0);
    expect(group.length).toBeGreaterThan(0);
    expect(group.filter((path) => own.has(path))).toEqual([]);
    expect(await complaints('meridian-group', group.slice(0, 12))).toEqual([]);
  });

  it("a dealer's car is kept at the dealer's own host, whichever site shows it; without such a host at the group's", async () => {
    const listed = demoVehicles(Date.now()).filter(
      ({ status, carType }) => status === 'in_stock' && carType === 'used',
    );
    const pathOf = (slug: string) => `/cars/${listed.find(({ dealership }) => dealership.slug === slug)?.slug}`;
    const keptAs = async (site: string, path: string) => {
      const { status, body } = await shop(site, path);
      return [status, canonicalIn(body)];
    };
    const [own, other] = [pathOf(dealer), pathOf('northgate-hyundai')];
    for (const site of [dealer, 'meridian-group'])
      expect(await keptAs(site, own)).toEqual([200, originOf(dealer) + own]);
    expect(await keptAs('meridian-group', other)).toEqual([200, originOf('meridian-group') + other]);
    expect(await keptAs('northgate-hyundai', other)).toEqual([200, undefined]);
  });

  it.each(['/sitemap/cars-999.xml', '/sitemap/cars-0.xml', '/sitemap/nothing.xml'])('%s is a 404', async (path) => {
    expect((await shop('southbank-ford', path)).status).toBe(404);
  });
});

it('[CFG-05] robots.txt lets crawlers in while the content service is away', async () => {
  await control('stop', 'content');
  try {
    const { status, body } = await shop('hilltop-suzuki', '/robots.txt');
    expect([status, body.includes('Disallow: /api/')]).toEqual([200, true]);
  } finally {
    await control('start', 'content');
    await until('content is back', async () => (await shop('hilltop-suzuki', `/nothing-${Date.now()}`)).status === 404);
  }
});
