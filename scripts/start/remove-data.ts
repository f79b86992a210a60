import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemFolder } from '../../embedded/records/place.ts';
import { lockDataDir } from './data-lock.ts';
import { stopOrphans } from './pid-files.ts';
import { StartError } from './start-error.ts';

/**
 * Removes a data folder with everything in it, and its PostgreSQL cluster, which may be outside it:
 * the next start is a first one. Refuses a folder that is not one of Forecourt's, and one that is
 * in use.
 */
export async function removeData(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  if (!existsSync(join(dataDir, 'supervisor.lock'))) {
    throw new StartError(`${dataDir} is not a data folder of Forecourt: nothing was removed.`);
  }
  const lock = lockDataDir(dataDir, 0);
  await stopOrphans(join(dataDir, 'pids'));
  lock.release();
  await rm(dataDir, { recursive: true, force: true });
  await rm(systemFolder(dataDir), { recursive: true, force: true });
}
