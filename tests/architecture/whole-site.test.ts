import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Files that take the whole of a resolved site: they read it, or make pages of it. */
const max = 18;
const whole = 'domain/site/resolved-site.ts';
/** What pages are made of; `blocks/block.ts` hands the site to blocks. */
const below = /^(?:parts|blocks\/[\w-]+|domain\/(?!site)\w+|web\/(?:accounts|integrations|print|purchases|stock))\//;

describe('a resolved site', () => {
  const isFixture = (path: string): boolean => path.startsWith('tests/') || /\.fixture\.tsx?$/.test(path);
  const takers = sourceFiles()
    .filter(({ path, imports }) => !isTest(path) && !isFixture(path) && imports.some(({ target }) => target === whole))
    .map(({ path }) => path);

  it(`is taken whole by ${max} files at most`, () => {
    expect(takers).toContain('web/render/route-page.tsx');
    expect(takers.length, takers.join(', ')).toBeLessThanOrEqual(max);
  });

  it('is taken by what pages are made of in the parts that it reads (domain/site/site-parts.ts)', () => {
    expect(takers.filter((path) => below.test(path))).toEqual([]);
  });
});
