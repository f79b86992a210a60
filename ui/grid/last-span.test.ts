import { expect, it } from 'vitest';
import { lastSpan } from './last-span.ts';

it('the last tile takes what its row has left', () => {
  expect([3, 4, 5, 6].map((count) => lastSpan(count, 3))).toEqual([1, 3, 2, 1]);
});
