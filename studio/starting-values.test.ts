import { expect, it } from 'vitest';
import { defaultFeatures } from '@/domain/site/defaults.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { leadsSomewhere } from './menus/living-links.ts';
import { livingMenu, menuCopy } from './menus/menu-copy.ts';
import { startOf, startOfManufacturer } from './platform/owned-types.ts';
import { startingValues } from './starting-values.ts';

const startingValue = (id: string, params: object) => {
  const value = startingValues.find((start) => start.id === id)?.value;
  return typeof value === 'function' ? value(params as never, {} as never) : value;
};

it("[CFG-04] a document made in a site's list belongs to that site", () => {
  expect(startingValue(startOf('promoTile', 'site'), { id: 'site-a' })).toEqual({
    site: { _type: 'reference', _ref: 'site-a' },
  });
  expect(startingValue(startOfManufacturer('vehiclePage'), { id: 'manufacturer-ford' })).toEqual({
    manufacturer: { _type: 'reference', _ref: 'manufacturer-ford' },
  });
  expect(startingValue(startOf('page', 'template'), { id: 'template-ford' })).toEqual({
    template: { _type: 'reference', _ref: 'template-ford' },
  });
});

it('[CFG-05] a redirect that is made of an address which shoppers did not find starts with it', () => {
  const site = { _type: 'reference', _ref: 'site-a' };
  const start = startOf('redirect', 'site');
  expect(startingValue(start, { id: 'site-a', from: '/christmas-sale' })).toEqual({ site, from: '/christmas-sale' });
  expect(startingValue(start, { id: 'site-a' })).toEqual({ site });
  expect(startingValue(start, { id: 'site-a', from: { odd: 1 } })).toEqual({ site });
});

it('every document that has an owner field can be made under that owner, and no other', () => {
  const expected = documentTypes
    .filter(({ name }) => !['site', 'template', 'siteOffice'].includes(name))
    .flatMap(({ name, fields }) =>
      (['site', 'template'] as const)
        .filter((owner) => fields.some((it) => it.name === owner))
        .map((owner) => startOf(name, owner)),
    );
  const ofBrand = ['vehiclePage', 'model'].map(startOfManufacturer);
  const ofOffice = (['site', 'template', 'manufacturer', 'group'] as const).map((owner) =>
    startOf('siteOffice', owner),
  );
  expect(startingValues.map(({ id }) => id).sort()).toEqual([...expected, ...ofBrand, ...ofOffice].sort());
});

it('[CMS-06] a dealer’s own menu starts as a copy of the menus that the site shows', () => {
  const copy = menuCopy({
    name: 'A Dealer',
    headerMenu: [{ label: 'Cars', href: '/cars', opens: 'stock', children: [{ label: 'New', href: '/cars/new' }] }],
    footerMenu: [{ title: 'Buyers', links: [{ label: 'Finance', href: '/finance' }] }],
  });
  expect(copy).toMatchObject({
    name: 'Menu of A Dealer',
    items: [{ _type: 'menuItem', label: 'Cars', opens: 'stock', children: [{ _type: 'link', href: '/cars/new' }] }],
    groups: [{ _type: 'menuGroup', title: 'Buyers', links: [{ _key: 'link-0', label: 'Finance' }] }],
  });
});

it('[NAV-17] a copied menu leads nowhere that is not there', () => {
  const link = (label: string, href: string) => ({ label, href });
  const copy = menuCopy({
    name: 'A Dealer',
    headerMenu: [
      { ...link('Offers', '/special-offers'), opens: 'list', children: [] },
      {
        ...link('Company', '/about-us'),
        opens: 'list',
        children: [link('Contact', '/contact'), link('Fleet', '/fleet')],
      },
    ],
    footerMenu: [
      { title: 'Company', links: [link('Fleet', '/fleet'), link('Contact', '/contact')] },
      { title: 'Offers', links: [link('Special offers', '/special-offers')] },
    ],
  });
  const written = { paths: ['/special-deals'], models: ['ranger'], posts: [] };
  const site = { features: defaultFeatures };
  expect(leadsSomewhere('/special-deals', written, site)).toBe(true);
  expect(leadsSomewhere('/models/ranger', written, site)).toBe(true);
  expect(leadsSomewhere('/models/falcon', written, site)).toBe(false);
  expect(
    leadsSomewhere('/checkout-journey', written, { features: { ...defaultFeatures, onlinePurchase: false } }),
  ).toBe(false);
  const living = livingMenu(copy, (href) => leadsSomewhere(href, written, site));
  expect(living).toMatchObject({
    items: [{ label: 'Company', href: '', children: [{ href: '/contact' }] }],
    groups: [{ title: 'Company', links: [{ href: '/contact' }] }],
  });
  expect([living.items.length, living.items[0]?.children.length, living.groups.length]).toEqual([1, 1, 1]);
});
