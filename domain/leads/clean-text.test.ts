import { describe, expect, it } from 'vitest';
import { cleanText, cutText } from './clean-text.ts';

describe('text from outside', () => {
  it.each([
    ['a\0b', 'ab'],
    ['line\nline\ttab\r\n', 'line\nline\ttab\r\n'],
    ['\u001b[31mred\u007f', '[31mred'],
    ['half \ud83d', 'half \ufffd'],
    ['\ude97 half', '\ufffd half'],
    ['whole 🚗', 'whole 🚗'],
  ])('[FORM-12] %j is stored as %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('[FORM-12] is cut between code points', () => {
    expect(cutText('ab🚗', 3)).toBe('ab');
    expect(cutText('ab🚗', 4)).toBe('ab🚗');
    expect(cutText('abc', 2)).toBe('ab');
  });
});
