import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * A short name for the content of files and folders under `root`, the same for the same content on
 * every machine. Tests and generated build folders do not count; a listed entry that is not there
 * counts as an empty folder. `also` is part of the content.
 */
export async function sourceHash(root: string, entries: string[], also = ''): Promise<string> {
  const files = (await Promise.all(entries.map((entry) => filesOf(join(root, entry))))).flat();
  const hash = createHash('sha256').update(`node ${process.versions.node}${also}`);
  for (const file of files.sort()) {
    hash.update(`\0${relative(root, file).split(sep).join('/')}\0`);
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const children = (await readdir(path)).filter((name) => !isIgnored(name));
  return (await Promise.all(children.map((name) => filesOf(join(path, name))))).flat();
}

/** next-env.d.ts is written by the build itself. */
const isIgnored = (name: string): boolean =>
  name.startsWith('.') ||
  name === 'node_modules' ||
  name === 'next-env.d.ts' ||
  /\.test\.tsx?$/.test(name) ||
  name.endsWith('.tsbuildinfo');
