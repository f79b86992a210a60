import { describe, expect, it } from 'vitest';
import { briefRequest, maxBriefs } from './vehicle-brief.ts';

describe('vehicles by their slugs', () => {
  it('requests slugs alone, and few at once', () => {
    const { filter_by: filter, per_page: max } = briefRequest(['2024-ford-ranger-1', '`] || price:>0', '']);
    expect([filter, max]).toEqual(['slug:=[`2024-ford-ranger-1`]', maxBriefs]);
    const many = briefRequest(Array.from({ length: 900 }, (_, at) => `car-${at}`));
    expect(many.filter_by?.split(',')).toHaveLength(maxBriefs);
    expect(briefRequest([]).filter_by).toBe('slug:=[`-`]');
  });
});
