import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';
import { writePrivate } from './services.ts';

type Recorded = ProcessIdentity & { stopSignal: NodeJS.Signals };

/**
 * Notes a child, so that the next supervisor can distinguish an orphan of this one from another
 * process with the same number.
 */
export async function recordChild(
  folder: string,
  name: string,
  pid: number,
  stopSignal: NodeJS.Signals,
): Promise<void> {
  const identity = identify(pid);
  if (!identity) return;
  await mkdir(folder, { recursive: true });
  await writePrivate(join(folder, `${name}.json`), { ...identity, stopSignal } satisfies Recorded);
}

export const forgetChild = (folder: string, name: string): Promise<void> =>
  rm(join(folder, `${name}.json`), { force: true });

/** Stops what a killed supervisor left running, after 5 s with SIGKILL. Returns the names of what it had to stop. */
export async function stopOrphans(folder: string): Promise<string[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  const stopped = await Promise.all(files.map((file) => stopOrphan(join(folder, file))));
  return files.filter((_, index) => stopped[index]).map((file) => file.replace(/\.json$/, ''));
}

/** Whether a process is the child of that name of this folder's instance. */
export async function isChild(folder: string, name: string, pid: number): Promise<boolean> {
  const recorded = await readRecord(join(folder, `${name}.json`));
  return recorded?.pid === pid && isRunning(recorded);
}

async function stopOrphan(file: string): Promise<boolean> {
  const recorded = await readRecord(file);
  const isOrphan = recorded !== null && isRunning(recorded);
  if (isOrphan) await stop(recorded);
  await rm(file, { force: true });
  return isOrphan;
}

async function readRecord(file: string): Promise<Recorded | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Recorded;
  } catch {
    return null;
  }
}

async function stop(orphan: Recorded): Promise<void> {
  send(orphan.pid, orphan.stopSignal);
  for (let waited = 0; waited < 5_000 && isRunning(orphan); waited += 25) await pause(25);
  if (isRunning(orphan)) send(orphan.pid, 'SIGKILL');
  while (isRunning(orphan)) await pause(25);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the check and the signal.
  }
}
