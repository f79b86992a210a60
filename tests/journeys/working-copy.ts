import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childEnvironment } from '@/scripts/start/child-environment.ts';
import type { Services } from '@/scripts/start/instance.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { until } from './shop.ts';

const root = join(import.meta.dirname, '..', '..');

export type WorkingCopy = {
  folder: string;
  /** Runs a program in the copy and gives its output; throws with the output when it fails. */
  run(program: string, ...args: string[]): string;
  /** The files that git calls changed or new. */
  changes(): string[];
  /** Starts an instance of the copy for developers, in an empty data folder: it compiles what is opened, and builds the studio alone. */
  start(): Promise<{ port: number; services: Services }>;
  /** Stops the instance and removes the copy. */
  remove(): Promise<void>;
};

/** The project's files as they are now, committed in a folder of their own, with the same packages beside them. */
export function workingCopy(name: string): WorkingCopy {
  const folder = join(root, '.build', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFiles(folder);
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  run('git', 'init', '--quiet');
  run('git', 'add', '--all');
  run(
    'git',
    '-c',
    'user.name=Journey',
    '-c',
    'user.email=journey@forecourt.example',
    'commit',
    '--quiet',
    '--message',
    'start',
  );
  copyPackages(folder);
  let started: ChildProcess | null = null;
  return {
    folder,
    run,
    changes: () =>
      run('git', 'status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3)),
    start: async () => {
      const port = await freePort();
      started = startChild(folder, port);
      return { port, services: await servicesOf(folder, port, started) };
    },
    remove: async () => {
      if (started) await stopped(started);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every file that git knows or would add, as it is on disk. */
function copyFiles(folder: string): void {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));
  const archive = execFileSync('tar', ['-cf', '-', '--null', '-T', '-'], {
    cwd: root,
    input: files.join('\0'),
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['-xf', '-'], { cwd: folder, input: archive });
}

/** Hard links where the disk can, which take no room and no time. */
function copyPackages(folder: string): void {
  try {
    execFileSync('cp', ['-al', join(root, 'node_modules'), folder], { stdio: 'ignore' });
  } catch {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    execFileSync('cp', ['-R', join(root, 'node_modules'), folder]);
  }
}

const environment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...childEnvironment({ ...process.env, ...more }),
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
});

function startChild(folder: string, port: number): ChildProcess {
  const env = environment({ PORT: String(port), DATA_DIR: '.data' });
  return spawn(process.execPath, ['scripts/start/main.ts', '--dev'], { cwd: folder, env, stdio: 'ignore' });
}

async function servicesOf(folder: string, port: number, child: ChildProcess): Promise<Services> {
  await until(
    'the copy to be up',
    async () => {
      if (child.exitCode !== null) throw new Error(`The copy ended with ${child.exitCode}.`);
      return fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    840_000,
  );
  return JSON.parse(readFileSync(join(folder, '.data', 'services.json'), 'utf8'));
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
