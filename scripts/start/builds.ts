import { spawn } from 'node:child_process';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSwitches } from '../generate/read-switches.ts';
import type { Report } from './child.ts';
import { childEnvironment } from './child-environment.ts';
import { identify } from './process-identity.ts';
import { sourceHash } from './source-hash.ts';
import { StartError } from './start-error.ts';

type Build = {
  title: string;
  /** What the result depends on, relative to the root. */
  sources: string[];
  /** What else it depends on, as text. */
  also?: () => string;
  /** Where finished builds are, each named by its prefix and the hash of its sources. */
  folder: string;
  prefix: string;
  command(unfinished: string): { args: string[]; env: Record<string, string> };
};

const shared = ['package-lock.json', 'tsconfig.json', 'domain', 'schemas', 'blocks'];
const maxBuilds = 2;

const web: Build = {
  title: 'the web app',
  sources: [...shared, 'parts', 'ui', 'web'],
  folder: 'web/.build',
  prefix: 'web-',
  command: (unfinished) => ({
    args: ['node_modules/next/dist/bin/next', 'build', 'web'],
    env: { WEB_DIST_DIR: unfinished.replace(/^web\//, ''), NEXT_TELEMETRY_DISABLED: '1' },
  }),
};

const studio: Build = {
  title: 'the studio',
  sources: [...shared, 'studio', 'sanity.config.ts', 'sanity.cli.ts'],
  also: () => readSwitches().join(' '),
  folder: '.build',
  prefix: 'studio-',
  command: (unfinished) => ({
    args: ['--import', './scripts/alias.ts', 'scripts/start/build-studio.ts', unfinished],
    env: {},
  }),
};

/** Next's build folder relative to `web/`, built if these sources have none. */
export async function webBuild(root: string, report: Report, signal?: AbortSignal): Promise<string> {
  return (await ensureBuild(root, web, report, signal)).replace(/^web\//, '');
}

/** The absolute folder of the studio's static files, built if these sources have none. */
export async function studioBuild(root: string, report: Report, signal?: AbortSignal): Promise<string> {
  return join(root, await ensureBuild(root, studio, report, signal));
}

/**
 * A build becomes visible by one rename: an interrupted one leaves nothing that could be served, and of two instances
 * that build at once the later one takes the earlier one's result.
 */
async function ensureBuild(root: string, build: Build, report: Report, signal?: AbortSignal): Promise<string> {
  const finished = `${build.folder}/${build.prefix}${await sourceHash(root, build.sources, build.also?.())}`;
  if (!(await isThere(join(root, finished)))) await make(root, build, finished, report, signal);
  const now = new Date();
  await utimes(join(root, finished), now, now);
  await removeOld(root, build, finished);
  return finished;
}

async function make(root: string, build: Build, finished: string, report: Report, signal?: AbortSignal): Promise<void> {
  report(`building ${build.title} (once for these sources)`);
  const begun = performance.now();
  const unfinished = `${build.folder}/unfinished-${build.prefix}${process.pid}`;
  await rm(join(root, unfinished), { recursive: true, force: true });
  await mkdir(join(root, dirname(unfinished)), { recursive: true });
  await run(root, build, unfinished, signal);
  await rename(join(root, unfinished), join(root, finished)).catch(async (error: unknown) => {
    if (!(await isThere(join(root, finished)))) throw error;
    await rm(join(root, unfinished), { recursive: true, force: true });
  });
  report(`built ${build.title} in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
}

function run(root: string, build: Build, unfinished: string, signal?: AbortSignal): Promise<void> {
  const { args, env } = build.command(unfinished);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...childEnvironment(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-20_000);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(signal?.aborted ? error : new StartError(`${build.title} cannot be built: ${error.message}`)),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StartError(`Building ${build.title} failed:\n${output.trim()}`)),
    );
  });
}

/**
 * Removes what interrupted builds left, and all finished ones but the two used last: going back to
 * an earlier version needs no build.
 */
async function removeOld(root: string, build: Build, current: string): Promise<void> {
  const folder = join(root, build.folder);
  const builds = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtimeMs })),
  );
  const finished = builds.filter(({ name }) => name.startsWith(build.prefix)).sort((a, b) => b.usedAt - a.usedAt);
  for (const { name } of finished.slice(maxBuilds)) {
    if (`${build.folder}/${name}` !== current) await rm(join(folder, name), { recursive: true, force: true });
  }
  await removeInterrupted(folder);
}

/**
 * Removes what interrupted builds of any kind left: their names end with the number of a process
 * that no longer runs.
 */
export async function removeInterrupted(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^unfinished-[a-z]+-(\d+)$/.exec(name)?.[1];
    if (pid && !identify(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
