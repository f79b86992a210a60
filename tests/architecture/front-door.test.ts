import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const documents = tracked.filter((path) => path.endsWith('.md') && existsSync(join(root, path)));
const files = sourceFiles().map(({ path }) => path);
const folders = /^(?:benches|blocks|demo|docs|domain|embedded|parts|schemas|scripts|studio|tests|ui|web)\//;
const fileNames = /^[\w./[\]@-]+\.(?:tsx?|mjs|css|md)$/;
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/**
 * Text in quotes, but code in fences. Patterns (`<name>`, `*`) and a block that the reader writes
 * are no names of files.
 */
function quotedWords(text: string): string[] {
  const quoted = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)];
  return quoted.flatMap(([, code = '']) => code.split(' ')).filter((word) => !/[<>*{}…]|price-drop/.test(word));
}

/** Paths that begin with one of our folders; `web/x.test` is a test by its short name, which security-doc.test.ts reads. */
const pathsIn = (text: string): string[] =>
  quotedWords(text).filter((word) => folders.test(word) && !word.endsWith('.test'));

/** `cache.ts` may mean any file of that name; `../cache.ts` begins at the document. */
const isFile = (name: string, document: string): boolean =>
  existsSync(join(root, name)) ||
  existsSync(join(root, dirname(document), name)) ||
  tracked.some((path) => path.endsWith(`/${name}`) && existsSync(join(root, path)));

/** Where a file of that name is now, to mend the document by. */
const sameName = (path: string): string[] => files.filter((file) => file.endsWith(`/${path.split('/').at(-1)}`));

describe.each(documents)('%s', (path) => {
  const text = read(path);

  it('names files and folders that are there', () => {
    const paths = pathsIn(text).filter((name) => !existsSync(join(root, name)));
    const names = quotedWords(text).filter((word) => fileNames.test(word) && !isFile(word, path));
    const missing = new Set([...paths, ...names]);
    expect([...missing].map((name) => [name, sameName(name)])).toEqual([]);
  });

  // A link that begins with a slash is an address of a site, in an example.
  it('links to pages that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(
      links.filter((link) => !/^(?:https?:|\/)/.test(link) && !existsSync(join(root, dirname(path), link))),
    ).toEqual([]);
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
