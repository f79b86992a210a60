import { expect, it } from 'vitest';
import type { StockNames } from '@/web/stock/sitemap-stock.ts';
import { searchPaths } from './search-entries.ts';

const names: StockNames = {
  car_type: ['used', 'new'],
  make: ['Mazda', 'Ford'],
  make_model: ['Mazda CX-5', 'Mazda 3', 'Ford Ranger'],
  body: ['Ute'],
  location_name: ['Docklands'],
  dealership_slug: ['southbank-ford'],
};
const places = {
  makes: ['Mazda', 'Ford', 'Kia'],
  makeModels: [...names.make_model, 'Kia Sportage'],
  dealerships: [{ slug: 'southbank-ford', name: 'Southbank Ford' }],
  locations: [
    { slug: 'docklands', name: 'Docklands' },
    { slug: 'southbank', name: 'Southbank' },
  ],
};

it('[CFG-05] names the searches that find something, each once and in one spelling', () => {
  expect(searchPaths(names, places).toSorted()).toEqual([
    '/search/ford',
    '/search/ford/ranger',
    '/search/mazda',
    '/search/mazda/3',
    '/search/mazda/cx-5',
    '/search/new-cars',
    '/search/new-used-and-demo-cars',
    '/search/used-cars',
    '/search/ute',
  ]);
});

it('[CFG-05] names locations and dealerships where there are several of them', () => {
  const more = { ...names, location_name: ['Docklands', 'Southbank'], dealership_slug: ['southbank-ford', 'other'] };
  const found = searchPaths(more, places);
  expect(found).toEqual(expect.arrayContaining(['/search/docklands', '/search/southbank', '/search/southbank-ford']));
  expect(found).not.toContain('/search/other');
});
