import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles().map(({ path }) => `/${path}`);

/** The rows of the table of promises: what is promised, what keeps it, what shows it. */
const rows = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));

const named = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const isThere = (name: string): boolean =>
  files.some((path) => path.endsWith(`/${name}`) || path.includes(`/${name.replace(/\/?$/, '/')}`));
/** `front.test` is a file of that name; `contracts/sandbox` is one, or a folder with tests. */
function isTest(name: string): boolean {
  const base = name.replace(/\.test$/, '');
  return files.some(
    (path) => /\.test\.tsx?$/.test(path) && (path.includes(`/${base}.test.`) || path.includes(`/${base}/`)),
  );
}

describe('docs/security.md', () => {
  it('promises nothing without a test that is there', () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const [promise = '', , shown = ''] of rows) {
      // "the same" stands below the row that it means.
      if (shown === 'the same') continue;
      const tests = named(shown);
      expect([promise, tests.length > 0, tests.filter((name) => !isTest(name))]).toEqual([promise, true, []]);
    }
  });

  it('names files that are there', () => {
    for (const [promise, kept] of rows)
      expect([promise, named(kept).filter((name) => !isThere(name))]).toEqual([promise, []]);
  });
});
