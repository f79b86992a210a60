import { z } from 'zod';
import { alias, collection, collectionUpdate, importLine, schemaChange } from './collection-shapes.ts';
import { debug, health, metrics, refusal, stats, success } from './operation-shapes.ts';
import {
  curationItem,
  curationSet,
  freshKey,
  key,
  preset,
  stopwords,
  synonymItem,
  synonymSet,
} from './record-shapes.ts';
import { multiSearchResult, searchResult, unionResult } from './search-shapes.ts';
import { whole } from './whole.ts';

const document = z.record(z.string(), z.unknown());
const named = whole({ name: z.string().min(1) });
const byId = whole({ id: z.string().min(1) });

type Rule = readonly [methods: string, path: string, shape: z.ZodType, status?: number];

/**
 * Each address's response when all is well, after the public OpenAPI document. `*` is one step of a
 * path; the first row that fits counts.
 */
const rules: readonly Rule[] = [
  ['GET', '/health', health],
  ['GET', '/debug', debug],
  ['GET', '/stats.json', stats],
  ['GET', '/metrics.json', metrics],
  ['GET', '/operations/schema_changes', z.array(schemaChange)],
  ['POST', '/operations/snapshot', success, 201],
  ['POST', '/operations/vote', success],
  ['POST', '/operations/cache/clear', success],
  ['POST', '/operations/db/compact', success],
  ['POST', '/config', success],
  ['POST', '/multi_search', z.union([multiSearchResult, unionResult])],
  ['GET', '/collections/*/documents/search', searchResult],
  ['GET', '/collections', z.array(collection.partial({ fields: true }))],
  ['POST', '/collections', collection, 201],
  ['PATCH', '/collections/*', collectionUpdate],
  ['GET DELETE', '/collections/*', collection],
  ['PATCH', '/collections/*/documents', whole({ num_updated: z.int().min(0) })],
  ['DELETE', '/collections/*/documents', whole({ num_deleted: z.int().min(0) })],
  ['POST', '/collections/*/documents', z.looseObject({ id: z.string().min(1) }), 201],
  ['GET PATCH DELETE', '/collections/*/documents/*', document],
  ['GET', '/aliases', whole({ aliases: z.array(alias) })],
  ['GET PUT DELETE', '/aliases/*', alias],
  ['GET', '/keys', whole({ keys: z.array(key) })],
  ['POST', '/keys', freshKey, 201],
  ['GET', '/keys/*', key],
  ['DELETE', '/keys/*', whole({ id: z.int().min(0) })],
  ['GET', '/presets', whole({ presets: z.array(preset) })],
  ['GET PUT', '/presets/*', preset],
  ['DELETE', '/presets/*', named],
  ['GET', '/stopwords', whole({ stopwords: z.array(stopwords) })],
  ['GET', '/stopwords/*', whole({ stopwords })],
  ['PUT', '/stopwords/*', stopwords],
  ['DELETE', '/stopwords/*', byId],
  ['GET', '/synonym_sets', z.array(synonymSet)],
  ['GET PUT', '/synonym_sets/*', synonymSet],
  ['GET', '/curation_sets', z.array(curationSet)],
  ['GET PUT', '/curation_sets/*', curationSet],
  ['DELETE', '/synonym_sets/*', named],
  ['DELETE', '/curation_sets/*', named],
  ['GET', '/synonym_sets/*/items', z.array(synonymItem)],
  ['GET PUT', '/synonym_sets/*/items/*', synonymItem],
  ['GET', '/curation_sets/*/items', z.array(curationItem)],
  ['GET PUT', '/curation_sets/*/items/*', curationItem],
  ['DELETE', '/synonym_sets/*/items/*', byId],
  ['DELETE', '/curation_sets/*/items/*', byId],
];

/** A response as it came. `type` is its content type. */
export type Received = { status: number; type: string; text: string };

/**
 * Throws when a response is not of the shape, status or content type that the protocol gives it, so
 * that no contract can pass over a missing or misnamed member, nor over an address that the
 * protocol does not have. A refusal is `{message}`, an import a line for each document.
 */
export function checkShape(method: string, path: string, { status, type, text }: Received): void {
  const where = `${method} ${path} answered ${status}`;
  if (method === 'OPTIONS') expectOf(where, status === 200 && text === '', text);
  else {
    expectOf(where, status < 500, text);
    const inLines = status < 400 && /\/documents\/(?:import|export)$/.test(path);
    expectOf(`${where} as ${type}`, type.startsWith(inLines ? 'text/plain' : 'application/json'), text);
    if (status >= 400) verify(where, refusal, text);
    else if (inLines) checkLines(where, path.endsWith('/import') ? importLine : document, text);
    else checkResults(where, method, path, status, text);
  }
}

function checkLines(where: string, shape: z.ZodType, text: string): void {
  for (const line of text.split('\n')) if (line !== '') verify(where, shape, line);
}

function checkResults(where: string, method: string, path: string, status: number, text: string): void {
  const rule = rules.find(([methods, pattern]) => methods.split(' ').includes(method) && fits(pattern, path));
  if (!rule) throw new Error(`${where}, and no shape is known for it.`);
  expectOf(`${where} instead of ${rule[3] ?? 200}`, status === (rule[3] ?? 200), text);
  verify(where, rule[2], text);
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const steps = path.split('/');
  return wanted.length === steps.length && wanted.every((step, at) => step === '*' || step === steps[at]);
}

function expectOf(where: string, holds: boolean, text: string): void {
  if (!holds) throw new Error(`${where}\n${text.slice(0, 400)}`);
}

function verify(where: string, shape: z.ZodType, text: string): void {
  const checked = shape.safeParse(JSON.parse(text));
  if (!checked.success) throw new Error(`${where}: ${z.prettifyError(checked.error)}\n${text.slice(0, 400)}`);
}
