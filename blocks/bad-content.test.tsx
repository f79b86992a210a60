import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { BlockContent, BlockDefinition, BlockFixtures, BlockProps } from '@/blocks/block.ts';
import { blockDefinitions } from '@/blocks/components.generated.ts';
import { wholeContext as context } from '@/blocks/whole-context.fixture.ts';
import { withSafeLinks } from '@/domain/site/safe-href.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const camel = (folder: string): string => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What shoppers get of a block as the page makes it: nothing where `check` complains. Throws what the block throws. */
async function rendered(definition: BlockDefinition, content: BlockContent): Promise<string> {
  const block = withSafeLinks(content);
  if (definition.check(block) !== null) return '';
  const data = await definition.load?.(block, context);
  const View = definition.view as ComponentType<BlockProps<BlockContent, unknown>>;
  const { prelude } = await prerenderToNodeStream(<View block={block} data={data} context={context} />);
  return text(prelude);
}

type Path = (string | number)[];

/** The way to every field of a content, the lists and objects among them. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  const own = at.length > 0 ? [at] : [];
  if (typeof value !== 'object' || value === null) return own;
  const fields = Array.isArray(value) ? value.map((one, index) => [index, one] as const) : Object.entries(value);
  return [...own, ...fields.flatMap(([name, field]) => pathsIn(field, [...at, name]))];
}

const frame = new Set<unknown>(['_type', '_key']);

/** The content with `change` applied to the field at the end of the way. */
function changed(content: unknown, [name, ...rest]: Path, change: (field: unknown) => unknown): unknown {
  if (name === undefined) return change(content);
  const copy = structuredClone(content) as Record<string | number, unknown>;
  copy[name] = changed(copy[name], rest, change);
  return copy;
}

/** Every text of a content replaced. */
function withTexts(value: unknown, by: (name: string) => string, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withTexts(one, by, name));
  if (typeof value === 'string') return by(name);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, frame.has(field) ? one : withTexts(one, by, field)]),
  );
}

const markup = '<script>alert(1)</script><img src=x onerror=alert(1)> "quoted" ';

describe.each(folders)('[BLK-09] bad content in %s', async (folder) => {
  const definition = (blockDefinitions as unknown as Record<string, BlockDefinition>)[camel(folder)] as BlockDefinition;
  const module = (await import(`./${folder}/${folder}.fixture.ts`)) as Record<string, BlockFixtures<BlockContent>>;
  const full = module[`${camel(folder)}Fixtures`]?.full as BlockContent;

  it('shows what is whole: a block that shows nothing would pass whatever it did', async () => {
    expect(await rendered(definition, full)).toMatch(/<\w/);
  });

  it('any field may be missing, and any list empty or with a hole', { timeout: 120_000 }, async () => {
    const paths = pathsIn(full).filter((path) => !frame.has(path.at(-1)));
    for (const path of paths) {
      for (const change of [
        () => null,
        (field: unknown) => (Array.isArray(field) ? [] : null),
        (field: unknown) => (Array.isArray(field) ? [null, ...field] : null),
      ]) {
        const html = await rendered(definition, changed(full, path, change) as BlockContent).catch((error: unknown) => {
          throw new Error(`without ${path.join('.')}: ${error instanceof Error ? error.stack : error}`);
        });
        expect(html, path.join('.')).not.toMatch(/>\s*(?:undefined|null|NaN)\b|\[object/);
      }
    }
  });

  it('texts of 10,000 characters with markup stay text', async () => {
    const long = markup.repeat(Math.ceil(10_000 / markup.length));
    const html = await rendered(definition, withTexts(full, () => long) as BlockContent);
    expect(html).not.toMatch(/<script>alert|<img src=x/);
  });

  it('addresses that run something are no links', async () => {
    const bad = (name: string) => (/(?:href|url|address)$/i.test(name) ? 'JavaScript:alert(1)//.webp' : 'Words');
    const html = await rendered(definition, withTexts(full, bad) as BlockContent);
    expect(html).not.toMatch(/javascript:/i);
  });
});
