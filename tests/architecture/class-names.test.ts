import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { __unstable__loadDesignSystem } from 'tailwindcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { classTokens } from './class-names.ts';
import { isTest, root, sourceFiles } from './source-files.ts';

const theme = join(root, 'ui', 'theme');
const shown = sourceFiles().filter(({ path }) => /^(ui|parts|blocks|web)\//.test(path) && !isTest(path));
const written = shown.flatMap(classTokens);

/** Classes that base.css and the sheet of staff give their rules. */
const base = new Set(
  ['base.css', 'staff.css']
    .flatMap((file) => [...readFileSync(join(theme, file), 'utf8').matchAll(/\.([a-z][\w-]*)/g)])
    .map(([, name]) => name),
);

/** Names by which Tailwind's `group-…:` classes find what they depend on; they give no rules themselves. */
const marker = /^group(\/[a-z]+)?$/;

/**
 * Of all these classes those that neither Tailwind nor base.css defines: a browser ignores them
 * without an error.
 */
let unknown: (tokens: string[]) => string[];

beforeAll(async () => {
  const system = await __unstable__loadDesignSystem(await readFile(join(theme, 'tailwind.css'), 'utf8'), {
    base: theme,
    loadStylesheet: async (id, from) => {
      const path = id.startsWith('.') ? resolve(from, id) : createRequire(import.meta.url).resolve(id);
      return { path, base: dirname(path), content: await readFile(path, 'utf8') };
    },
  });
  unknown = (tokens) => {
    const css = system.candidatesToCss(tokens);
    return tokens.filter((token, at) => css[at] === null && !base.has(token) && !marker.test(token));
  };
});

describe('classes', () => {
  it('all exist in Tailwind or in base.css', () => {
    const tokens = written.filter(({ open }) => !open);
    const names = new Set(unknown([...new Set(tokens.map(({ token }) => token))]));
    expect(tokens.length).toBeGreaterThan(100);
    expect(tokens.filter(({ token }) => names.has(token)).map(where)).toEqual([]);
  });

  it('are written whole, so that Tailwind finds them', () => {
    expect(
      shown
        .flatMap(classTokens)
        .filter(({ open }) => open)
        .map(where),
    ).toEqual([]);
  });
});

describe('the check itself', () => {
  const tokensOf = (text: string) => classTokens({ path: 'x.tsx', text }).map(({ token }) => token);
  const silent = (text: string) => unknown(tokensOf(text));

  it.each([
    ['<p className="flex blok" />', 'blok'],
    ["<p className={clsx('flex', wide && 'md:p-4')} />", 'md:p-4'],
    [
      "const kinds: Record<Kind, string> = { a: 'text-small', b: 'text-lage' }; <p className={kinds[kind]} />",
      'text-lage',
    ],
    ['<p className={wide ? "p-4" : clsx(styles.a, "text-blue-500")} />', 'text-blue-500'],
    ['<Card photoClassName="rounded-s rounded-2xl" />', 'rounded-2xl'],
    ["const look = { className: 'bg-pink' };", 'bg-pink'],
  ])('finds what is unknown in %s', (text, token) => {
    expect(silent(text)).toContain(token);
  });

  it.each([
    '<p className="wrap visually-hidden section-gap hover:bg-tint tablet:grid" />',
    "<p className={clsx(kind === 'sold' && 'text-sold', styles.card, classOf('not-a-class'))} />",
    "const labels = { a: 'Not a class' }; <p title={labels.a} className={styles[kind]} />",
  ])('is quiet about %s', (text) => {
    expect(silent(text)).toEqual([]);
  });

  it('sees a class that is put together', () => {
    const tokens = classTokens({ path: 'x.tsx', text: `<p className={\`flex bg-\${tone} \${wide}\`} />` });
    expect(tokens.filter(({ open }) => open).map(({ token }) => token)).toEqual(['bg-']);
  });
});

const where = ({ path, line, token }: { path: string; line: number; token: string }): string =>
  `${path}:${line} ${token}`;
