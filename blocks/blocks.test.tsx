import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { BlockContent, BlockDefinition, BlockFixtures, BlockProps } from '@/blocks/block.ts';
import { blockDefinitions } from '@/blocks/components.generated.ts';
import { blocksProjection } from '@/blocks/projections.generated.ts';
import { blockSchemas } from '@/blocks/schemas.generated.ts';
import { wholeContext as context } from '@/blocks/whole-context.fixture.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const camel = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Definition = BlockDefinition<BlockContent, unknown>;

/** A block's HTML as shoppers see it; null if `check` complains. */
async function rendered(definition: Definition, block: BlockContent): Promise<string | null> {
  if (definition.check(block) !== null) return null;
  const data = await definition.load?.(block, context);
  const View = definition.view as ComponentType<BlockProps<BlockContent, unknown>>;
  const { prelude } = await prerenderToNodeStream(<View block={block} data={data} context={context} />);
  return text(prelude);
}

async function fixturesOf(folder: string): Promise<BlockFixtures<BlockContent>> {
  const module = (await import(`./${folder}/${folder}.fixture.ts`)) as Record<string, unknown>;
  return module[`${camel(folder)}Fixtures`] as BlockFixtures<BlockContent>;
}

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim();
const leftover = /undefined|\bnull\b|\[object|NaN/;

/**
 * The number of broken contents that pass `check`, which sees the content alone, but have nothing
 * to show.
 */
const nothingWhole: Record<string, number> = {
  'blog-list': 2,
  'body-types': 1,
  'location-section': 2,
  'locations-map': 1,
  'model-tiles': 1,
  'promotion-slider': 1,
  'rating-summary': 1,
};

/** Fields that the page frame reads in its own query. */
const ofFrame = new Set(['anchor', 'hidden', 'condition']);

describe.each(folders)('block %s', (folder) => {
  const definition = (blockDefinitions as unknown as Record<string, Definition>)[camel(folder)] as Definition;

  it('has all its files and one name', () => {
    for (const part of ['schema.ts', 'projection.ts', 'tsx', 'fixture.ts']) {
      expect(existsSync(join(import.meta.dirname, folder, `${folder}.${part}`)), `${folder}.${part}`).toBe(true);
    }
    expect(definition.type).toBe(camel(folder));
  });

  it('reads every field that staff can fill in', () => {
    const schema = blockSchemas.find(({ name }) => name === camel(folder));
    const projection = blocksProjection.split(`_type == "${camel(folder)}" =>`)[1]?.split('_type ==')[0] ?? '';
    expect(schema?.fields.length).toBeGreaterThan(0);
    for (const { name } of schema?.fields ?? []) {
      if (!ofFrame.has(name)) expect(projection).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  it.each(['full', 'minimal'] as const)(
    '[BLK-09] renders its %s fixture, with text and without leftovers',
    async (which) => {
      const fixtures = await fixturesOf(folder);
      const html = await rendered(definition, fixtures[which]);
      expect(html).not.toBeNull();
      expect(textOf(html ?? '')).not.toBe('');
      expect(textOf(html ?? '')).not.toMatch(leftover);
      if (which === 'full') expect(html).toMatch(/<h[123]/);
    },
  );

  it('[BLK-09] of broken content staff read what is wrong, or shoppers see what is whole of it', async () => {
    const { broken } = await fixturesOf(folder);
    const shown: string[] = [];
    for (const content of broken) {
      const complaint = definition.check(content as BlockContent);
      if (complaint === null) shown.push((await rendered(definition, content as BlockContent)) ?? '');
      else expect(complaint).toMatch(/^[A-Z].*\.$/);
    }
    for (const html of shown) {
      expect(html).not.toMatch(/javascript:/i);
      expect(textOf(html)).not.toMatch(leftover);
    }
    expect(broken.length).toBeGreaterThan(0);
    expect(shown.filter((html) => textOf(html) === '' && !html.includes('<img'))).toHaveLength(
      nothingWhole[folder] ?? 0,
    );
  });
});

describe('what the rows require of single blocks', () => {
  const show = (type: string, block: object) =>
    rendered((blockDefinitions as unknown as Record<string, Definition>)[type] as Definition, block as BlockContent);

  it('[NAV-01] [BLK-02] a tile is shown inside its dates alone, and the page learns when that changes', async () => {
    const { full } = await fixturesOf('promo-tiles');
    const tiles = (full as unknown as { tiles: object[] }).tiles;
    const ends = Date.UTC(2026, 10, 21);
    const dated = {
      ...full,
      tiles: [{ ...tiles[0], title: 'Ends tomorrow', expiresAt: new Date(ends).toISOString() }, tiles[1]],
    };
    const boundaries: number[] = [];
    const at = (now: number) => ({ ...context, now, until: (moment: number) => boundaries.push(moment) });
    const view = (now: number) => {
      const View = (blockDefinitions.promoTiles as unknown as Definition).view as ComponentType<
        BlockProps<BlockContent, unknown>
      >;
      return prerenderToNodeStream(
        <View block={dated as unknown as BlockContent} data={undefined} context={at(now)} />,
      );
    };
    expect(await text((await view(ends - 1)).prelude)).toContain('Ends tomorrow');
    expect(boundaries).toContain(ends);
    expect(await text((await view(ends)).prelude)).not.toContain('Ends tomorrow');
  });

  it('a weekly figure is never without its rate and its comparison rate', async () => {
    const { full } = await fixturesOf('latest-stock');
    const html = (await show('latestStock', full)) ?? '';
    expect(html).toContain('$289');
    expect(html).toContain('8.50%');
    expect(html).toContain('9.09%');
    expect(html).toContain('href="#finance-warning"');
  });

  it('a site without lender shows nothing about finance', async () => {
    const { full } = await fixturesOf('finance-estimate');
    const View = (blockDefinitions.financeEstimate as unknown as Definition).view as ComponentType<
      BlockProps<BlockContent, unknown>
    >;
    const silent = { ...context, site: { ...context.site, finance: { ...context.site.finance, provider: '' } } };
    const { prelude } = await prerenderToNodeStream(<View block={full} data={undefined} context={silent} />);
    expect(await text(prelude)).toBe('');
    expect(await show('financeEstimate', full)).toContain('comparison rate');
  });

  it('[SRCH-25] with the search away the row shows a message', async () => {
    const { minimal } = await fixturesOf('latest-stock');
    const View = (blockDefinitions.latestStock as unknown as Definition).unavailable as ComponentType<
      BlockProps<BlockContent, unknown>
    >;
    const { prelude } = await prerenderToNodeStream(<View block={minimal} data={undefined} context={context} />);
    expect(await text(prelude)).toContain('Our cars cannot be shown right now');
  });
});
