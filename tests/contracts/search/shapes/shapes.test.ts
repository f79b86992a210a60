import { describe, expect, it } from 'vitest';
import { checkShape } from './shapes.ts';

const result = {
  facet_counts: [],
  found: 0,
  hits: [],
  out_of: 0,
  page: 1,
  request_params: { collection_name: 'cars', per_page: 10, q: '*' },
  search_cutoff: false,
  search_time_ms: 0,
};
const path = '/collections/cars/documents/search';
const check = (answer: object) => () => checkShape('GET', path, 200, JSON.stringify(answer));

describe('the shapes that every contract is held to', () => {
  it('pass a whole answer, and refuse one with a member missing, misnamed or too many', () => {
    expect(check(result)).not.toThrow();
    const { found, ...without } = result;
    expect(check(without)).toThrow(/found/);
    expect(check({ ...without, fund: found })).toThrow();
    expect(check({ ...result, extra: 1 })).toThrow(/extra/);
    expect(check({ ...result, hits: [{ documents: {} }] })).toThrow();
  });

  it('hold refusals to one sentence, and imports to a line for each document', () => {
    expect(() => checkShape('GET', path, 404, '{"message":"Not Found"}')).not.toThrow();
    expect(() => checkShape('GET', path, 404, '{"error":"Not Found"}')).toThrow(/404/);
    const lines = '/collections/cars/documents/import';
    expect(() =>
      checkShape('POST', lines, 200, '{"success":true}\n{"success":false,"error":"Bad JSON."}'),
    ).not.toThrow();
    expect(() => checkShape('POST', lines, 200, '{"ok":true}')).toThrow();
  });
});
