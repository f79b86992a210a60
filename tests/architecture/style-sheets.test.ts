import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, root, sourceFiles } from './source-files.ts';

const skipped = /(^|\/)(node_modules|dist|coverage|\.[^/]*)(\/|$)/;

function sheetsBelow(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (skipped.test(path)) return [];
    if (entry.isDirectory()) return sheetsBelow(path);
    return /\.(css|scss|sass|less)$/.test(path) ? [path] : [];
  });
}

describe('style sheets', () => {
  const sheets = sheetsBelow('');

  it('are in ui/theme, and none is a CSS module', () => {
    expect(sheets).toContain('ui/theme/tailwind.css');
    expect(sheets.filter((path) => !path.startsWith('ui/theme/'))).toEqual([]);
    expect(sheets.filter((path) => path.endsWith('.module.css'))).toEqual([]);
  });

  it('are two for the browser: that of every page, and that of staff, which no page of a shopper brings', () => {
    const importing = sourceFiles().flatMap(({ path, imports }) =>
      imports.filter(({ target }) => target.endsWith('.css')).map(({ target }) => ({ path, target })),
    );
    const sheets = new Set(importing.map(({ target }) => target));
    expect([...sheets].sort()).toEqual(['ui/theme/staff.css', 'ui/theme/tailwind.css']);
    for (const sheet of sheets) expect(existsSync(join(root, sheet)), sheet).toBe(true);
    const staff = importing.filter(({ target }) => target === 'ui/theme/staff.css').map(({ path }) => path);
    for (const path of staff)
      expect(path).toMatch(/^web\/render\/(gallery\/|block-order\/.*-client|preview-bar-client)/);
  });
});

/** Sets for a browser which file of a picture to fetch, and changes nothing on the page. */
const pictureSizes = /\bsizes="[^"]*"/g;

/**
 * The widths that a style sheet requires of windows and containers, each as the first pixel of the
 * wider side: `(max-width: 759px)` and `max-[760px]:` are 760.
 */
function widthsOf(text: string): number[] {
  const requested = [...text.matchAll(/\((min|max)-width: ?(\d+)px\)/g)].map(
    ([, end, px]) => Number(px) + Number(end === 'max'),
  );
  const inClasses = [...text.matchAll(/@?(?:min|max)-\[(\d+)px\]:/g)].map(([, px]) => Number(px));
  return [...requested, ...inClasses];
}

/** Pairs that lie side by side: what is meant as one width and changes at two. */
function sideBySide(widths: readonly number[]): [number, number][] {
  const scale = [...new Set(widths)].sort((one, other) => one - other);
  return scale.flatMap((width, at) => (width - (scale[at - 1] ?? 0) < 3 ? [[scale[at - 1] ?? 0, width]] : []));
}

describe('the scale of widths', () => {
  it('is one: no two of its widths lie side by side', () => {
    const queries = sheetsBelow('ui/theme').flatMap(
      (path) => readFileSync(join(root, path), 'utf8').match(/@(?:media|container)[^{]*/g) ?? [],
    );
    const views = sourceFiles().filter(({ path }) => /^(ui|parts|blocks|web)\/.*\.tsx$/.test(path) && !isTest(path));
    const widths = [...queries, ...views.map(({ text }) => text.replaceAll(pictureSizes, ''))].flatMap(widthsOf);
    expect(widths).toEqual(expect.arrayContaining([760, 1024, 1200]));
    expect(sideBySide(widths)).toEqual([]);
  });

  it('is not where 759, 760 and 761 px are beside one another', () => {
    const of = (text: string) => sideBySide(widthsOf(text));
    expect(of('(max-width: 759px) (min-width: 760px) max-[760px]:hidden')).toEqual([]);
    expect(of('(max-width: 760px) (min-width: 760px)')).toEqual([[760, 761]]);
    expect(of('@min-[600px]:flex max-[601px]:hidden')).toEqual([[600, 601]]);
  });
});
