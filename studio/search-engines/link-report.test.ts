import { describe, expect, it } from 'vitest';
import { linksIn, orphansIn, type SiteDocument, shownOnSite } from './link-report.ts';

const document = (_id: string, _type: string, fields: object = {}): SiteDocument => ({ _id, _type, ...fields });
const page = (path: string, fields: object = {}) => document(path, 'page', { path, ...fields });
const menu = document('menu', 'menu', {
  items: [
    {
      _key: 'a',
      label: 'About',
      href: '/about-us#team',
      children: [{ href: '/fleet?year=2026' }, { href: 'https://x.example/' }],
    },
  ],
});
const paragraphs = [
  { _type: 'block', markDefs: [{ _key: 'm', _type: 'link', href: '/warranty/' }], children: [{ text: '/no-link' }] },
];

describe('[CFG-05] what search engines would complain of', () => {
  it('finds each link of staff’s to this site, with the document in which it is', () => {
    const found = linksIn([menu, page('/a', { blocks: [{ body: paragraphs, linkHref: '/about-us#team' }] })]);
    expect(found.map(({ href, path, document: { _id } }) => [href, path, _id])).toEqual([
      ['/about-us#team', '/about-us', 'menu'],
      ['/fleet?year=2026', '/fleet', 'menu'],
      ['/warranty/', '/warranty', '/a'],
    ]);
    const redirect = document('r', 'redirect', { from: '/old', to: '/new' });
    expect(linksIn([redirect]).map(({ href }) => href)).toEqual(['/new']);
  });

  it('leaves out what the site has its own of: a page by its path, a menu by the dealer’s settings', () => {
    const template = { template: { _ref: 't' } };
    const site = { site: { _ref: 's' } };
    const documents = [
      document('t-finance', 'page', { path: '/finance', ...template }),
      document('t-about', 'page', { path: '/about', ...template }),
      document('s-finance', 'page', { path: '/finance', ...site }),
      document('t-header', 'menu', { kind: 'header', ...template }),
      document('t-footer', 'menu', { kind: 'footer', ...template }),
      document('s-header', 'menu', { kind: 'header', ...site }),
      document('t-post', 'post', { slug: { current: 'a' }, ...template }),
      document('s-post', 'post', { slug: { current: 'a' }, ...site }),
      document('t-offer', 'offer', template),
      document('override', 'dealerOverride', { settings: { headerMenu: { _ref: 's-header' } }, ...site }),
    ];
    expect(shownOnSite(documents).map(({ _id }) => _id)).toEqual([
      't-about',
      's-finance',
      't-footer',
      's-header',
      's-post',
      't-offer',
      'override',
    ]);
  });

  it('finds pages to which nothing leads but themselves, a redirect, or the sitemap', () => {
    const documents = [
      menu,
      ...['/', '/about-us', '/fleet', '/warranty'].map((path) => page(path)),
      page('/lonely', { blocks: [{ href: '/lonely' }] }),
      page('/hidden', { noIndex: true }),
      document('r', 'redirect', { from: '/old', to: '/lonely' }),
    ];
    expect(orphansIn(documents).map(({ path }) => path)).toEqual(['/warranty', '/lonely']);
    expect(orphansIn([...documents, page('/help', { body: paragraphs })]).map(({ path }) => path)).toEqual([
      '/lonely',
      '/help',
    ]);
  });
});
