import { expect, it } from 'vitest';
import { documentTypes } from '@/schemas/document-types.ts';
import { modelOfManufacturer, startOf } from './owned-types.ts';
import { startingValues } from './starting-values.ts';

const startingValue = (id: string, params: object) => {
  const value = startingValues.find((start) => start.id === id)?.value;
  return typeof value === 'function' ? value(params as never, {} as never) : value;
};

it("[CFG-04] a document made in a site's list belongs to that site", () => {
  expect(startingValue(startOf('promoTile', 'site'), { id: 'site-a' })).toEqual({
    site: { _type: 'reference', _ref: 'site-a' },
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
  const ofBrand = [modelOfManufacturer];
  expect(startingValues.map(({ id }) => id).sort()).toEqual([...expected, ...ofBrand].sort());
});
