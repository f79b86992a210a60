import { describe, expect, it } from 'vitest';
import { rangeAttributes, wholeRanges } from '@/domain/vocabulary/search-attributes.ts';
import { vehicleFields } from '../vehicle-fields.ts';
import { filterExpression } from './filter-expression.ts';

describe("a shopper's filters in the words of the index", () => {
  it('[SRCH-02] a range has both its ends, and one alone', () => {
    expect(filterExpression({ km: { min: 10_000, max: 50_000 } })).toBe('km:>=10000 && km:<=50000');
    expect(filterExpression({ year: { min: 2020, max: null } })).toBe('year:>=2020');
    expect(filterExpression({ price: { min: null, max: 30_000.5 } })).toMatch(/^price:>[\d.]+ && price:<=30000.5$/);
  });

  it('[SRCH-02] a fraction or a number too large for whole ones means the same vehicles, and is not refused', () => {
    expect(filterExpression({ km: { min: 1.5, max: 9.5 } })).toBe('km:>=2 && km:<=9');
    expect(filterExpression({ km: { min: null, max: 3_000_000_000 } })).toBe('km:<=2147483647');
    expect(filterExpression({ created_at_timestamp: { min: 1.5, max: 3_000_000_000 } })).toBe(
      'created_at_timestamp:>=2 && created_at_timestamp:<=3000000000',
    );
  });

  it('[SRCH-02] the ranges of whole numbers are those of the index', () => {
    const largest = { int32: 2 ** 31 - 1, int64: Number.MAX_SAFE_INTEGER, float: undefined };
    expect(rangeAttributes.map((name) => [name, wholeRanges[name]])).toEqual(
      rangeAttributes.map((name) => [name, largest[vehicleFields[name].type]]),
    );
  });
});
