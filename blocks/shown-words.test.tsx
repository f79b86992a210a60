import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { BlockContent, BlockDefinition, BlockFixtures, BlockProps } from '@/blocks/block.ts';
import { blockDefinitions } from '@/blocks/components.generated.ts';
import { wholeContext as context } from '@/blocks/whole-context.fixture.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const camel = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Fields that name a choice, a location, a file or a document, or that other fields of the fixture
 * override.
 */
const noText =
  /^(?:_\w+|source|show|location|kinds?|categories|methods|body|assetId|layout|style|listItem|marks|hidden|anchor|placement|carTypes?|provider|href|url|address|\w*Href|file|captions|startsAt|expiresAt|publishedOn|path|slug|form|id|icon|attribute|sort|lender|choice|ratingOf|query|order|priceType|writtenAt|repliedAt|cells|bodies)$/;

/**
 * Texts that other pages show: those of further and older posts, and a form's text after sending.
 */
const elsewhere: Record<string, RegExp> = {
  'blog-list': /^\.posts\.\d\.image|^\.posts\.[1-9]\.excerpt|^\.posts\.3/,
  ...Object.fromEntries(
    ['enquiry-form', 'test-drive', 'trade-in', 'valuation'].map((name) => [name, /^\.form\.(?:thanks|category)/]),
  ),
};

type Word = { place: string; copy: string };

function textIn(value: unknown, place = '', name = ''): Word[] {
  if (typeof value === 'string') return noText.test(name) || value.trim() === '' ? [] : [{ place, copy: value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => textIn(item, `${place}.${at}`, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    noText.test(field) && typeof inner !== 'object' ? [] : textIn(inner, `${place}.${field}`, field),
  );
}

const plain = (html: string): string =>
  html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');

describe('what staff write into a block', () => {
  it.each(folders)('%s: each text of it is on the page', async (folder) => {
    const definition = (blockDefinitions as unknown as Record<string, BlockDefinition>)[
      camel(folder)
    ] as BlockDefinition;
    const module = (await import(`./${folder}/${folder}.fixture.ts`)) as Record<string, BlockFixtures<BlockContent>>;
    const { full } = module[`${camel(folder)}Fixtures`] as BlockFixtures<BlockContent>;
    const data = await definition.load?.(full, context);
    const View = definition.view as ComponentType<BlockProps<BlockContent, unknown>>;
    const { prelude } = await prerenderToNodeStream(<View block={full} data={data} context={context} />);
    const html = plain(await text(prelude));
    const missing = textIn(full).filter(
      ({ place, copy }) => !elsewhere[folder]?.test(place) && !html.includes(copy.replaceAll(/\s+/g, ' ').trim()),
    );
    expect(missing).toEqual([]);
  });
});
