import { describe, expect, it } from 'vitest';
import { withoutBreaks } from './without-breaks.ts';

describe('text of staff’s', () => {
  it.each([
    ['15,000 km or a year', '15,000\u00a0km or a year'],
    ['from 7 am to 5 pm', 'from 7\u00a0am to 5\u00a0pm'],
    ['call 03 5550 4412.', 'call 03\u00a05550\u00a04412.'],
    ['call 0491 570 156.', 'call 0491\u00a0570\u00a0156.'],
    ['on 1300 363 992', 'on 1300\u00a0363\u00a0992'],
    ['since 2 February 2026', 'since 2\u00a0February 2026'],
    ['Brighton VIC 3186', 'Brighton VIC\u00a03186'],
    ['on 131 882, or 13 32 20', 'on 131\u00a0882, or 13\u00a032\u00a020'],
  ])('%s: a figure stays with its unit, a phone number, a day and a postcode with themselves', (text, expected) => {
    expect(withoutBreaks(text)).toBe(expected);
  });

  it('leaves other spaces alone', () => {
    const text = 'In 2016 400 people, 3 kmart bags and 13 dogs';
    expect(withoutBreaks(text)).toBe(text);
  });
});
