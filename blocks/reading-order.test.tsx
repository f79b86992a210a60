import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { BlockContent, BlockDefinition, BlockFixtures, BlockProps } from '@/blocks/block.ts';
import { blockDefinitions } from '@/blocks/components.generated.ts';
import { wholeContext as context } from '@/blocks/whole-context.fixture.ts';
import { claimsOfTexts } from '@/domain/offers/document-claims.ts';
import { type Text, textsIn } from '@/domain/offers/words-of-document.ts';
import { wordsInOrder } from '@/schemas/generated/words-in-order.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const camel = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const plain = (html: string): string =>
  html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');

async function fixtureOf(folder: string): Promise<BlockContent> {
  const module = (await import(`./${folder}/${folder}.fixture.ts`)) as Record<string, BlockFixtures<BlockContent>>;
  return (module[`${camel(folder)}Fixtures`] as BlockFixtures<BlockContent>).full;
}

async function rendered(folder: string, block: BlockContent): Promise<string> {
  const definition = (blockDefinitions as unknown as Record<string, BlockDefinition>)[camel(folder)];
  const View = definition?.view as ComponentType<BlockProps<BlockContent, unknown>>;
  const data = await definition?.load?.(block, context);
  const { prelude } = await prerenderToNodeStream(<View block={block} data={data} context={context} />);
  return plain(await text(prelude));
}

const textOf = (block: BlockContent): string[] =>
  textsIn(block, wordsInOrder, [])
    .filter(({ kind }) => kind === 'words')
    .map((piece) => piece.text.replaceAll(/\s+/g, ' ').trim());

/** The first text that does not follow the ones before it, or null. */
function outOfOrder(page: string, copy: readonly string[]): string | null {
  let from = 0;
  for (const [index, word] of copy.entries()) {
    const at = page.indexOf(word, from);
    if (at >= 0) from = at + word.length;
    else if (
      copy
        .slice(0, index)
        .reduce((rest, one) => rest.replaceAll(one, ' '), page)
        .includes(word)
    )
      return word;
  }
  return null;
}

/**
 * A claim may be split over fields, and the check of claims joins them in reading order: that of
 * the schema's fields, or of `reads` in the schema.
 */
describe('[PLUS-08] a block’s text is read in the order in which it shows them', () => {
  it.each(folders)('%s', async (folder) => {
    const block = await fixtureOf(folder);
    expect(wordsInOrder).toHaveProperty(camel(folder));
    expect(outOfOrder(await rendered(folder, block), textOf(block))).toBeNull();
  });

  it.each(folders)('%s: a claim split over any two texts that follow each other is found', async (folder) => {
    const block = await fixtureOf(folder);
    const texts = textsIn(block, wordsInOrder, []).filter(({ kind }) => kind === 'words');
    const silent = texts.slice(1).flatMap(({ path }, at) => {
      const split = texts.with(at, { ...(texts[at] as Text), text: 'Ranger from $99' });
      const claims = claimsOfTexts(split.with(at + 1, { path, kind: 'words', text: 'per week' }));
      return claims.some(({ message }) => message.includes('repayment')) ? [] : [path];
    });
    expect(silent).toEqual([]);
  });
});
