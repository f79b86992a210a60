import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The process id in a cluster's own pid file, whether that process lives or not. */
async function writtenPid(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : null;
}

/**
 * Makes a cluster ready to start: a server that a killed supervisor left behind is stopped, and the pid file of a dead
 * one whose number another program got since (usual in containers) is removed, on which PostgreSQL would refuse.
 */
export async function clearPostmaster(cluster: string): Promise<void> {
  const pid = await writtenPid(cluster);
  if (pid === null || !isAlive(pid)) return;
  if (await isPostmasterOf(pid, cluster)) return stopPostmaster(pid);
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one, after which the log is replayed at the next start. */
async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!send(pid, signal)) return;
    if (await isGone(pid, 10_000)) return;
  }
  throw new Error(`The old PostgreSQL process ${pid} does not stop.`);
}

async function isGone(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 25) {
    if (!isAlive(pid)) return true;
    await pause(25);
  }
  return false;
}

const isAlive = (pid: number): boolean => send(pid, 0);

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const command = await commandLine(pid);
  return command.includes('postgres') && command.includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const requested = promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
  return requested.then(({ stdout }) => stdout).catch(() => '');
}
