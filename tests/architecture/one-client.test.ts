import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';

const own = createRequire(import.meta.url);

describe('the client of the content service', () => {
  it('is in the tree once', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    const copies = Object.keys(lock.packages).filter((path) => path.endsWith('node_modules/@sanity/client'));
    expect(copies).toEqual(['node_modules/@sanity/client']);
  });

  it.each(['next-sanity', '@sanity/visual-editing', '@sanity/preview-url-secret', 'sanity'])(
    "%s has the very one that we have: two would not know each other's types and perspectives",
    (name) => {
      const theirs = createRequire(own.resolve(`${name}/package.json`));
      expect(theirs.resolve('@sanity/client')).toBe(own.resolve('@sanity/client'));
    },
  );
});
