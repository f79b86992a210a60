import { expect, it } from 'vitest';
import { placeLabel } from './next-in-line.ts';

it('[PLUS-15] names a place in the line as people do', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 102, 111].map(placeLabel)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 102nd 111th'.split(' '),
  );
});
