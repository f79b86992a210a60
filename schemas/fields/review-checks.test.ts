import { describe, expect, it } from 'vitest';
import { checkRepliedAt, checkReviewText, checkWrittenAt } from './review-checks.ts';

describe('[LOC-09] the form of a review shows what shoppers will not see', () => {
  it.each([
    [undefined, /counts in the rating, but is not shown/],
    ['  ', /not shown/],
    ['(Translated by Google) Good', /"Translated" is not shown/],
    ['They were <b>great</b>', /"<b>" as it stands/],
    ['x'.repeat(10_000), /10,000 characters.*first 160/],
  ])('%s', (text, copy) => expect(checkReviewText(text)).toMatch(copy));

  it('has nothing against a plain text, with a comparison in it too', () => {
    expect(checkReviewText('Paid < 30,000 and > 28,000, quick & friendly.')).toBe(true);
  });

  it('[CMS-03] dates are in order', () => {
    const now = Date.UTC(2026, 10, 20);
    expect(checkWrittenAt('2026-11-19T00:00:00Z', now)).toBe(true);
    expect(checkWrittenAt('2026-11-21T00:00:00Z', now)).toMatch(/future/);
    expect(checkRepliedAt('2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z')).toMatch(/older/);
    expect(checkRepliedAt('2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z')).toBe(true);
    expect(checkRepliedAt(undefined, '2026-11-20T00:00:00Z')).toBe(true);
  });
});
