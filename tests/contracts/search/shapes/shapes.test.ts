import { describe, expect, it } from 'vitest';
import { cluster } from '../cluster.ts';
import { checkShape } from './shapes.ts';

const result = {
  facet_counts: [],
  found: 0,
  hits: [],
  out_of: 0,
  page: 1,
  request_params: { collection_name: 'cars', first_q: '*', per_page: 10, q: '*' },
  search_cutoff: false,
  search_time_ms: 0,
};
const json = 'application/json; charset=utf-8';
const path = '/collections/cars/documents/search';
const check = (response: object) => () =>
  checkShape('GET', path, { status: 200, type: json, text: JSON.stringify(response) });
const answered =
  (method: string, at: string, status: number, text: string, type = json) =>
  () =>
    checkShape(method, at, { status, type, text });

describe.skipIf(cluster)('the shapes that every contract is held to', () => {
  it('pass a whole response, and refuse one with a member missing, misnamed or too many', () => {
    expect(check(result)).not.toThrow();
    const { found, ...without } = result;
    expect(check(without)).toThrow(/found/);
    expect(check({ ...without, fund: found })).toThrow();
    expect(check({ ...result, extra: 1 })).toThrow(/extra/);
    expect(check({ ...result, hits: [{ documents: {} }] })).toThrow();
    expect(check({ ...result, grouped_hits: [] })).toThrow(/either/);
  });

  it('hold refusals to one sentence, and never take a failure of ours', () => {
    expect(answered('GET', path, 404, '{"message":"Not Found"}')).not.toThrow();
    expect(answered('GET', path, 404, '{"error":"Not Found"}')).toThrow(/404/);
    expect(answered('GET', path, 404, '{"message":"Not Found"}', 'text/html')).toThrow(/text\/html/);
    expect(answered('GET', path, 500, '{"message":"Internal Server Error"}')).toThrow(/500/);
  });

  it('hold imports to a line for each document, and every address to its own status', () => {
    const lines = '/collections/cars/documents/import';
    const failed = '{"success":false,"error":"Bad JSON.","document":"{","code":400}';
    expect(answered('POST', lines, 200, `{"success":true}\n${failed}`, 'text/plain')).not.toThrow();
    expect(answered('POST', lines, 200, '{"success":false}', 'text/plain')).toThrow();
    expect(answered('POST', lines, 200, '{"ok":true}', 'text/plain')).toThrow();
    expect(answered('POST', '/collections/cars/documents', 200, '{"id":"a"}')).toThrow(/201/);
    expect(answered('GET', '/nowhere', 200, '{}')).toThrow(/no shape/);
  });
});
