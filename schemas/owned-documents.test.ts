import { type ExprNode, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import {
  kindsOfSite,
  kindsWhere,
  layerDocuments,
  type OwnedDocument,
  ownedDocuments,
} from '@/domain/site/owned-documents.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { siteSettings } from '@/schemas/objects/site-settings.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';

type Field = { name: string; to?: { type: string }[]; of?: { to?: { type: string }[] }[] };

const rows = Object.entries<OwnedDocument>(ownedDocuments);
const fieldsOf = (type: string) => (documentTypes.find(({ name }) => name === type)?.fields ?? []) as readonly Field[];

/** Every kind of document that a query lists by `_type == "…"`. */
function listedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listedIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as ExprNode;
  const own =
    node.type === 'OpCall' &&
    node.left.type === 'AccessAttribute' &&
    node.left.name === '_type' &&
    node.right.type === 'Value'
      ? [String(node.right.value)]
      : [];
  return [...own, ...Object.values(value).flatMap(listedIn)];
}

/** Every kind of document that settings refer to. */
const referredTo = (siteSettings.fields as readonly Field[]).flatMap(({ to = [], of = [] }) =>
  [...to, ...of.flatMap((member) => member.to ?? [])].map(({ type }) => type),
);

describe('the table of documents that have an owner', () => {
  it('has a row for every kind that names a site, and a schema for every row', () => {
    const owned = documentTypes.filter(({ name }) => fieldsOf(name).some((field) => field.name === 'site'));
    expect(Object.keys(ownedDocuments).sort()).toEqual(owned.map(({ name }) => name).sort());
  });

  it('names the owners that the schema has a field for', () => {
    for (const [type, { owners }] of rows)
      for (const owner of ['site', 'template', 'manufacturer'] as const)
        expect(
          fieldsOf(type).some(({ name }) => name === owner),
          `${owner} of ${type}`,
        ).toBe(owners.includes(owner));
  });

  it('[CFG-02] the explorer listens to every kind that the site is read with, lenders, models, brand tiles and texts among them', () => {
    const read = new Set([...listedIn(parse(SITE_QUERY)), ...referredTo].filter((type) => type !== 'site'));
    expect([...kindsOfSite].sort()).toEqual([...read].sort());
    expect(kindsOfSite).toEqual(expect.arrayContaining(['lender', 'model', 'brandTile', 'textSnippet']));
  });

  it('what has a window is in the calendar', () => {
    const windows = documentTypes.filter(({ name }) => fieldsOf(name).some((field) => field.name === 'expiresAt'));
    expect(kindsWhere(({ window }) => window).sort()).toEqual(windows.map(({ name }) => name).sort());
  });

  it('orders each list by a field of its kind', () => {
    for (const [type, { list }] of rows)
      if (list)
        expect(
          fieldsOf(type).map(({ name }) => name),
          type,
        ).toContain(list.order);
  });

  it('names the layers by the fields of a site', () => {
    const site = fieldsOf('site').map(({ name }) => name);
    expect(site).toEqual(expect.arrayContaining(Object.values(layerDocuments)));
    for (const type of Object.keys(layerDocuments)) expect(fieldsOf(type).length, type).toBeGreaterThan(0);
  });
});
