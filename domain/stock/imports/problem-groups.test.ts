import { describe, expect, it } from 'vitest';
import type { ReportLine } from './import-record.ts';
import { problemSections, whereOf } from './problem-groups.ts';

const line = (change: Partial<ReportLine>): ReportLine => ({
  kind: 'refused',
  line: 2,
  stockNumber: 'A1',
  slug: '',
  field: 'Year',
  value: '22',
  reason: 'is not a year like 2024',
  ...change,
});

describe('the problems of an import', () => {
  it('[PLUS-20] stand by kind, the gravest first, and by sort, the most frequent first, in the order of the file', () => {
    const photo = { kind: 'photo', field: 'Images', reason: 'is not https' } as const;
    const sections = problemSections([
      line({ ...photo, line: 9 }),
      line({ line: 7, field: 'Price', value: 'cheap', reason: 'is not an amount' }),
      line({ line: 6, value: '24' }),
      line({ ...photo, line: 4, reason: 'is no web address' }),
      line({ line: 3 }),
      line({ kind: 'column', line: null, stockNumber: '', field: 'Wibble', reason: 'is not read (3 rows)' }),
    ]);
    const shown = sections.map(({ title, count, groups }) => [title, count, ...groups.map((group) => group.title)]);
    expect(shown).toEqual([
      ['Rows that did not go in', 3, 'Year is not a year like 2024', 'Price is not an amount'],
      ['Photos that are not used', 2, 'A photo is not https', 'A photo is no web address'],
      ['Columns that are not read', 1, ''],
    ]);
    expect(sections[0]?.groups[0]?.lines.map((one) => [one.line, one.value])).toEqual([
      [3, '22'],
      [6, '24'],
    ]);
  });

  it('[PLUS-20] explain what to do about each sort, in a sentence', () => {
    const advice = (change: Partial<ReportLine>) => problemSections([line(change)])[0]?.groups[0]?.advice;
    expect(advice({})).toBe('Write the year with four figures, such as 2024.');
    expect(advice({ field: 'Price', reason: 'is not an amount' })).toContain('such as 35990');
    expect(advice({ kind: 'photo', field: 'Images', reason: 'is not https' })).toContain('begins with https');
    expect(advice({ field: 'Stock number', reason: 'is missing' })).toContain('cannot be listed without it');
    expect(advice({ reason: 'is something new' })).toContain('import the file again');
    expect(advice({ kind: 'column', reason: 'is not read (1 row)' })).toContain('name the column');
  });

  it('[PLUS-20] state where they are', () => {
    expect(whereOf({ line: 1_204, stockNumber: 'HX1' })).toBe('Row 1,204, stock number HX1');
    expect(whereOf({ line: 3, stockNumber: '' })).toBe('Row 3');
    expect(whereOf({ line: null, stockNumber: '' })).toBe('');
  });
});
