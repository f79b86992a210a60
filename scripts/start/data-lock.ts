import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from './error-text.ts';
import { StartError } from './start-error.ts';
import { makeDataFolder } from './usable-folder.ts';

/** A connection without a reference is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process. The lock is SQLite's own on a file: the kernel lets go of it however the
 * process ends, which a file that merely exists cannot promise. Throws a StartError that names the holder.
 */
export function lockDataDir(dataDir: string, port: number): { release(): void } {
  makeDataFolder(dataDir);
  const database = new DatabaseSync(join(dataDir, 'supervisor.lock'));
  const holder = join(dataDir, 'supervisor.json');
  try {
    database.exec('pragma busy_timeout = 200; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    database.close();
    if (!/locked|busy/.test(messageOf(error))) throw error;
    throw new StartError(
      `The data folder ${dataDir} is in use${describe(holder)}. Stop that one, or give this one a DATA_DIR of its own.`,
    );
  }
  writeFileSync(holder, JSON.stringify({ pid: process.pid, port }), { mode: 0o600 });
  held.add(database);
  return {
    release: () => {
      if (held.delete(database)) database.close();
    },
  };
}

function describe(holder: string): string {
  try {
    const { pid, port }: { pid: number; port: number } = JSON.parse(readFileSync(holder, 'utf8'));
    return ` by another Forecourt (process ${pid}, port ${port})`;
  } catch {
    return '';
  }
}
