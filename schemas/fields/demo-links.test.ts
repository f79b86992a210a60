import type { SanityClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { deadLink, type LinkOwner } from './link-target.ts';

const types = new Set(['page', 'redirect', 'site', 'model', 'post']);
// The evaluator copies the dataset for every query: it gets the fields that the queries read.
const fields = ['_id', '_type', 'path', 'from', 'site', 'template', 'manufacturer', 'slug', 'newSlug', 'hosts'];
const dataset = demoDocuments
  .filter(({ _type }) => types.has(_type))
  .map((document) => Object.fromEntries(Object.entries(document).filter(([name]) => fields.includes(name))));
const client = {
  fetch: async (query: string, params: Record<string, unknown> = {}) =>
    (await evaluate(parse(query, { params }), { dataset, params })).get(),
} as unknown as Pick<SanityClient, 'fetch'>;

/** Every address that a document's fields hold. */
function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === 'href' && typeof one === 'string' ? [one] : hrefsIn(one),
  );
}

it('[CMS-03] none of the demo’s links is called dead: its menus, templates and pages can be published', async () => {
  const alarms: string[] = [];
  const checked = new Set<string>();
  for (const document of demoDocuments)
    for (const href of hrefsIn(document)) {
      const owner = document as LinkOwner;
      const question = JSON.stringify([href, owner?.site?._ref, owner?.template?._ref, owner?._type === 'template']);
      if (checked.has(question)) continue;
      checked.add(question);
      const result = await deadLink(href, owner, client);
      if (result !== true) alarms.push(`${document._id}: ${result}`);
    }
  expect(checked.size).toBeGreaterThan(150);
  expect(alarms).toEqual([]);
});
