import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/glossary.md',
  'docs/measuring.md',
  'docs/decisions/README.md',
];
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = sourceFiles().map(({ path }) => path);
const folders = /^(?:benches|blocks|demo|docs|domain|embedded|parts|schemas|scripts|studio|tests|ui|web)\//;
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Paths in quotes that begin with one of our folders; patterns (`<name>`, `*`) and a block to be written are none. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' '));
  return quoted.filter((word) => folders.test(word) && !/[<>*]|price-drop/.test(word));
}

/** Where a file of that name is now, to mend the document by. */
const sameName = (path: string): string[] => files.filter((file) => file.endsWith(`/${path.split('/').at(-1)}`));

describe.each(documents)('%s', (path) => {
  const text = read(path);

  it('names files and folders that are there', () => {
    const missing = pathsIn(text).filter((name) => !existsSync(join(root, name)));
    expect(missing.map((name) => [name, sameName(name)])).toEqual([]);
  });

  it('links to pages that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('README.md', () => {
  it('is shorter than 120 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThan(120);
  });
});

describe('docs/measuring.md', () => {
  it('names every program of benches/ that is run by itself', () => {
    const named = pathsIn(read('docs/measuring.md'));
    const programs = files.filter((path) => /^benches\/(?:\w+|\w+\/main)\.ts$/.test(path));
    expect(programs.length).toBeGreaterThan(5);
    expect(programs.filter((path) => !named.includes(path))).toEqual([]);
  });
});
