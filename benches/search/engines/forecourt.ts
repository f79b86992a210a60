import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handle } from '@/embedded/search/protocol/handle.ts';
import { SearchService } from '@/embedded/search/service.ts';
import type { Question } from '../questions.ts';
import { numberFacets, wordFacets } from '../vehicles.ts';
import type { BenchEngine } from './engine.ts';

const key = 'bench-key';
const facets = [...wordFacets, ...numberFacets, 'features'].join(',');
const importLines = 2_000;

/** Our engine as production calls it: Typesense's requests through the one handler, on a store on disk. */
export async function forecourt(): Promise<BenchEngine & { reopen(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-search-'));
  let service = await SearchService.open(directory, key);
  const call = async (method: string, path: string, body: string) => {
    const url = new URL(path, 'http://search');
    const answer = await handle(service, { method, url, headers: { 'x-typesense-api-key': key }, body });
    const text = typeof answer.text === 'string' ? answer.text : [...answer.text].join('');
    if (answer.status >= 400) throw new Error(text);
    return text;
  };
  await call('POST', '/collections', JSON.stringify(schema));
  return {
    async reopen() {
      service.close();
      service = await SearchService.open(directory, key);
    },
    async add(vehicles) {
      let lines: string[] = [];
      const send = async () => {
        if (lines.length > 0)
          await call('POST', '/collections/vehicles/documents/import?action=create', lines.join('\n'));
        lines = [];
      };
      for (const vehicle of vehicles) {
        lines.push(JSON.stringify(vehicle));
        if (lines.length === importLines) await send();
      }
      await send();
    },
    ask: (questions) => call('POST', '/multi_search', JSON.stringify({ searches: questions.map(parametersOf) })),
    async upsert(vehicle) {
      await call('POST', '/collections/vehicles/documents?action=upsert', JSON.stringify(vehicle));
    },
    async close() {
      service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const schema = {
  name: 'vehicles',
  fields: [
    { name: 'name', type: 'string' },
    ...wordFacets.map((name) => ({ name, type: 'string', facet: true })),
    ...numberFacets.map((name) => ({ name, type: 'int32', facet: true })),
    { name: 'features', type: 'string[]', facet: true },
  ],
  token_separators: ['-', '/'],
};

function parametersOf({ words, prefix, make, state, price, dealers, sortByPrice, facets: counted, limit }: Question) {
  const filters = [
    make && `make:=\`${make}\``,
    state && `state:=\`${state}\``,
    price && `price:[${price[0]}..${price[1]}]`,
    dealers && `dealership_name:=[${dealers.map((dealer) => `\`${dealer}\``).join(',')}]`,
  ].filter(Boolean);
  return {
    collection: 'vehicles',
    q: words ?? '*',
    query_by: 'name,badge,body,colour',
    query_by_weights: '7,4,3,2',
    prefix: prefix ?? false,
    highlight_fields: 'none',
    highlight_full_fields: 'none',
    include_fields: 'id,name,price,km',
    per_page: limit,
    ...(filters.length > 0 && { filter_by: filters.join(' && ') }),
    ...(sortByPrice && { sort_by: 'price:asc' }),
    ...(counted && { facet_by: facets, max_facet_values: 50 }),
  };
}
