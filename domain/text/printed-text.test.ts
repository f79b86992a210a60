import { expect, it } from 'vitest';
import { isPrintedText, printedText } from './printed-text.ts';

it.each([
  ['Nora Müller-Groß', 'Nora Müller-Groß', false],
  ['O’Brien\u00a0\u2011 −$200', 'O’Brien - -$200', false],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh', true],
  ['Nguyễn Đức'.normalize('NFD'), 'Nguyễn Đức', true],
  ['Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος', true],
  ['Дмитрий', 'Дмитрий', true],
  ['Łukasz\u202fŻółć', 'Łukasz Żółć', true],
  ['Sam\u0303i', 'Sam\u0303i', true],
  ['Wei 王', 'Wei [not printable]', false],
  ['Ánh 王小 明 Thị', 'Ánh [not printable] Thị', true],
  ['😀 fine', ' fine', false],
  ['ﬁne ①', 'fine 1', false],
] as const)('[PLUS-22] %s is printed as %s', (text, printed, wide) => {
  expect(printedText(text)).toEqual({ text: printed, wide });
});

it.each(['Nguyễn Thị Ánh', 'Γιώργος', 'Дмитрий', 'Łukasz', 'O’Brien (née Smith) 2'])(
  '[PLUS-22] %s has no letter that cannot be printed',
  (text) => expect(isPrintedText(text)).toBe(true),
);

it.each(['王小明', 'Wei 王', 'محمد', 'สมชาย', '한국', 'अमित', 'שרה'])(
  '[PLUS-22] %s has letters that cannot be printed',
  (text) => expect(isPrintedText(text)).toBe(false),
);
