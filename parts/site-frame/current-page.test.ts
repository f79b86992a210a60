import { expect, it } from 'vitest';
import { currentPage } from './current-page.ts';

it.each([
  ['/finance', '/finance', 'page'],
  ['/', '/', 'page'],
  ['/finance', '/', undefined],
  ['/finance#form', '/finance', undefined],
  ['/finance', '/finance-enquiry', undefined],
])('a link to %s on %s is marked: %s', (href, path, marked) => {
  expect(currentPage(href, path)).toBe(marked);
});
