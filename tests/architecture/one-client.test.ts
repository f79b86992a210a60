import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const own = createRequire(import.meta.url);

describe('the client of the content service', () => {
  it.each(['next-sanity', '@sanity/visual-editing', '@sanity/preview-url-secret', 'sanity'])(
    "%s has the very one that we have: two would not know each other's types and perspectives",
    (name) => {
      const theirs = createRequire(own.resolve(`${name}/package.json`));
      expect(theirs.resolve('@sanity/client')).toBe(own.resolve('@sanity/client'));
    },
  );
});
