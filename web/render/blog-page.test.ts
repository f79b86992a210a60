import { expect, it } from 'vitest';
import { blogPage } from './blog-page.ts';

it('[BLK-08] a site without a post has no blog, rather than an empty one', () => {
  expect(blogPage([])).toBeNull();
});
