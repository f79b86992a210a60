import { expect, it } from 'vitest';
import { markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { FiltersButton } from './filters-button.tsx';

it('[SRCH-21] opens its sheet and counts the active filters', () => {
  expect(markupOf(<FiltersButton sheetId="filters" chosen={0} />)).toMatch(/^<button[^>]* popovertarget="filters"/i);
  expect(plainTextOf(<FiltersButton sheetId="filters" chosen={0} />).trim()).toBe('Filters');
  expect(plainTextOf(<FiltersButton sheetId="filters" chosen={3} />).trim()).toBe('Filters 3');
});

it('[SRCH-21] hides itself on wide screens where no row of phones does', () => {
  expect(markupOf(<FiltersButton sheetId="filters" chosen={0} alone />)).toContain('laptop:hidden print:hidden');
  expect(markupOf(<FiltersButton sheetId="filters" chosen={0} />)).not.toContain('laptop:hidden');
});
