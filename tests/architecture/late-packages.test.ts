import { describe, expect, it } from 'vitest';
import { readImports } from './read-imports.ts';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

/** What pages fetch when it is first needed: its weight is no page's. */
const late = ['@headlessui/react'];

const shown = sourceFiles().filter(({ path }) => /^(ui|parts|blocks|web)\//.test(path) && !isTest(path));

/** What a file brings with it: `import()` fetches later, and types are gone by then. */
const broughtBy = ({ path, text }: Pick<SourceFile, 'path' | 'text'>) =>
  readImports(path, text.replaceAll(/\bimport\(/g, 'later(')).filter(({ typeOnly }) => !typeOnly);

/** Files that bring a late package along, and who brings those: `[who, what]`. */
function bringing(files: readonly Pick<SourceFile, 'path' | 'text'>[]): [string, string][] {
  const holders = new Set(
    files.filter((file) => broughtBy(file).some(({ target }) => late.includes(target))).map(({ path }) => path),
  );
  return files.flatMap((file) =>
    broughtBy(file)
      .filter(({ target }) => holders.has(target))
      .map(({ target }): [string, string] => [file.path, target]),
  );
}

describe('packages that come when they are needed', () => {
  it('are in a file that nobody brings along: it is fetched by import()', () => {
    expect(bringing(shown)).toEqual([]);
  });

  it('are used at all, so that the rule has something to keep', () => {
    const used = shown.flatMap((file) => broughtBy(file).map(({ target }) => target));
    for (const name of late) expect(used).toContain(name);
  });

  it('are found where a file brings one along', () => {
    const dialog = { path: 'ui/dialog/dialog-client.tsx', text: "import { Dialog } from '@headlessui/react';" };
    const page = { path: 'parts/x/x-client.tsx', text: "import { Dialog } from '@/ui/dialog/dialog-client.tsx';" };
    const types = { path: 'parts/y/y.tsx', text: "import type { Size } from '@/ui/dialog/dialog-client.tsx';" };
    const lazy = { path: 'parts/z/z.tsx', text: "const fetch = () => import('@/ui/dialog/dialog-client.tsx');" };
    expect(bringing([dialog, page, types, lazy])).toEqual([['parts/x/x-client.tsx', 'ui/dialog/dialog-client.tsx']]);
  });
});
