import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportedModule, readImports } from './read-imports.ts';

export const root = join(import.meta.dirname, '..', '..');

/** One TypeScript file of ours; `path` is relative to the root, with slashes. */
export type SourceFile = { path: string; text: string; imports: ImportedModule[] };

const skipped = new Set(['node_modules', 'docs', 'coverage']);

/** Every TypeScript file of the checkout, generated ones too, builds and installed packages not. */
export function sourceFiles(): SourceFile[] {
  return filesBelow('').map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, imports: readImports(path, text) };
  });
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
export const isGenerated = (path: string): boolean => /(^|\/)generated\/|\.generated\.ts$/.test(path);

function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => (!name.startsWith('.') || name === '.well-known') && !skipped.has(name),
  );
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(path) && !path.endsWith('.d.ts') ? [path] : [];
  });
}
