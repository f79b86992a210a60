import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { bodyOfModels } from './models/models-page.ts';
import type { OwnRoute } from './own-route.ts';
import { routePage } from './route-page.tsx';

const content = vi.hoisted(() => ({
  readSite: vi.fn(),
  readPage: vi.fn(),
  readRedirect: vi.fn(),
  readSiteOrigin: vi.fn(),
  readSiteHosts: vi.fn(),
}));
vi.mock('@/web/content/read-site.ts', () => content);
vi.mock('@/web/platform/services.ts', () => ({ services: () => ({ accounts: null }) }));
vi.mock('next/headers', () => ({ cookies: async () => '', headers: async () => new Headers() }));
vi.mock('./draft.ts', () => ({ isDraft: async () => false }));
vi.mock('./composed-page.tsx', () => ({
  ComposedPage: ({ page }: { page: { title: string } }) => <p>{page.title}</p>,
}));

const props = { params: Promise.resolve({ site: 'a' }) };
const own = { described: { title: 'Own', description: null, noIndex: null }, view: <p>own</p> };
const staffs = { title: 'Of staff', description: null, noIndex: null, blocks: [] };

/** The response to an address: text, status, redirect, and metadata. */
async function replyTo(route: ReturnType<typeof routePage>, path = '/finance', query = '') {
  const record = newRenderRecord(Date.now(), { path, query });
  const [page, metadata] = await recordRender(
    record,
    async () => [await route.Page(props), await route.generateMetadata(props)] as const,
  );
  const markup = page ? markupOf(page) : '';
  const statements = [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );
  const text = page ? plainTextOf(page).replace(/\s*\{"@context".*$/, '') : null;
  return { text, statements, status: record.status, location: record.location, metadata };
}
const routeOf = (result: OwnRoute, rules?: Parameters<typeof routePage>[1]) => routePage(async () => result, rules);

beforeEach(() => {
  content.readSite.mockResolvedValue(siteWith());
  content.readPage.mockResolvedValue(null);
  content.readRedirect.mockResolvedValue(null);
  content.readSiteOrigin.mockResolvedValue('https://a.example');
  content.readSiteHosts.mockResolvedValue(['a.example']);
});

describe('[NAV-12] a route of the storefront', () => {
  it('shows its own page where staff made none, at the one address that search engines keep', async () => {
    const { text, status, metadata } = await replyTo(routeOf({ ...own, canonical: '/finance-enquiry' }));
    expect([text, status]).toEqual(['own', null]);
    expect(metadata).toMatchObject({
      title: 'Own | A Dealer',
      alternates: { canonical: 'https://a.example/finance-enquiry' },
    });
    expect((await replyTo(routeOf({ ...own, status: 503 }))).status).toBe(503);
  });

  it('[CFG-05] states its address and what it is shared as, unless search engines shall not keep it', async () => {
    const { statements, metadata } = await replyTo(routeOf(own), '/offers/one');
    expect(
      statements.map((one) => one.itemListElement.map((item: { name: string; item: string }) => item.item)),
    ).toEqual([['https://a.example/', 'https://a.example/offers', 'https://a.example/offers/one']]);
    expect(metadata).toMatchObject({
      openGraph: {
        title: 'Own',
        siteName: 'A Dealer',
        images: [{ url: 'https://a.example/card.jpg', width: 1200, height: 630 }],
      },
      twitter: { card: 'summary_large_image' },
    });
    const home = await replyTo(routeOf(own), '/');
    expect(home.statements).toMatchObject([{ '@type': 'WebSite', name: 'A Dealer', url: 'https://a.example/' }]);
    const hidden = { ...own, described: { ...own.described, noIndex: true } };
    const more = [
      routeOf(hidden),
      routeOf({ ...own, status: 503 }),
      routeOf({ ...own, hasTrail: true }),
      routeOf(null),
    ];
    for (const route of more) expect((await replyTo(route)).statements).toEqual([]);
    expect((await replyTo(routeOf(own), '/checkout-journey')).statements).toEqual([]);
    expect((await replyTo(routeOf(hidden))).metadata).not.toHaveProperty('openGraph');
  });

  it('[CFG-05] is shared with its own picture, else the first that staff put on it', async () => {
    const image = { assetId: 'image-abc-1920x1280-jpg', alt: 'A car', hotspot: null, crop: null };
    const shared = async (result: OwnRoute) =>
      ((await replyTo(routeOf(result))).metadata as { openGraph: { images: unknown } }).openGraph.images;
    const picture = { url: expect.stringMatching(/^https:\/\/a\.example\/image\/content\/1280\/v1\/image-abc/) };
    expect(await shared({ ...own, picture: image })).toMatchObject([
      { ...picture, width: 1280, height: 853, alt: 'A car' },
    ]);
    expect(await shared({ ...own, picture: { ...image, assetId: 'image-abc-300x200-jpg' } })).toMatchObject([
      { url: 'https://a.example/card.jpg' },
    ]);
    const blocks = [
      { _type: 'hero', heading: 'A' },
      { _type: 'tiles', tiles: [{ image: { ...image, alt: null } }] },
    ];
    content.readPage.mockResolvedValue({ ...staffs, blocks });
    expect(await shared(own)).toMatchObject([{ ...picture, alt: '' }]);
  });

  it('gives way to staff’s page, or is between its blocks', async () => {
    content.readPage.mockResolvedValue(staffs);
    expect((await replyTo(routeOf(own))).text).toBe('Of staff');
    const seen: unknown[] = [];
    const around = routePage(
      async ({ page }) => {
        seen.push(page);
        return own;
      },
      { composed: 'around' },
    );
    expect((await replyTo(around)).text).toBe('own');
    expect(seen).toContain(staffs);
  });

  it('[NAV-11] takes staff’s page from the one address of several at which they compose it', async () => {
    content.readPage.mockImplementation(async (_slug: string, path: string) => (path === '/contact' ? staffs : null));
    const route = routeOf(own, { composed: 'instead', composedAt: () => '/contact' });
    const { text, metadata } = await replyTo(route, '/contact-us');
    expect(text).toBe('Of staff');
    expect(metadata).toMatchObject({ alternates: { canonical: 'https://a.example/contact' } });
  });

  it('[NAV-20] is titled by what a parameter of the address chooses of it, at the same canonical address', async () => {
    content.readPage.mockResolvedValue(staffs);
    const route = routeOf(null, { composed: 'instead', chosen: bodyOfModels });
    const suvs = await replyTo(route, '/models', 'body=suv');
    expect(suvs.text).toBe('SUVs');
    expect(suvs.metadata).toMatchObject({
      title: 'SUVs | A Dealer',
      alternates: { canonical: 'https://a.example/models' },
    });
    const [trail] = suvs.statements;
    expect(trail.itemListElement).toMatchObject([
      { name: 'Home', item: 'https://a.example/' },
      { name: 'All models', item: 'https://a.example/models' },
      { name: 'SUVs', item: 'https://a.example/models?body=suv' },
    ]);
    for (const query of ['', 'body=flying']) {
      const all = await replyTo(route, '/models', query);
      expect(all.metadata).toMatchObject({
        title: 'Of staff | A Dealer',
        alternates: { canonical: 'https://a.example/models' },
      });
    }
  });

  it('[NAV-21] [CFG-05] states the steps of the trail that it shows', async () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'New, used and demo cars in Southbank', href: '/search/new-used-and-demo-cars' },
      { label: 'Ford', href: null },
    ];
    const { statements } = await replyTo(routeOf({ ...own, crumbs }), '/search/ford');
    expect(statements[0].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'New, used and demo cars in Southbank',
        item: 'https://a.example/search/new-used-and-demo-cars',
      },
      { '@type': 'ListItem', position: 3, name: 'Ford', item: 'https://a.example/search/ford' },
    ]);
  });

  it('leads where staff sent its address, unless a page of theirs is there', async () => {
    content.readRedirect.mockImplementation(async (_slug, path) =>
      path === '/finance' ? { to: '/offers', permanent: true } : null,
    );
    expect(await replyTo(routeOf(own))).toMatchObject({ status: 308, location: '/offers' });
    content.readPage.mockResolvedValue(staffs);
    expect(await replyTo(routeOf(own))).toMatchObject({ status: null, location: null, text: 'Of staff' });
  });

  it('[CFG-05] is a 410 where staff took the page down for good, until they put one there again', async () => {
    content.readRedirect.mockResolvedValue('gone');
    expect(await replyTo(routeOf(null))).toMatchObject({
      status: 410,
      location: null,
      statements: [],
      metadata: { robots: { index: false } },
      text: expect.stringContaining('This page has been taken down It is not coming back.'),
    });
    content.readPage.mockResolvedValue(staffs);
    expect(await replyTo(routeOf(null))).toMatchObject({ status: null, text: 'Of staff' });
  });

  it('leads on by itself, and is the site’s 404 where it has nothing', async () => {
    expect(await replyTo(routeOf({ redirect: { to: '/cars/x', permanent: false } }))).toMatchObject({
      status: 307,
      location: '/cars/x',
    });
    const missing = await replyTo(routeOf(null));
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('Page not found')]);
    expect(missing.metadata).toMatchObject({ robots: { index: false } });
  });

  it('[CFG-05] leads in no circle: a redirect of staff into one is none', async () => {
    const redirects = (ways: Record<string, string>) =>
      content.readRedirect.mockImplementation(async (_slug, path) =>
        path in ways ? { to: ways[path], permanent: true } : null,
      );
    const leads = async (path: string, route = routeOf(null)) => {
      const { status, location } = await replyTo(route, path);
      return [status, location];
    };
    redirects({ '/a': '/b', '/b': '/c#top', '/c': '/d' });
    expect(await leads('/a')).toEqual([308, '/b']);
    redirects({ '/a': '/b', '/b': 'https://a.example/a?x=1', '/self': '/self#top' });
    for (const path of ['/a', '/b', '/self']) expect(await leads(path)).toEqual([404, null]);
    content.readPage.mockImplementation(async (_slug, path) => (path === '/b' ? staffs : null));
    expect(await leads('/a')).toEqual([308, '/b']);
    redirects({ '/models/new': '/models/old' });
    const moved = routeOf({ redirect: { to: '/models/new', permanent: true } });
    expect(await leads('/models/old', moved)).toEqual([404, null]);
    expect(await leads('/models/older', moved)).toEqual([308, '/models/new']);
  });

  it('is nothing on a site that is not there', async () => {
    content.readSite.mockResolvedValue(null);
    expect(await replyTo(routeOf(own))).toMatchObject({ text: null, metadata: {} });
  });

  it('begins ahead of what staff made, with what its address requests', async () => {
    const seen: string[] = [];
    const route = routePage(async () => own, {
      composed: 'instead',
      ahead: ({ query, path }) => void seen.push(`${path}?${query}`),
    });
    await replyTo(route, '/finance', '?car_id=1');
    expect(new Set(seen)).toEqual(new Set(['/finance?car_id=1']));
  });

  it('[SAVE-07] that the site closes requires a sign-in of the signed-out; while sessions cannot be checked it is away', async () => {
    content.readSite.mockResolvedValue(siteWith({ features: { nvicFinance: true } }));
    expect((await replyTo(routeOf(own), '/finance', '?car_id=1')).status).toBe(503);
    expect(markupOf(own.view)).toBe('<p>own</p>');
  });
});
