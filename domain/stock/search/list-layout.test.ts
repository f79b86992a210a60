import { expect, it } from 'vitest';
import { readLayout, withLayout } from './list-layout.ts';

it('[SRCH-01] a list of results is an address of its own, the grid has none', () => {
  expect(withLayout('/search/used-cars?page=2', 'list')).toBe('/search/used-cars?page=2&view=list');
  expect(withLayout('/search', 'list')).toBe('/search?view=list');
  expect(withLayout('/search?make=Ford', 'grid')).toBe('/search?make=Ford');
  const read = (query: string) => readLayout(new URLSearchParams(query));
  expect(['view=list', 'view=grid', 'view=%3Cb%3E', ''].map(read)).toEqual(['list', 'grid', 'grid', 'grid']);
});
