// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { markTop } from './mark-top.ts';

it('[PLUS-23] results far below are laid out while the page is at its top alone', () => {
  const root = document.documentElement;
  const scrollTo = (top: number) => {
    Object.assign(window, { scrollY: top });
    dispatchEvent(new Event('scroll'));
    return root.hasAttribute('data-at-top');
  };
  const end = new AbortController();
  markTop(end.signal);
  expect(root.hasAttribute('data-at-top')).toBe(true);
  expect([scrollTo(300), scrollTo(0), scrollTo(900)]).toEqual([false, true, false]);
  end.abort();
  expect(scrollTo(0)).toBe(false);
});
