import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles.ts';
import { brokenRule } from './import-rule.ts';
import { readImports } from './read-imports.ts';
import { isTest, sourceFiles } from './source-files.ts';

const files = sourceFiles();

describe('who may import whom', () => {
  it('every import of every file keeps the rule', () => {
    const broken = files.flatMap(({ path, imports }) =>
      imports
        .map((one) => ({ one, rule: brokenRule(path, one) }))
        .filter(({ rule }) => rule)
        .map(({ one, rule }) => `${path}:${one.line} imports ${one.target}: ${rule}`),
    );
    expect(broken).toEqual([]);
  });

  it('every import of ours names a file that is there', () => {
    const paths = new Set(files.map(({ path }) => path));
    const dangling = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ target, own }) => own && /\.tsx?$/.test(target) && !paths.has(target))
        .map(({ line, target }) => `${path}:${line} imports ${target}, which is not there`),
    );
    expect(dangling).toEqual([]);
  });

  it('nothing imports itself in a circle, not even types', () => {
    const graph = new Map(
      files.map(({ path, imports }) => [path, imports.filter(({ own }) => own).map(({ target }) => target)]),
    );
    expect(findCycles(graph).map((cycle) => cycle.join(' → '))).toEqual([]);
  });
});

const platform = 'web/platform/';

describe('the rooms inside', () => {
  it.each(['domain', 'studio', 'web'])('no folder of %s imports in a circle, not even types', (top) => {
    const inside = files.filter(
      ({ path }) => path.startsWith(`${top}/`) && !isTest(path) && !/\.fixture\.tsx?$/.test(path),
    );
    const graph = new Map<string, string[]>();
    for (const { path, imports } of inside)
      for (const { target, own } of imports) {
        const [from, to] = [roomOf(path), roomOf(target)];
        if (own && target.startsWith(`${top}/`) && from !== to) graph.set(from, [...(graph.get(from) ?? []), to]);
      }
    expect(graph.size).toBeGreaterThan(5);
    expect(findCycles(graph).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('the platform of web imports nothing of web', () => {
    const own = files
      .filter(({ path }) => path.startsWith(platform) && !isTest(path))
      .flatMap(({ imports }) => imports);
    const others = own.map(({ target }) => target).filter((it) => it.startsWith('web/') && !it.startsWith(platform));
    expect(others).toEqual([]);
  });
});

describe('the composition root', () => {
  it('nothing imports web/start', () => {
    const importers = files
      .filter(({ path }) => !isTest(path) && !path.startsWith('web/start/'))
      .filter(({ imports }) => imports.some(({ target, own }) => own && target.startsWith('web/start/')));
    expect(importers.map(({ path }) => path)).toEqual([]);
  });
});

/** The folder at depth two that a file lives in; the files right below a top folder are one room. */
const roomOf = (path: string): string => {
  const [top, folder, ...rest] = path.split('/');
  return rest.length > 0 ? `${top}/${folder}` : `${top}/`;
};

describe('the rule itself', () => {
  const rule = (from: string, statement: string): string | null => {
    const [first] = readImports(from, statement);
    if (!first) throw new Error('no import was read');
    return brokenRule(from, first);
  };

  it.each([
    ['blocks/hero/hero.tsx', "import { x } from '@/domain/site/theme.ts';"],
    ['blocks/hero/hero.tsx', "import { x } from './hero-client.tsx';"],
    ['blocks/hero/hero.tsx', "import type { BlockProps } from '@/blocks/block.ts';"],
    ['blocks/hero/hero.schema.ts', "import { defineBlock } from '@/blocks/define-block.ts';"],
    ['blocks/schemas.generated.ts', "import { heroSchema } from '@/blocks/hero/hero.schema.ts';"],
    ['studio/structure.ts', "import { heroSchema } from '@/blocks/hero/hero.schema.ts';"],
    ['web/records/database.ts', "import pg from 'pg';"],
    ['domain/stock/import.server.ts', "import type { Client } from 'typesense';"],
    ['web/stock/import.ts', "import { x } from '@/domain/stock/import.server.ts';"],
    ['demo/content/page.ts', "import type { Page } from '@/schemas/generated/content-types.ts';"],
    ['embedded/search/main.ts', "import { x } from './engine/engine.ts';"],
    ['scripts/start/main.ts', "import pg from 'pg';"],
  ])('%s may contain %s', (from, statement) => {
    expect(rule(from, statement)).toBeNull();
  });

  it.each([
    ['domain/site/resolve.ts', "import { cache } from 'react';", /domain knows no react/],
    ['domain/site/resolve.ts', "import { x } from '@/ui/picture/picture.tsx';", /domain must not import ui/],
    ['domain/stock/card.ts', "import { x } from './import.server.ts';", /only a .server.ts file/],
    ['ui/button/button.tsx', "import { x } from '@/domain/site/theme.ts';", /ui must not import domain/],
    ['parts/card/card.tsx', "import { x } from '@/blocks/hero/hero.tsx';", /parts must not import blocks/],
    [
      'blocks/hero/hero.tsx',
      "import { x } from '@/blocks/promo-tiles/promo-tiles.tsx';",
      /never imports another block/,
    ],
    ['blocks/hero/hero.tsx', "import { x } from '../promo-tiles/promo-tiles.tsx';", /never imports another block/],
    ['blocks/hero/hero.tsx', "import { defineBlock } from '@/blocks/define-block.ts';", /must not import blocks/],
    ['blocks/hero/hero.tsx', "import { x } from '@/web/content/read.ts';", /must not import web/],
    ['schemas/documents/site.ts', "import { x } from '@/domain/stock/import.server.ts';", /\.server\.ts/],
    ['studio/structure.ts', "import { x } from '@/blocks/hero/hero.tsx';", /studio must not import blocks/],
    ['web/content/client.ts', "import { Client } from 'typesense';", /made in web\/records and web\/stock alone/],
    ['domain/stock/import.server.ts', "import { Client } from 'typesense';", /made in web\/records/],
    ['web/start/main.ts', "import { x } from '@/embedded/search/main.ts';", /web must not import embedded/],
    ['embedded/search/main.ts', "import { x } from '../content/log.ts';", /nothing but its own folder/],
    ['demo/content/page.ts', "import { x } from '@/schemas/documents/site.ts';", /demo must not import schemas/],
    ['web/app/page.tsx', "const page = await import('@/studio/structure.ts');", /web must not import studio/],
    ['web/app/page.tsx', "import {\n  a,\n  b,\n} from '@/studio/structure.ts';", /web must not import studio/],
  ])('%s must not contain %s', (from, statement, sentence) => {
    expect(rule(from, statement)).toMatch(sentence);
  });

  it('distinguishes imports of types from others', () => {
    const typeOnly = (statement: string) => readImports('a/b.ts', statement)[0]?.typeOnly;
    expect(typeOnly("import { type A, type B } from './c.ts';")).toBe(true);
    expect(typeOnly("import { type A, b } from './c.ts';")).toBe(false);
    expect(typeOnly("import def, { type A } from './c.ts';")).toBe(false);
    expect(typeOnly("export type { A } from './c.ts';")).toBe(true);
  });

  it('finds circles', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
      ['e', ['e']],
    ]);
    expect(findCycles(graph)).toEqual([['a', 'b', 'c'], ['e']]);
  });
});
