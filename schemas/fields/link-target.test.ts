import { evaluate, parse } from 'groq-js';
import type { ValidationContext } from 'sanity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOwnPath } from '@/domain/routes/route-of-path.ts';
import { hrefField } from './href.ts';
import { checkLinkTarget } from './link-target.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const dataset = [
  { _id: 'site-a', _type: 'site', slug: { current: 'southbank' }, template: ref('template-ford') },
  { _id: 'p1', _type: 'page', path: '/about-us', site: ref('site-a') },
  { _id: 'drafts.p2', _type: 'page', path: '/coming', site: ref('site-a') },
  { _id: 'p3', _type: 'page', path: '/warranty', template: ref('template-ford') },
  { _id: 'p4', _type: 'page', path: '/secret', site: ref('site-b') },
  { _id: 'm1', _type: 'model', slug: { current: 'ranger' }, manufacturer: ref('manufacturer-ford') },
  { _id: 'b1', _type: 'post', slug: { current: 'open-day' }, site: ref('site-a') },
  { _id: 'r1', _type: 'redirect', from: '/old', to: '/about-us', site: ref('site-a') },
];

const inside = (document: object) =>
  ({
    document,
    getClient: () => ({
      withConfig: () => ({
        fetch: async (query: string, params: object) =>
          (await evaluate(parse(query, { params: params as never }), { dataset, params: params as never })).get(),
      }),
    }),
  }) as unknown as ValidationContext;

const ofSite = inside({ _type: 'menu', site: ref('site-a') });

it.each([
  '/about-us',
  '/about-us/#team',
  '/coming',
  '/warranty?x=1',
  '/old',
  '/blog',
  '/contact-us',
  '/models/ranger',
  '/blog/open-day',
  '/cars/2023-ford-ranger-xlt-ab123',
  '/search/used-cars',
  '#top',
  'tel:131313',
  'https://x.example/none',
])('[CMS-03] %s leads somewhere', async (href) => expect(await checkLinkTarget(href, ofSite)).toBe(true));

it.each(['/abuot-us', '/secret', '/cars/used', '/models/falcon', '/blog/nothing'])(
  '[CMS-03] %s leads nowhere on this site, and the form shows that',
  async (href) => {
    expect(await checkLinkTarget(href, ofSite)).toBe(`There is no page at ${href} yet: shoppers would find nothing.`);
  },
);

it('[CMS-03] a template’s link is alive where a dealer of the template has the page', async () => {
  const ofTemplate = inside({ _type: 'menu', template: ref('template-ford') });
  expect(await checkLinkTarget('/about-us', ofTemplate)).toBe(true);
  expect(await checkLinkTarget('/secret', ofTemplate)).toMatch(/no page/);
});

it('checks the link of a template by its own pages, and not that of what all sites share', async () => {
  expect(await checkLinkTarget('/warranty', inside({ _id: 'drafts.template-ford', _type: 'template' }))).toBe(true);
  expect(await checkLinkTarget('/nowhere', inside({ _type: 'menu', template: ref('template-ford') }))).toMatch(
    /no page/,
  );
  expect(await checkLinkTarget('/nowhere', inside({ _type: 'menu' }))).toBe(true);
});

it('[CMS-03] what a link field suggests is an address that the route table knows', async () => {
  const { placeholder } = hrefField('href', { title: 'Goes to' }) as { placeholder?: string };
  expect(placeholder).toBe('/search/used-cars');
  expect(isOwnPath(placeholder ?? '')).toBe(true);
  expect(await checkLinkTarget(placeholder, ofSite)).toBe(true);
});

describe('on the site’s own host the site itself is requested', () => {
  afterEach(() => vi.unstubAllGlobals());
  const pages: Record<string, string> = {
    '/': '<main><section id="latest"></section></main>',
    '/search/ford': '<main></main>',
    '/search': '<main></main>',
    '/about-us': '<main id="main"><section id="team"></section></main>',
  };
  const visit = (hostname = 'southbank.localhost') => {
    vi.stubGlobal('window', { location: { host: hostname, hostname, origin: `http://${hostname}` } });
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (address.startsWith('/api/stock-count')) return Response.json({ found: address.includes('Holdon') ? 0 : 3 });
      expect(init.credentials).toBe('omit');
      const html = pages[new URL(address).pathname];
      return new Response(html ?? 'none', { status: html ? 200 : 404 });
    });
  };

  it.each(['/search/ford', '/about-us#team', '/#latest', '/coming', '/search?make=Holden', '/search?make=Ford'])(
    '%s leads somewhere',
    async (href) => {
      visit();
      expect(await checkLinkTarget(href, ofSite)).toBe(true);
    },
  );

  it.each([
    ['/search/frod', /no page at \/search\/frod/],
    ['/locations/nowhere', /no page/],
    ['/about-us#taem', /no place called "taem"/],
    ['/search?make=Holdon', /make "Holdon".*misspelt/],
  ])('%s does not', async (href, text) => {
    visit();
    expect(await checkLinkTarget(href, ofSite)).toMatch(text);
  });

  it('a place on the page itself is one of its own blocks, or of what it shows', async () => {
    visit();
    const page = { _type: 'page', path: '/about-us', site: ref('site-a'), blocks: [{ anchor: 'new' }] };
    expect(await checkLinkTarget('#new', inside(page))).toBe(true);
    expect(await checkLinkTarget('#team', inside(page))).toBe(true);
    expect(await checkLinkTarget('#nwe', inside(page))).toMatch(/no place called "nwe"/);
  });

  it('a path of another host is not checked', async () => {
    visit('harbour.localhost');
    expect(await checkLinkTarget('/search/frod', ofSite)).toBe(true);
  });
});
