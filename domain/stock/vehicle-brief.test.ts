import { describe, expect, it } from 'vitest';
import { briefRequest, mostBriefs } from './vehicle-brief.ts';

describe('vehicles by their slugs', () => {
  it('asks for slugs alone, and for few at once', () => {
    const { filter_by: filter, per_page: most } = briefRequest(['2024-ford-ranger-1', '`] || price:>0', '']);
    expect([filter, most]).toEqual(['slug:=[`2024-ford-ranger-1`]', mostBriefs]);
    const many = briefRequest(Array.from({ length: 900 }, (_, at) => `car-${at}`));
    expect(many.filter_by?.split(',')).toHaveLength(mostBriefs);
    expect(briefRequest([]).filter_by).toBe('slug:=[`-`]');
  });
});
