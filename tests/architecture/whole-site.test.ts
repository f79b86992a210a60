import { describe, expect, it } from 'vitest';
import { readImports } from './read-imports.ts';
import { isTest, sourceFiles } from './source-files.ts';

/** Files that take the whole of a resolved site: they read it, or make pages of it. Everything below takes the parts that it reads. */
const max = 20;
const whole = 'domain/site/resolved-site.ts';
const below =
  /^(?:parts|ui|domain\/(?!site\/))|^blocks\/[^/]+\/|^web\/(?:integrations|records|stock|accounts|purchases|print)\//;

describe('a resolved site', () => {
  const files = sourceFiles().filter(
    ({ path }) => !isTest(path) && !/\.fixture\.tsx?$/.test(path) && !path.startsWith('tests/'),
  );
  const takers = files.filter(({ path, text }) => readImports(path, text).some(({ target }) => target === whole));
  const paths = takers.map(({ path }) => path);

  it(`is taken whole by ${max} files at most`, () => {
    expect(paths.length, paths.join(', ')).toBeLessThanOrEqual(max);
    expect(paths).toContain('web/render/route-page.tsx');
  });

  it('is taken in parts by what pages are made of', () => {
    expect(paths.filter((path) => below.test(path))).toEqual([]);
  });
});
