import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, root, sourceFiles } from './source-files.ts';

const tops = ['domain', 'studio', 'web', 'embedded'];
const foldersOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => `${folder}/${name}`);
const rooms = [...tops, 'web/front'].flatMap(foldersOf);
const names = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
const readme = (room: string): string => readFileSync(join(root, room, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
const line = (room: string, label: string): string[] =>
  names(readme(room).split(`- ${label}`)[1]?.split(' - ')[0] ?? '');
const [, architecture = ''] = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('| Folder | Layers |');

/** Imports of ours that leave the folder, tests and fixtures aside. */
const leaving = sourceFiles()
  .filter(({ path }) => !isTest(path) && !/\.fixture\.tsx?$/.test(path))
  .flatMap(({ path, imports }) => imports.filter(({ own }) => own).map(({ target }) => ({ path, target })));
const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

describe('the README of each folder of the second level, and of those in web/front', () => {
  it.each(rooms)('%s has one of about ten lines', (room) => {
    expect(existsSync(join(root, room, 'README.md'))).toBe(true);
    expect(readFileSync(join(root, room, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(16);
    for (const label of ['Begin at', 'May import:']) expect(readme(room)).toContain(`- ${label}`);
  });

  it.each(rooms)('%s names files and folders that are there', (room) => {
    const missing = names(readme(room)).filter(
      (name) =>
        /^[\w./[\]-]+\.tsx?$|^(?:[a-z]+\/)+[a-z-]+$/.test(name) &&
        !existsSync(join(root, room, name)) &&
        !existsSync(join(root, name)) &&
        !['port.ts', 'http.ts', 'sandbox.ts'].includes(name),
    );
    expect(missing).toEqual([]);
    expect(line(room, 'Begin at').length).toBeGreaterThan(0);
  });

  it.each(rooms)('%s imports only what its README lists', (room) => {
    const allowed = [room, ...line(room, 'May import:')];
    const others = leaving
      .filter(({ path, target }) => isIn(path, room) && !allowed.some((folder) => isIn(target, folder)))
      .map(({ path, target }) => `${path} imports ${target}`);
    expect(others).toEqual([]);
  });
});

describe('the table of layers in ARCHITECTURE.md', () => {
  /** `vocabulary`, `text`; `media` → [vocabulary, text], [media] */
  const layersOf = (top: string): string[][] =>
    (new RegExp(`^\\| \`${top}/\` \\| (.*) \\|$`, 'm').exec(architecture)?.[1] ?? '').split('; ').map(names);

  it.each(['domain', 'web'])('%s: names each folder once, and none imports from a later layer', (top) => {
    const layers = layersOf(top);
    const layerOf = (path: string): number => layers.findIndex((folders) => folders.includes(path.split('/')[1] ?? ''));
    expect(
      layers
        .flat()
        .map((folder) => `${top}/${folder}`)
        .sort(),
    ).toEqual(foldersOf(top));
    const upward = leaving.filter(
      ({ path, target }) =>
        [path, target].every((file) => isIn(file, top) && layerOf(file) >= 0) &&
        path.split('/')[1] !== target.split('/')[1] &&
        layerOf(target) >= layerOf(path),
    );
    expect(upward.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
  });
});
