import { describe, expect, it } from 'vitest';
import { boundedLines, maxLines, type ReportLine, shortText } from './import-record.ts';

const line = (at: number, change: Partial<ReportLine> = {}): ReportLine => ({
  kind: 'photo',
  line: at,
  stockNumber: `S${at}`,
  slug: '',
  field: 'Images',
  value: 'x',
  reason: 'is not https',
  ...change,
});
const many = (count: number, change: Partial<ReportLine> = {}) =>
  Array.from({ length: count }, (_, at) => line(at + 2, change));

describe('the lines of an import that are stored', () => {
  it('[PLUS-20] are five hundred at most, with a count of the others', () => {
    const { lines, unlisted } = boundedLines(many(1_234));
    expect([lines.length, unlisted]).toEqual([maxLines, 734]);
    expect(boundedLines(many(maxLines))).toMatchObject({ unlisted: 0 });
  });

  it('[PLUS-20] have some of each sort: thousands of photos hide no price', () => {
    const price = { kind: 'refused', field: 'Price', reason: 'is not an amount' } as const;
    const { lines, unlisted } = boundedLines([...many(3_000), line(9_001, price), line(9_002, price)]);
    expect(lines.filter(({ field }) => field === 'Price')).toHaveLength(2);
    expect([lines.length, unlisted]).toEqual([500, 2_502]);
  });

  it('[PLUS-20] hold no longer texts than a person reads, and none that a database refuses', () => {
    const [stored] = boundedLines([line(2, { value: 'y'.repeat(9_000), reason: `a\0b\ud800` })]).lines;
    expect(stored?.value).toHaveLength(200);
    expect(stored?.reason).toBe('ab\ufffd');
    expect(shortText('🚗'.repeat(300)).isWellFormed()).toBe(true);
  });
});
