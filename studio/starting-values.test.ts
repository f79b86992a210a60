import { expect, it } from 'vitest';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { menuCopy } from './menu-copy.ts';
import { startOf, startOfManufacturer } from './owned-types.ts';
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

it('every document that has an owner field can be made under that owner, and no other', () => {
  const expected = documentTypes
    .filter(({ name }) => !['site', 'template'].includes(name))
    .flatMap(({ name, fields }) =>
      (['site', 'template'] as const)
        .filter((owner) => fields.some((it) => it.name === owner))
        .map((owner) => startOf(name, owner)),
    );
  const ofBrand = ['vehiclePage', 'model'].map(startOfManufacturer);
  expect(startingValues.map(({ id }) => id).sort()).toEqual([...expected, ...ofBrand].sort());
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
