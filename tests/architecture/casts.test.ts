import { describe, expect, it } from 'vitest';
import { castLines } from './casts.ts';
import { isGenerated, isTest, sourceFiles } from './source-files.ts';

/** Casts in a thousand lines of a top folder, tests and fixtures left out. */
const max = 3;
/** The embedded services read rows of SQLite and foreign protocols; in tests a double replaces a whole. */
const unbound = new Set(['embedded', 'tests']);

describe('casts', () => {
  it(`are at most ${max} in a thousand lines of each top folder`, () => {
    const folders = new Map<string, { lines: number; casts: string[] }>();
    for (const { path, text } of sourceFiles()) {
      const [top = '', ...below] = path.split('/');
      if (below.length === 0 || unbound.has(top) || isGenerated(path) || isTest(path) || /\.fixture\.tsx?$/.test(path))
        continue;
      const folder = folders.get(top) ?? { lines: 0, casts: [] };
      folder.lines += text.split('\n').length;
      folder.casts.push(...castLines(path, text).map((line) => `${path}:${line}`));
      folders.set(top, folder);
    }
    expect(folders.size).toBeGreaterThan(8);
    const over = [...folders].filter(([, { lines, casts }]) => casts.length > (max * lines) / 1_000);
    expect(over.map(([top, { lines, casts }]) => `${top}: ${casts.length} in ${lines} lines`)).toEqual([]);
  });

  it('are counted: not `as const`, and two in a row as one', () => {
    const text = "const a = b as C;\nconst d = 'e' as const;\nconst f = (g as unknown as H).i;\nexport { a as j };\n";
    expect(castLines('a/b.ts', text)).toEqual([1, 3]);
  });
});
