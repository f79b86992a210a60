import { expect, it } from 'vitest';
import { filledColumns } from './filled-columns.ts';

it('fills the last row in wide and in narrow windows, with no more columns than tiles', () => {
  expect(filledColumns(7, [4, 3, 5], [3, 2])).toEqual({
    '--columns': 4,
    '--last': 2,
    '--columns-few': 2,
    '--last-few': 2,
  });
  expect(filledColumns(2, [4, 3, 5], [3, 2])).toEqual({
    '--columns': 2,
    '--last': 1,
    '--columns-few': 2,
    '--last-few': 1,
  });
  expect(filledColumns(0, [4, 3], [3, 2])).toEqual({
    '--columns': 1,
    '--last': 1,
    '--columns-few': 1,
    '--last-few': 1,
  });
});
