import { itemsOf, type NamedRecords, objectBody } from '../catalogue/named-records.ts';
import { badRequest, notFound } from '../engine/failure.ts';
import { isObject, type Json, type JsonObject } from '../engine/json.ts';
import { bodyOf, type Call, json, param, type Result } from '../protocol/call.ts';
import { type Route, route } from '../protocol/route.ts';
import type { SearchService } from '../service.ts';

type SetKind = {
  path: string;
  resource: string;
  of(service: SearchService): NamedRecords;
  /** Fails with 400 when an item is not one of this kind. */
  check(item: JsonObject): void;
};

const synonyms: SetKind = {
  path: '/synonym_sets',
  resource: 'synonym_sets',
  of: (service) => service.synonymSets,
  check: ({ synonyms: words, root, locale, symbols_to_index: symbols }) => {
    if (!Array.isArray(words) || words.length === 0 || !words.every((word) => typeof word === 'string')) {
      throw badRequest('Could not find an array of `synonyms`.');
    }
    if (root !== undefined && typeof root !== 'string') throw badRequest('Key `root` should be a string.');
    if (locale !== undefined && typeof locale !== 'string') throw badRequest('Key `locale` should be a string.');
    if (Array.isArray(symbols) && symbols.length > 0) throw unserved('symbols_to_index');
  },
};

/** A rule that is taken without effect would give wrong results. */
const unserved = (name: string) => badRequest(`Parameter \`${name}\` is not supported by this engine.`);

const curations: SetKind = {
  path: '/curation_sets',
  resource: 'curation_sets',
  of: (service) => service.curationSets,
  check: ({ rule, diversity }) => {
    if (!isObject(rule)) throw badRequest('Missing `rule` definition.');
    if (isObject(diversity)) throw unserved('diversity');
    if (rule.stem === true) throw unserved('stem');
    const byQuery = typeof rule.query === 'string' && (rule.match === 'exact' || rule.match === 'contains');
    if (!byQuery && typeof rule.filter_by !== 'string' && !Array.isArray(rule.tags)) {
      throw badRequest('The `rule` definition must contain either a `tags` or a `query` and `match`.');
    }
  },
};

export const setRoutes: Route[] = [synonyms, curations].flatMap(routesOf);

function routesOf(kind: SetKind): Route[] {
  const { path, resource } = kind;
  const one = `${path}/:name`;
  return [
    route('GET', path, `${resource}:list`, ({ service }) => json(kind.of(service).list())),
    route('GET', one, `${resource}:get`, (call) => json(setOf(kind, call))),
    route('PUT', one, `${resource}:create`, (call) => putSet(kind, call)),
    route('DELETE', one, `${resource}:delete`, (call) => dropSet(kind, call)),
    route('GET', `${one}/items`, `${resource}:get`, (call) => json(itemsOf(setOf(kind, call)))),
    route('GET', `${one}/items/:id`, `${resource}:get`, (call) => json(itemOf(kind, call))),
    route('PUT', `${one}/items/:id`, `${resource}:create`, (call) => putItem(kind, call)),
    route('DELETE', `${one}/items/:id`, `${resource}:delete`, (call) => dropItem(kind, call)),
  ];
}

function setOf(kind: SetKind, call: Call): JsonObject {
  return kind.of(call.service).get(param(call, 'name'));
}

function itemOf(kind: SetKind, call: Call): JsonObject {
  const item = itemsOf(setOf(kind, call)).find(({ id }) => id === param(call, 'id'));
  if (!item) throw notFound();
  return item;
}

function putSet(kind: SetKind, call: Call): Result {
  const { items } = objectBody(bodyOf(call));
  if (!Array.isArray(items)) throw badRequest('Invalid or missing `items` field.');
  const checked = items.map((item, at) => checkedItem(kind, item, String(at)));
  return save(kind, call, checked);
}

function putItem(kind: SetKind, call: Call): Result {
  const id = param(call, 'id');
  const item = checkedItem(kind, { ...objectBody(bodyOf(call)), id }, id);
  const others = itemsOf(setOf(kind, call)).filter((one) => one.id !== id);
  save(kind, call, [...others, item]);
  return json(item);
}

function dropItem(kind: SetKind, call: Call): Result {
  const { id = null } = itemOf(kind, call);
  save(
    kind,
    call,
    itemsOf(setOf(kind, call)).filter((item) => item.id !== id),
  );
  return json({ id });
}

function dropSet(kind: SetKind, call: Call): Result {
  const name = param(call, 'name');
  kind.of(call.service).drop(name);
  return json({ name });
}

function save(kind: SetKind, call: Call, items: JsonObject[]): Result {
  const name = param(call, 'name');
  return json(kind.of(call.service).put(name, { items, name }));
}

function checkedItem(kind: SetKind, item: Json, fallbackId: string): JsonObject {
  const body = objectBody(item);
  kind.check(body);
  return { ...body, id: typeof body.id === 'string' ? body.id : fallbackId };
}
