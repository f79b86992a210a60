import { describe, expect, it } from 'vitest';
import { namedStore, tooNew } from './browser-floor.ts';
import { readImports } from './read-imports.ts';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

type Source = Pick<SourceFile, 'path' | 'text'>;

/** Files whose functions go into pages as text. */
const inPages = ['ui/hydration/early-input.ts', 'parts/enquiry-form/visit.ts', 'web/front/pages/late-scripts.ts'];

/** What runs in browsers: clients, what they import at once or later, and what is in pages as text. */
function reachedIn(files: readonly Source[]): Source[] {
  const all = new Map(files.map((file) => [file.path, file]));
  const isFirst = ({ path, text }: Source) => text.startsWith("'use client'") || inPages.includes(path);
  const reached = new Set(files.filter(isFirst).map(({ path }) => path));
  for (const path of reached)
    for (const { target, typeOnly } of readImports(path, all.get(path)?.text ?? ''))
      if (!typeOnly && all.has(target)) reached.add(target);
  return [...reached].flatMap((path) => all.get(path) ?? []);
}

/** The lines without comments, each with its number. */
const linesOf = (text: string): [number, string][] =>
  text.split('\n').flatMap((line, at) => (/^\s*(?:\*|\/\*|\/\/)/.test(line) ? [] : [[at + 1, line]]));

const tooNewIn = (files: readonly Source[]): string[] =>
  reachedIn(files).flatMap(({ path, text }) =>
    linesOf(text).flatMap(([line, code]) =>
      tooNew
        .filter(({ found, excuse }) => excuse !== path && found.test(code))
        .map(({ name, since, instead }) => `${path}:${line}: ${name} (${since}); instead: ${instead}`),
    ),
  );

const storesNamedIn = (files: readonly Source[]): string[] =>
  reachedIn(files).flatMap(({ path, text }) =>
    linesOf(text).flatMap(([line, code]) => (namedStore.test(code) ? [`${path}:${line}`] : [])),
  );

describe('code that reaches the browser', () => {
  const shown = sourceFiles().filter(({ path }) => /^(?:ui|parts|blocks|web|domain)\//.test(path) && !isTest(path));
  const client = (code: string): Source => ({ path: 'parts/x/x-client.tsx', text: `'use client';\n${code}` });

  it('names nothing that browsers at the floor of decision 15 do not have', () => {
    expect(reachedIn(shown).length).toBeGreaterThan(200);
    expect(reachedIn(shown).map(({ path }) => path)).toContain('domain/events/visit-source.ts');
    expect(tooNewIn(shown)).toEqual([]);
  });

  it('names no store outside a `try`', () => {
    expect(storesNamedIn(shown)).toEqual([]);
    for (const code of [
      'const all = favourites(localStorage, site);',
      'keep(site, sessionStorage);',
      '{ store: localStorage }',
    ])
      expect(storesNamedIn([client(code)])).toHaveLength(1);
    for (const code of ['const store = () => localStorage;', 'tryKey(() => localStorage, text);'])
      expect(storesNamedIn([client(code)])).toEqual([]);
  });

  it.each([
    "if (tray.matches(':popover-open')) open();",
    'sheet.hidePopover();',
    'const signal = AbortSignal.any([one, other]);',
    'const from = URL.parse(referrer);',
    'if (!URL.canParse(text)) return null;',
    'const { promise } = Promise.withResolvers();',
    'const groups = Object.groupBy(cars, makeOf);',
    'const all = await Array.fromAsync(pages);',
    'const both = one.union(other);',
    'const names = cars.values().map(nameOf);',
    'if (control.checkVisibility()) focus();',
    'requestIdleCallback(load);',
    'document.startViewTransition(show);',
    'if (address.searchParams.size > 0) read();',
    "if (params.has('make', 'Ford')) read();",
    "slides.addEventListener('scrollend', settle);",
    'const letters = /[a--b]/v;',
    'const span = new Intl.DurationFormat(locale);',
    'new RegExp(RegExp.escape(text));',
    "import table from './table.json' with { type: 'json' };",
  ])('is found: %s', (code) => expect(tooNewIn([client(code)])).toHaveLength(1));

  it.each([
    "if ('requestIdleCallback' in window) requestIdleCallback(load);",
    'const names = Object.values(cars).map(nameOf);',
    'if (control.checkVisibility?.()) focus();',
    '// AbortSignal.any(signals) is too new.',
  ])('is not found: %s', (code) => expect(tooNewIn([client(code)])).toEqual([]));

  it('is looked at wherever a client brings it from, types and the server’s own left out', () => {
    const file = { path: 'domain/text/uuid.ts', text: 'export const y = URL.parse(text);' };
    const brings = client("import { y } from '@/domain/text/uuid.ts';");
    expect(tooNewIn([brings, file])).toHaveLength(1);
    expect(tooNewIn([client("const y = () => import('@/domain/text/uuid.ts');"), file])).toHaveLength(1);
    expect(tooNewIn([client("import type { y } from '@/domain/text/uuid.ts';"), file])).toEqual([]);
    expect(tooNewIn([file])).toEqual([]);
  });
});
