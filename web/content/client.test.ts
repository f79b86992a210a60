import { createClient } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { withDrafts } from './client.ts';

const { drafts, published } = withDrafts(
  createClient({ projectId: 'forecourt', dataset: 'production', useCdn: false }),
);
const { filter } = drafts.config().stega;

/** Whether a value at this path of a draft carries the invisible marks of the preview. */
const marked = (...sourcePath: (string | number)[]) =>
  filter?.({ sourcePath, resultPath: sourcePath, value: 'some words', filterDefault: () => true } as never);

describe('the edit marks of a draft', () => {
  it('[CMS-02] are in what shoppers read as text, and in nothing that code compares or follows', () => {
    for (const field of ['title', 'heading', 'text', 'label']) expect(marked('blocks', 0, field), field).toBe(true);
    for (const field of [
      'href',
      'url',
      'source',
      'category',
      'choice',
      'place',
      'priceType',
      'writtenAt',
      'name',
      'key',
    ])
      expect(marked('blocks', 0, field), field).toBe(false);
    expect(marked('blocks', 0, 'carTypes', 1)).toBe(false);
  });

  it('are never in what shoppers get', () => expect(published.config().stega.enabled).toBe(false));
});
