import { accessSync, constants, lstatSync, mkdirSync, readlinkSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './error-text.ts';
import { StartError } from './start-error.ts';

/**
 * The folder itself, or the nearest above it that exists. Throws a StartError that states why a
 * data folder cannot be there.
 */
export function nearestFolder(dataDir: string, path = dataDir): string {
  const found = foundAt(dataDir, path);
  if (!found) return nearestFolder(dataDir, dirname(path));
  if (!found.isDirectory()) {
    throw path === dataDir
      ? refused(dataDir, 'is a file, not a folder')
      : refused(dataDir, `cannot be made: ${path} is a file`);
  }
  if (!isWritable(path)) throw refused(dataDir, `cannot be written to: this user has no right to write in ${path}`);
  return path;
}

/** Makes a data folder, one folder at a time: `recursive` of Node never ends where a file system refuses new folders, such as /proc. */
export function makeDataFolder(dataDir: string): void {
  nearestFolder(dataDir);
  makeEach(dataDir, dataDir);
}

function makeEach(dataDir: string, path: string): void {
  if (foundAt(dataDir, path)) return;
  makeEach(dataDir, dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'EEXIST') throw refused(dataDir, `cannot be made: the system refuses ${path} (${code})`);
  }
}

/** What a path leads to; null where there is nothing. */
function foundAt(dataDir: string, path: string): Stats | null {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found) return found;
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw refused(dataDir, `cannot be used: ${path} is a link to ${readlinkSync(path)}, which does not exist`);
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (error instanceof StartError) throw error;
    // A file is in the place of a folder: the walk upwards comes to it.
    if (code === 'ENOTDIR') return null;
    throw refused(dataDir, `cannot be used: the system refuses ${path} (${code})`);
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const refused = (dataDir: string, why: string): StartError =>
  new StartError(`The data folder ${dataDir} ${why}. Set DATA_DIR to a folder that this user can write to.`);
