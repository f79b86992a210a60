import { expect, it } from 'vitest';
import { isSame } from './timing-safe.ts';

it('texts of other lengths differ without an error', () => {
  expect([isSame('ab', 'ab'), isSame('ab', 'ac'), isSame('ab', 'abc'), isSame('é', 'e')]).toEqual([
    ...[true, false, false, false],
  ]);
});
