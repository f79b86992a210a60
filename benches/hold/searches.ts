import { entryAt } from '../entry-at.ts';
import { randomOf } from './random.ts';
import { counted, sendRequest } from './send-request.ts';

const slug = 'southbank-ford';
const names = ['q', 'filter_by', 'sort_by', 'facet_by', 'query_by', 'group_by', 'facet_query', 'pinned_hits', 'page'];
const pieces = [
  ...['make', 'model', 'price', 'sites', 'id', 'nothing', 'cartown', '`cartown`', 'Ford', '5', '-1', '1e309', '1..9'],
  ...[':', ':=', ':!=', ':>', '&&', '||', '(', ')', '[', ']', ',', '{', '}', '`', '"', "'", '*', '-', '!', '$', '\\'],
  ...['_text_match', '_eval([', '_rand(', 'asc', 'desc', ':desc', '$dealers(', 'a'.repeat(300), '日本', '🚗', '\u0000'],
  ...['<script>', '__proto__', 'constructor', 'null', '%', ' ', 'ute', 'toyta', 'hilx'],
];

type Searches = {
  sent: number;
  responses: string;
  /** Failures of ours, and vehicles of other sites. */
  faults: string[];
};

type Result = { code?: number; found?: number; hits?: { document: { sites?: string[] } }[] };

/**
 * Searches that no shopper makes, with the key that a shopper's browser gets, twenty in each
 * request: served or refused, and never with another dealer's stock.
 */
export async function searches(port: number, max: number, seed = 20_261_123): Promise<Searches> {
  const random = randomOf(seed);
  const one = <Item>(list: readonly Item[]): Item => entryAt(list, Math.floor(random() * list.length));
  const nonsense = () =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () => one(pieces)).join(random() < 0.5 ? '' : ' ');
  const { path, collection, key }: Record<string, string> = JSON.parse(
    (await sendRequest(port, slug, '/api/stock-key')).body,
  );
  const wish = () => ({
    collection,
    q: '*',
    query_by: 'name',
    per_page: 5,
    ...Object.fromEntries(Array.from({ length: 1 + Math.floor(random() * 3) }, () => [one(names), nonsense()])),
  });
  const codes: number[] = [];
  const faults: string[] = [];
  for (let sent = 0; sent < max; sent += 20) {
    const wishes = Array.from({ length: Math.min(20, max - sent) }, wish);
    const { status, body } = await sendRequest(port, slug, `${path}/multi_search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-typesense-api-key': key ?? '' },
      body: JSON.stringify({ searches: wishes }),
    });
    const { results = [] }: { results?: Result[] } = status === 200 ? JSON.parse(body) : {};
    for (const [at, requested] of wishes.entries()) {
      const { code = results[at] ? 200 : status, hits = [] } = results[at] ?? {};
      codes.push(code);
      const foreign = hits.some(({ document }) => document.sites && !document.sites.includes(slug));
      if (![200, 400, 404, 413, 422].includes(code) || foreign)
        faults.push(
          `${JSON.stringify(requested).slice(0, 160)}: ${foreign ? 'stock of another site' : code || 'no answer'}`,
        );
    }
  }
  return { sent: codes.length, responses: counted(codes), faults };
}
