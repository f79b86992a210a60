import type { Answer, Call } from './call.ts';
import { jsonBody } from './call.ts';
import { exportAll, importMany, readOne, removeMany, removeOne, updateMany, updateOne, writeOne } from './documents.ts';
import { searchMany, searchOne } from './searches.ts';

export type Route = {
  method: string;
  pattern: RegExp;
  /** What a key must be allowed to do; each search of a multi-search is checked by itself. */
  action: string | null;
  answer(call: Call): Answer | Promise<Answer>;
};

const collection = '/collections/(?<collection>[^/]+)';
const route = (method: string, path: string, action: string | null, answer: Route['answer']): Route => ({
  method,
  pattern: new RegExp(`^${path}$`),
  action,
  answer,
});

const seconds = ({ now }: Call): number => Math.floor(now / 1_000);
const named = ({ params }: Call, name: string): string => params[name] ?? '';

export const routes: readonly Route[] = [
  route('GET', '/collections', 'collections:list', listCollections),
  route('POST', '/collections', 'collections:create', (call) => ({
    status: 201,
    body: call.catalogue.create(jsonBody(call), seconds(call)),
  })),
  route('GET', collection, 'collections:get', (call) => ({ body: call.catalogue.describe(named(call, 'collection')) })),
  route('PATCH', collection, 'collections:update', async (call) => ({
    body: await call.catalogue.alter(named(call, 'collection'), jsonBody(call)),
  })),
  route('DELETE', collection, 'collections:delete', (call) => ({
    body: call.catalogue.drop(named(call, 'collection')),
  })),
  route('POST', `${collection}/documents`, 'documents:create', writeOne),
  route('PATCH', `${collection}/documents`, 'documents:update', updateMany),
  route('DELETE', `${collection}/documents`, 'documents:delete', removeMany),
  route('POST', `${collection}/documents/import`, 'documents:import', importMany),
  route('GET', `${collection}/documents/export`, 'documents:export', exportAll),
  route('GET', `${collection}/documents/search`, 'documents:search', searchOne),
  route('GET', `${collection}/documents/(?<id>[^/]+)`, 'documents:get', readOne),
  route('PATCH', `${collection}/documents/(?<id>[^/]+)`, 'documents:update', updateOne),
  route('DELETE', `${collection}/documents/(?<id>[^/]+)`, 'documents:delete', removeOne),
  route('POST', '/multi_search', null, searchMany),
  route('GET', '/aliases', 'aliases:list', ({ catalogue }) => ({ body: catalogue.aliases() })),
  route('GET', '/aliases/(?<alias>[^/]+)', 'aliases:get', (call) => ({
    body: call.catalogue.alias(named(call, 'alias')),
  })),
  route('PUT', '/aliases/(?<alias>[^/]+)', 'aliases:create', (call) => ({
    body: call.catalogue.setAlias(named(call, 'alias'), jsonBody(call)),
  })),
  route('DELETE', '/aliases/(?<alias>[^/]+)', 'aliases:delete', (call) => ({
    body: call.catalogue.dropAlias(named(call, 'alias')),
  })),
  route('GET', '/keys', 'keys:list', ({ keys }) => ({ body: keys.list() })),
  route('POST', '/keys', 'keys:create', (call) => ({ status: 201, body: call.keys.create(jsonBody(call)) })),
  route('GET', '/keys/(?<id>\\d+)', 'keys:get', (call) => ({ body: call.keys.read(named(call, 'id')) })),
  route('DELETE', '/keys/(?<id>\\d+)', 'keys:delete', (call) => ({ body: call.keys.remove(named(call, 'id')) })),
  route('GET', '/debug', 'debug:list', () => ({ body: { state: 1, version: '30.1' } })),
];

function listCollections({ catalogue, query }: Call): Answer {
  const without = new Set((query.get('exclude_fields') ?? '').split(','));
  const from = Number(query.get('offset') ?? 0);
  const limit = query.get('limit');
  const all = catalogue.list().slice(from, limit === null ? undefined : from + Number(limit));
  return { body: all.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => !without.has(key)))) };
}
