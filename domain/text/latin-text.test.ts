import { expect, it } from 'vitest';
import { latinText } from './latin-text.ts';

it.each([
  ['Nguyễn Thị Hồng', 'Nguyen Thi Hong'],
  ['Nguyễn Đức'.normalize('NFD'), 'Nguyen Duc'],
  ['Łukasz Żółć, Đorđe, İbrahim Işık', 'Lukasz Zólc, Dorde, Ibrahim Isik'],
  ['Søren Ångström, Müller-Groß', 'Søren Ångström, Müller-Groß'],
  ['O’Brien\u00a0\u2011 Kealiʻi', 'O’Brien - Keali‘i'],
  ['ﬁne ①', 'fine 1'],
  ['−$200.00 – 66\u202f990', '-$200.00 – 66 990'],
])('[PLUS-22] %s is written %s', (text, expected) => {
  expect(latinText(text)).toBe(expected);
});
