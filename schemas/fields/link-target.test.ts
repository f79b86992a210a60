import { evaluate, parse } from 'groq-js';
import type { ValidationContext } from 'sanity';
import { expect, it } from 'vitest';
import { isOwnPath } from '@/domain/site/routes/route-of-path.ts';
import { hrefField } from './href.ts';
import { checkLinkTarget } from './link-target.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const dataset = [
  { _id: 'site-a', _type: 'site', template: ref('template-ford') },
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
  '[CMS-03] %s leads nowhere on this site, and the form says so',
  async (href) => {
    expect(await checkLinkTarget(href, ofSite)).toBe(`There is no page at ${href} yet: shoppers would find nothing.`);
  },
);

it('asks about a template by its own pages, and not about what all sites share', async () => {
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
