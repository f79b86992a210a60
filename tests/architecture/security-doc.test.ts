import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const sources = sourceFiles();
const files = sources.map(({ path }) => `/${path}`);

/** The rows of the table of promises: what is promised, what keeps it, what shows it. */
const [, promises = ''] = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8').split(
  /^\| Promise .*$/m,
);
const rows = (promises.split('\n\n')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
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
      // "the same" is below the row that it means.
      if (shown === 'the same') continue;
      const tests = named(shown);
      expect([promise, tests.length > 0, tests.filter((name) => !isTest(name))]).toEqual([promise, true, []]);
    }
  });

  it('names files that are there', () => {
    for (const [promise, keeper] of rows)
      expect([promise, named(keeper).filter((name) => !isThere(name))]).toEqual([promise, []]);
  });
});

/** The rows of the tables of traps: what happened, and the tests by parts of their titles. */
const traps = readFileSync(join(import.meta.dirname, '../../docs/traps.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| What happened'))
  .map((line) => line.slice(2).split(' | '));

describe('docs/traps.md', () => {
  it('names a test with this title for each trap', () => {
    expect(traps.length).toBeGreaterThan(60);
    for (const [trap = '', shown = ''] of traps) {
      const named = [...shown.matchAll(/`([^`]+\.test\.tsx?)` "([^"]+)"/g)];
      expect([trap, named.length > 0 && named.length === shown.split('; ').length]).toEqual([trap, true]);
      for (const [, file = '', title = ''] of named) {
        const found = sources.filter(({ path }) => `/${path}`.endsWith(`/${file}`));
        expect([trap, file, found.length]).toEqual([trap, file, 1]);
        expect([trap, title, found[0]?.text.includes(title)]).toEqual([trap, title, true]);
      }
    }
  });
});
