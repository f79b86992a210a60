import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One block: its folder's name and its type, which is the same name in camelCase. */
export type BlockFolder = { folder: string; type: string };

const parts = [
  { file: (folder: string) => `${folder}.schema.ts`, export: (type: string) => `${type}Schema` },
  { file: (folder: string) => `${folder}.projection.ts`, export: (type: string) => `${type}Projection` },
  { file: (folder: string) => `${folder}.tsx`, export: (type: string) => `${type}Block` },
];

/** "promo-tiles" → "promoTiles" */
export function camelCase(folder: string): string {
  return folder.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The block folders in order of name. Throws one sentence for each part that a folder lacks. */
export function readBlockFolders(blocksDir: string): BlockFolder[] {
  const folders = readdirSync(blocksDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => ({ folder: name, type: camelCase(name) }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
  const missing = folders.flatMap((block) => missingParts(blocksDir, block));
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return folders;
}

function missingParts(blocksDir: string, { folder, type }: BlockFolder): string[] {
  return parts
    .map((part) => ({ path: join(folder, part.file(folder)), name: part.export(type) }))
    .filter(({ path, name }) => !exportsConst(join(blocksDir, path), name))
    .map(({ path, name }) => `blocks/${path} must export const ${name}.`);
}

function exportsConst(path: string, name: string): boolean {
  try {
    return new RegExp(`^export const ${name}\\b`, 'm').test(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
}

/** The names of the files that describe a kind of document each, in order. */
export function readDocumentFiles(dir: string): string[] {
  const files = readdirSync(dir).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files.map((name) => name.slice(0, -'.ts'.length)).sort();
}
