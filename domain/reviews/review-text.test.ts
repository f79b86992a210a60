import { describe, expect, it } from 'vitest';
import { reviewCut, shownReview } from './review-text.ts';

const graphemes = (text: string) => [...new Intl.Segmenter('en-AU', { granularity: 'grapheme' }).segment(text)];

describe('[LOC-08] a review is cut at 160 characters', () => {
  it('is whole up to 160', () => {
    expect(shownReview('a'.repeat(160))).toEqual({ whole: 'a'.repeat(160), short: null });
    expect(shownReview(' Two\n\nparagraphs. ')).toEqual({ whole: 'Two paragraphs.', short: null });
  });

  it('is cut at a word, with an ellipsis, from 161 on', () => {
    const { short, whole } = shownReview(`${'word '.repeat(31)}sixty, longer`);
    expect(whole.length).toBeGreaterThan(160);
    expect(short).toBe(`${'word '.repeat(31)}sixty…`);
    expect(shownReview(`${'word '.repeat(31)}sixties, longer`).short).toBe(`${'word '.repeat(31).trim()}…`);
    expect(shownReview(`${'a'.repeat(160)} b`).short).toBe(`${'a'.repeat(160)}…`);
  });

  it('tears no word unless the text has no spaces, and never a character of several code points', () => {
    const family = '👨‍👩‍👧‍👦';
    const { short } = shownReview(family.repeat(200));
    expect(graphemes(short ?? '')).toHaveLength(reviewCut + 1);
    expect(short).toBe(`${family.repeat(160)}…`);
    expect(shownReview(`${'e\u0301'.repeat(160)}x`).short).toBe(`${'e\u0301'.repeat(160)}…`);
  });

  it('10,000 characters with markup stay text, cut like any other', () => {
    const text = '<b onclick="x()">Great</b> <script>alert(1)</script> '.repeat(400);
    const { short, whole } = shownReview(text);
    expect(whole.length).toBeGreaterThan(10_000);
    expect(whole).not.toContain('alert');
    expect(short).toMatch(/^<b onclick="x\(\)">Great<\/b>/);
    expect(graphemes(short ?? '').length).toBeLessThanOrEqual(161);
  });
});
