import { describe, expect, it } from 'vitest';
import { linksIn, orphansIn, type SiteDocument } from './link-report.ts';

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
