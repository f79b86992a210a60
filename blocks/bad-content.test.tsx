import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { BlockContent, BlockDefinition, BlockFixtures, BlockProps } from '@/blocks/block.ts';
import { blockDefinitions } from '@/blocks/components.generated.ts';
import { wholeContext as context } from '@/blocks/whole-context.fixture.ts';
import { withSafeLinks } from '@/domain/text/safe-href.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const camel = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A block's text as shoppers see it, empty if `check` complains. Rejects if the block throws. */
async function rendered(definition: BlockDefinition, content: BlockContent): Promise<string> {
  const block = withSafeLinks(content);
  if (definition.check(block) !== null) return '';
  const data = await definition.load?.(block, context);
  const View = definition.view as ComponentType<BlockProps<BlockContent, unknown>>;
  const { prelude } = await prerenderToNodeStream(<View block={block} data={data} context={context} />);
  return text(prelude);
}

type Path = (string | number)[];

/** The paths to every field of a content, lists and objects included. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  const own = at.length > 0 ? [at] : [];
  if (typeof value !== 'object' || value === null) return own;
  const fields = Array.isArray(value) ? value.map((one, index) => [index, one] as const) : Object.entries(value);
  return [...own, ...fields.flatMap(([name, field]) => pathsIn(field, [...at, name]))];
}

const frame = new Set<unknown>(['_type', '_key']);
/** Fields that the content service sets. */
const given = new Set<unknown>([...frame, '_id']);

/** Copies the content with `change` applied to the field at a path. */
function changed(content: unknown, [name, ...rest]: Path, change: (field: unknown) => unknown): unknown {
  if (name === undefined) return change(content);
  const copy = structuredClone(content) as Record<string | number, unknown>;
  copy[name] = changed(copy[name], rest, change);
  return copy;
}

/** Copies the content with each text replaced by the result of `by`. */
function withTexts(value: unknown, by: (name: string, text: string) => string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withTexts(one, by, name));
  if (typeof value === 'string') return by(name, value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, frame.has(field) ? one : withTexts(one, by, field)]),
  );
}

/** Faults of a field: it is missing, or a list is empty or has a hole. */
function harmsOf(field: unknown): { harm: 'away' | 'empty' | 'hole'; to: unknown }[] {
  const away = { harm: 'away', to: null } as const;
  if (!Array.isArray(field)) return [away];
  return [away, { harm: 'empty', to: [] }, { harm: 'hole', to: [null, ...field] }];
}

const fieldAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string | number, unknown>)[name], content);
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const leftover = /[>"=]\s*(?:undefined|null|NaN)\b|\[object/;
const markup = '<script>alert(1)</script><img src=x onerror=alert(1)> "quoted" ';
const alive = /<script>alert|<img src=x/;
const address = /(?:href|url|address)$/i;
/**
 * Texts that name a choice, a location or a file, without which a block may have nothing to show.
 */
const naming = /^(?:source|show|location|kinds|categories|methods|body|assetId)$/;
/** Blocks that show nothing without an address. */
const nothingWithoutAddress = new Set(['embed-tabs', 'feature-banner', 'social-carousel', 'video']);

describe.each(folders)('[BLK-09] bad content in %s', async (folder) => {
  const definition = (blockDefinitions as unknown as Record<string, BlockDefinition>)[camel(folder)] as BlockDefinition;
  const module = (await import(`./${folder}/${folder}.fixture.ts`)) as Record<string, BlockFixtures<BlockContent>>;
  const { full, needed = [] } = module[`${camel(folder)}Fixtures`] as BlockFixtures<BlockContent>;
  const paths = pathsIn(full).filter((path) => !given.has(path.at(-1)));
  const addresses = paths.flatMap((path) => {
    const value = fieldAt(full, path);
    return address.test(String(path.at(-1))) && typeof value === 'string' ? [value] : [];
  });

  it('shows what is whole: a block that shows nothing would pass whatever it did', async () => {
    expect(await rendered(definition, full)).toMatch(/<\w/);
  });

  it('any field may be missing, and any list empty or with a hole', { timeout: 120_000 }, async () => {
    const whole = textOf(await rendered(definition, full));
    const emptied = new Set<string>();
    for (const path of paths) {
      const place = path.join('.');
      for (const { harm, to } of harmsOf(fieldAt(full, path))) {
        const html = await rendered(definition, changed(full, path, () => to) as BlockContent).catch(
          (error: unknown) => {
            throw new Error(`${place} ${harm}: ${error instanceof Error ? error.stack : error}`);
          },
        );
        expect(html, place).not.toMatch(leftover);
        if (harm === 'hole') expect(textOf(html), `${place} with a hole`).toBe(whole);
        if (html === '') emptied.add(place);
      }
    }
    expect([...emptied].sort(), 'fields without which nothing is shown: `needed` of the fixture').toEqual(
      [...needed].sort(),
    );
  });

  it('texts of 10,000 characters with markup stay text', async () => {
    const long = markup.repeat(Math.ceil(10_000 / markup.length));
    expect(await rendered(definition, withTexts(full, () => long) as BlockContent)).not.toMatch(alive);
    const label = (name: string, text: string) => (naming.test(name) || address.test(name) ? text : long);
    const html = await rendered(definition, withTexts(full, label) as BlockContent);
    expect(html).not.toMatch(alive);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  if (addresses.length === 0) return;

  it('addresses that run something are no links, and the rest of the block is shown', async () => {
    const good = await rendered(definition, full);
    expect(addresses.filter((one) => good.includes(`"${one.replaceAll('&', '&amp;')}"`))).not.toEqual([]);
    const bad = (name: string, text: string) => (address.test(name) ? 'JavaScript:alert(1)//.webp' : text);
    const html = await rendered(definition, withTexts(full, bad) as BlockContent);
    expect(html).not.toMatch(/javascript:/i);
    expect(html === '').toBe(nothingWithoutAddress.has(folder));
  });
});
