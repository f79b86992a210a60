import { describe, expect, it } from 'vitest';
import { reviewDate } from './review-date.ts';

const zone = 'Australia/Melbourne';
const written = Date.UTC(2026, 2, 12, 14);
const day = 86_400_000;
const ago = (age: number) => reviewDate(written, 'time-ago', written + age, zone);

describe('[LOC-08] when a review was written', () => {
  it('is a date in figures or in words, by the clock of the place', () => {
    expect(reviewDate(written, 'date', written, zone)).toEqual({ text: '13/03/2026', until: null });
    expect(reviewDate(written, 'dateWords', written, zone)).toEqual({ text: '13 March 2026', until: null });
    expect(reviewDate(written, 'dateWords', written, 'Australia/Perth').text).toBe('12 March 2026');
  });

  it.each([
    [-5 * day, 'Just now'],
    [0, 'Just now'],
    [3_600_000, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [30 * day, '4 weeks ago'],
    [31 * day, '1 month ago'],
    [365 * day, '11 months ago'],
    [366 * day, '1 year ago'],
    [800 * day, '2 years ago'],
  ])('%i ms later it is "%s"', (age, text) => expect(ago(age).text).toBe(text));

  it('names the very moment at which its text changes, whatever the age', () => {
    for (let age = -day; age < 900 * day; age += 7_654_321) {
      const { text, until } = ago(age);
      if (until === null) throw new Error('It changes.');
      expect(until).toBeGreaterThan(written + age);
      expect(reviewDate(written, 'time-ago', until - 1, zone).text).toBe(text);
      expect(reviewDate(written, 'time-ago', until, zone).text).not.toBe(text);
    }
  });
});
