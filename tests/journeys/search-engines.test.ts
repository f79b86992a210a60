import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoStock } from './demo-stock.ts';
import { content, control, instance, ofHost, shop, until } from './shop.ts';

const slugs = ['southbank-ford', 'meridian-group'] as const;
/** Of the group's dealers the one that has a host of its own here. */
const dealer = 'hilltop-suzuki';
const hosted = [...slugs, dealer];
const originOf = (slug: string) => `https://${slug}.example`;
/** Of a site without a host, as on every fresh start. */
const localOrigin = (slug: string) => `http://${slug}.localhost:${instance().port}`;

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
  const files = pathsIn(slug, (await shop(slug, '/sitemap.xml')).body).filter((file) => file.includes('/cars-'));
  expect(files.length).toBeGreaterThan(0);
  const texts = await Promise.all(files.map(async (file) => (await shop(slug, file)).body));
  return texts.flatMap((text) => pathsIn(slug, text));
}

const named = (slug: string) =>
  until(`the host of ${slug} is known`, async () => (await shop(slug, '/robots.txt')).body.includes('Sitemap: https:'));

describe('[CFG-05] what search engines read of a site with a host of its own', () => {
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
    for (const slug of hosted)
      await until(
        `${slug} without its host`,
        async () => !canonicalIn((await shop(slug, '/')).body)?.startsWith(originOf(slug)),
      );
  });

  it('robots.txt names the sitemap', async () => {
    const { body } = await shop('southbank-ford', '/robots.txt');
    expect(body).toContain(`Sitemap: ${originOf('southbank-ford')}/sitemap.xml`);
  });

  it.each(slugs)(
    'every page of the sitemap of %s is there, to be indexed, and its own canonical address',
    async (slug) => {
      const files = await Promise.all(['pages', 'lists'].map((name) => shop(slug, `/sitemap/${name}.xml`)));
      for (const { status, headers } of files)
        expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      const paths = files.flatMap(({ body }) => pathsIn(slug, body));
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths).toEqual(expect.arrayContaining(['/', '/search/new-used-and-demo-cars', '/finance', '/contact-us']));
      // Two of each kind: each is a page without an earlier request.
      const kinds = Map.groupBy(paths, (path) => `${path.split('/')[1]} ${path.split('/').length}`);
      expect(
        await complaints(
          slug,
          [...kinds.values()].flatMap((alike) => alike.slice(0, 2)),
        ),
      ).toEqual([]);
    },
  );

  it('each page of staff’s and each vehicle is dated, vehicles name their pictures, and files the last change in them', async () => {
    const [index, pages, cars] = await Promise.all(
      ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/cars-1.xml'].map(
        async (path) => (await shop('southbank-ford', path)).body,
      ),
    );
    for (const [name, file = ''] of [
      ['pages', pages],
      ['cars-1', cars],
    ] as const) {
      const urls = file.match(/<url>.*<\/url>/g) ?? [];
      const dates = urls.flatMap((url) => /<lastmod>([^<]+)<\/lastmod>/.exec(url)?.[1] ?? []);
      expect(dates).toHaveLength(urls.length);
      for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
      const last = dates.toSorted().at(-1);
      expect(index).toContain(`/sitemap/${name}.xml</loc><lastmod>${last}</lastmod>`);
    }
    const [, image = ''] = /<image:loc>([^<]+)</.exec(cars ?? '') ?? [];
    const drawn = await shop('southbank-ford', image.slice(originOf('southbank-ford').length));
    expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('every vehicle for sale is in it, once', async () => {
    const cars = await carsOf('southbank-ford');
    expect(new Set(cars).size).toBe(cars.length);
    const { body } = await shop('southbank-ford', '/api/stock-count');
    expect(cars).toHaveLength(JSON.parse(body).found);
    expect(await complaints('southbank-ford', cars.slice(0, 4))).toEqual([]);
  });

  it("a group's leaves those out that their own dealer's site has", async () => {
    const own = new Set(await carsOf(dealer));
    const group = await carsOf('meridian-group');
    expect(own.size).toBeGreaterThan(0);
    expect(group.length).toBeGreaterThan(0);
    expect(group.filter((path) => own.has(path))).toEqual([]);
    expect(await complaints('meridian-group', group.slice(0, 4))).toEqual([]);
  });

  it("the canonical address of a dealer's car is at the dealer's own host, whichever site shows it; without such a host at the group's", async () => {
    const listed = demoStock().filter(({ status, carType }) => status === 'in_stock' && carType === 'used');
    const pathOf = (slug: string) => `/cars/${listed.find(({ dealership }) => dealership.slug === slug)?.slug}`;
    const indexedAs = async (site: string, path: string) => {
      const { status, body } = await shop(site, path);
      return [status, canonicalIn(body)];
    };
    const [own, other] = [pathOf(dealer), pathOf('northgate-hyundai')];
    for (const site of [dealer, 'meridian-group'])
      expect(await indexedAs(site, own)).toEqual([200, originOf(dealer) + own]);
    expect(await indexedAs('meridian-group', other)).toEqual([200, originOf('meridian-group') + other]);
    expect(await indexedAs('northgate-hyundai', other)).toEqual([200, localOrigin('northgate-hyundai') + other]);
  });

  it.each(['/sitemap/cars-999.xml', '/sitemap/cars-0.xml', '/sitemap/nothing.xml'])('%s is a 404', async (path) => {
    expect((await shop('southbank-ford', path)).status).toBe(404);
  });
});

describe('[CFG-05] on a fresh start a site is announced by its name on this machine, whatever the Host header is', () => {
  const slug = 'cartown';
  const cars = demoStock();
  const path = `/cars/${cars.find(({ dealership, status }) => dealership.slug === slug && status === 'in_stock')?.slug}`;
  const origin = () => localOrigin(slug);

  it('robots.txt and sitemap', async () => {
    expect((await shop(slug, '/robots.txt')).body).toContain(`Sitemap: ${origin()}/sitemap.xml`);
    const { status, body } = await shop(slug, '/sitemap/lists.xml');
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect([status, addresses.length > 5]).toEqual([200, true]);
    expect(addresses.filter((address) => !address.startsWith(`${origin()}/`))).toEqual([]);
  });

  it('canonical address, structured data and social card of a vehicle', async () => {
    const { status, body } = await ofHost(`${slug}.localhost:1`, path);
    expect([status, canonicalIn(body)]).toEqual([200, origin() + path]);
    expect(body).toContain(`<meta property="og:url" content="${origin()}${path}"/>`);
    expect(body).toContain(`<meta property="og:image" content="${origin()}${path}/card.jpg"/>`);
    const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)</g)].map(([, text = '']) => text);
    expect(data.join('')).toContain(`${origin()}${path}`);
    const card = await shop(slug, `${path}/card.jpg`);
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});

it('[CFG-05] an address that staff took down for good is a 410, and a page of theirs there is shown again', async () => {
  const [slug, path] = ['southbank-ford', `/summer-${Date.now()}`];
  const site = { _type: 'reference', _ref: `site-${slug}` };
  const ids = { redirect: `gone-${Date.now()}`, page: `page-gone-${Date.now()}` };
  try {
    await content().create({ _id: ids.redirect, _type: 'redirect', from: path, gone: true, site });
    await until('it is gone', async () => (await shop(slug, path)).status === 410);
    expect((await shop(slug, path)).body).toContain('This page has been taken down');
    const faq = { _key: 'a', _type: 'faq', heading: 'Summer', questions: [] };
    await content().create({ _id: ids.page, _type: 'page', path, title: 'Summer again', blocks: [faq], site });
    await until('it is back', async () => (await shop(slug, path)).status === 200);
  } finally {
    for (const id of Object.values(ids)) await content().delete(id);
  }
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
