import { expect, it } from 'vitest';
import { pictureSizes } from './picture-sizes.ts';

it.each([
  ['one alone fills the row', 0, 1, '1296px', '100vw', '100vw'],
  ['two share it', 1, 2, '648px', '50vw', '50vw'],
  ['the first of three is large on phones', 0, 3, '432px', '34vw', '100vw'],
  ['the third is not', 2, 3, '432px', '34vw', '50vw'],
  ['four share it', 3, 4, '324px', '50vw', '50vw'],
  ['the first of five is large everywhere', 0, 5, '648px', '100vw', '100vw'],
  ['the first of six on wide screens alone', 0, 6, '648px', '50vw', '50vw'],
])('%s', (_what, at, count, wide, middle, narrow) =>
  expect(pictureSizes(at, count)).toBe(`(min-width: 1024px) ${wide}, (min-width: 760px) ${middle}, ${narrow}`),
);
