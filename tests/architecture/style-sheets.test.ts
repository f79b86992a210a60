import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const skipped = /(^|\/)(node_modules|dist|coverage|\.[^/]*)(\/|$)/;

function sheetsBelow(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (skipped.test(path)) return [];
    if (entry.isDirectory()) return sheetsBelow(path);
    return /\.(css|scss|sass|less)$/.test(path) ? [path] : [];
  });
}

describe('style sheets', () => {
  const sheets = sheetsBelow('');

  it('stand in ui/theme, and none is a CSS module', () => {
    expect(sheets).toContain('ui/theme/tailwind.css');
    expect(sheets.filter((path) => !path.startsWith('ui/theme/'))).toEqual([]);
    expect(sheets.filter((path) => path.endsWith('.module.css'))).toEqual([]);
  });

  it('are two for the browser: that of every page, and that of staff, which no page of a shopper brings', () => {
    const importing = sourceFiles().flatMap(({ path, imports }) =>
      imports.filter(({ target }) => target.endsWith('.css')).map(({ target }) => ({ path, target })),
    );
    const sheets = new Set(importing.map(({ target }) => target));
    expect([...sheets].sort()).toEqual(['ui/theme/staff.css', 'ui/theme/tailwind.css']);
    for (const sheet of sheets) expect(existsSync(join(root, sheet)), sheet).toBe(true);
    const staff = importing.filter(({ target }) => target === 'ui/theme/staff.css').map(({ path }) => path);
    for (const path of staff)
      expect(path).toMatch(/^web\/render\/(gallery\/|block-order\/.*-client|preview-bar-client)/);
  });
});
