import { describe, expect, it } from 'vitest';
import { kindsInSettings, kindsWhere, layerDocuments } from '@/domain/site/owned-documents.ts';
import { fieldsOfKind } from '@/schemas/queries/site-query.ts';
import { ownPages } from '@/studio/preview/presentation.ts';

describe('[CMS-01] the kinds of documents in the table', () => {
  it('have a query for their impact, where sites are read with them', () => {
    expect(Object.keys(fieldsOfKind).sort()).toEqual([...Object.keys(layerDocuments), ...kindsInSettings].sort());
  });

  it('have an address in the preview, where they have a page of their own', () => {
    expect(Object.keys(ownPages).sort()).toEqual(kindsWhere(({ ownPage }) => ownPage).sort());
  });
});
