import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { executable } from './binaries.ts';
import type { Place } from './place.ts';

export const owner = 'app';
export const databaseName = 'forecourt';
/** PostgreSQL's own messages in English: the supervisor reads its "ready" line. */
export const plainEnvironment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  LC_ALL: 'C',
  LANG: 'C',
  TZ: 'UTC',
  PATH: process.env.PATH,
};

/**
 * Makes the cluster if it is not there, and gives its owner `password` if the last start had another (keys lost or
 * changed). The cluster appears by one rename, so an interrupted first start leaves nothing half made. Call while no
 * server runs on it.
 */
export async function ensureCluster(place: Place, password: string): Promise<void> {
  if (!(await isThere(join(place.cluster, 'PG_VERSION')))) await makeCluster(place, password);
  const note = join(dirname(place.cluster), 'password.sha256');
  const digest = createHash('sha256').update(password).digest('hex');
  if ((await readFile(note, 'utf8').catch(() => '')) === digest) return;
  await singleUser(place, place.cluster, `ALTER ROLE ${owner} PASSWORD '${password.replaceAll("'", "''")}';`);
  await writeFile(note, digest, { mode: 0o600 });
}

async function makeCluster(place: Place, password: string): Promise<void> {
  const unfinished = `${place.cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(unfinished), { recursive: true });
  await initialise(place, unfinished, password);
  await singleUser(place, unfinished, `CREATE DATABASE ${databaseName};`);
  await rename(unfinished, place.cluster);
}

/** `builtin` C.UTF-8 sorts the same on every platform; checksums are initdb's default since 18. */
async function initialise(place: Place, cluster: string, password: string): Promise<void> {
  const secret = join(dirname(cluster), 'password');
  await writeFile(secret, password, { mode: 0o600 });
  if (place.user) await chown(secret, place.user.uid, place.user.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${owner}`, '--auth=scram-sha-256', `--pwfile=${secret}`];
  try {
    await run(place, 'initdb', ['-D', cluster, ...access, ...locale]);
  } finally {
    await rm(secret, { force: true });
  }
}

/** Single-user mode needs neither a port nor a client nor a password. One line is one command. */
const singleUser = (place: Place, cluster: string, command: string): Promise<void> =>
  run(place, 'postgres', ['--single', '-D', cluster, 'postgres'], `${command}\n`);

function run(place: Place, name: 'initdb' | 'postgres', args: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(executable(place.native, name), args, { cwd: '/', env: plainEnvironment, ...place.user });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
      });
    }
    child.on('error', (error) => reject(new Error(`PostgreSQL's ${name} cannot run: ${error.message}`)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`PostgreSQL's ${name} failed: ${output.trim()}`)),
    );
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
