import { describe, expect, it } from 'vitest';
import { shownPages } from './shown-pages.ts';

describe('the pages that a pager names', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, -2, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [5, 9, [1, -1, 4, 5, 6, -2, 9]],
    [9, 9, [1, -1, 8, 9]],
    [12, 5, [1, 2, 3, 4, 5].filter((page) => page === 1 || page === 5).flatMap((page) => (page === 5 ? [-1, 5] : [1]))],
  ])('on page %i of %i', (page, pages, shown) => expect(shownPages(page, pages)).toEqual(shown));
});
