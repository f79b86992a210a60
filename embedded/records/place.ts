import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { copyBinaries, executable, installedBinaries, linkLibraries } from './binaries.ts';

type SystemUser = { uid: number; gid: number };

/** Where one cluster lives and who runs it. `user` is null unless we are root, whom PostgreSQL refuses. */
export type Place = { native: string; cluster: string; user: SystemUser | null };

const systemRoot = '/var/lib/forecourt';

/** The folder that serves a data folder which an unprivileged user cannot reach (as root only). */
export const systemFolder = (dataDir: string): string =>
  join(systemRoot, createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16));

/**
 * Finds a home for the cluster of `dataDir`: inside it, or, as root under a folder closed to others (a checkout in
 * /root), in a system folder. Only `dataDir` itself may get its traverse bit set; folders above are not touched.
 */
export async function choosePlace(dataDir: string): Promise<Place> {
  const native = installedBinaries();
  await linkLibraries(native).catch(() => undefined);
  if (process.getuid?.() !== 0) return { native, cluster: join(dataDir, 'records', 'cluster'), user: null };
  const cluster = await reachableCluster(dataDir, await unprivilegedUser());
  const user = await ownerOf(cluster);
  return { native: await runnableBinaries(native, user), cluster, user };
}

/** The owner of the cluster, or of the folder that shall hold it: a cluster once made by another user keeps its owner. */
async function ownerOf(cluster: string): Promise<SystemUser> {
  const { uid, gid } = await stat(cluster).catch(() => stat(dirname(cluster)));
  return { uid, gid };
}

async function reachableCluster(dataDir: string, user: SystemUser): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const { mode } = await stat(dataDir);
  await chmod(dataDir, (mode & 0o777) | 0o001);
  const parent = canEnter(dataDir, user) ? join(dataDir, 'records') : systemFolder(dataDir);
  await mkdir(parent, { recursive: true, mode: 0o755 });
  if ((await stat(parent)).uid === 0) await chown(parent, user.uid, user.gid);
  return join(parent, 'cluster');
}

async function runnableBinaries(native: string, user: SystemUser): Promise<string> {
  if (canRun(native, user)) return native;
  const version = createHash('sha256').update(native).digest('hex').slice(0, 8);
  const copy = join(systemRoot, `postgresql-${version}`);
  await mkdir(systemRoot, { recursive: true, mode: 0o755 });
  await copyBinaries(native, copy);
  return copy;
}

const canRun = (native: string, user: SystemUser): boolean =>
  spawnSync(executable(native, 'postgres'), ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;

/** Checked by the kernel instead of reading mode bits: access lists and mounts count too. */
const canEnter = (folder: string, user: SystemUser): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;

async function unprivilegedUser(): Promise<SystemUser> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('PostgreSQL refuses to run as root and this system has no user postgres or nobody.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}
