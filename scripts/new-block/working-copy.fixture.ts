import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { childEnvironment } from '@/scripts/start/child-environment.ts';

const root = join(import.meta.dirname, '..', '..');

export type WorkingCopy = {
  folder: string;
  /** Runs a program in the copy and gives its output; throws with the output when it fails. */
  run(program: string, ...args: string[]): string;
  /** The files that were changed, added or removed. */
  changes(): string[];
  remove(): void;
};

/** The project's files as they are now in a folder of their own, with the same packages beside them. */
export function workingCopy(name: string): WorkingCopy {
  const folder = join(root, '.build', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copied = copyFiles(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    folder,
    run,
    changes: () =>
      [...new Set([...copied, ...filesOf(folder)])].filter((file) => !isSame(join(folder, file), join(root, file))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const ignored = new Set(['node_modules', '.build', '.data']);

const filesOf = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, exclude: (name) => ignored.has(basename(name)) }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );

const isSame = (file: string, other: string): boolean =>
  existsSync(file) &&
  existsSync(other) &&
  statSync(file).size === statSync(other).size &&
  readFileSync(file).equals(readFileSync(other));

/** Copies every file that git knows or would add, as it is on disk. Returns their paths. */
function copyFiles(folder: string): string[] {
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
  return files;
}

const environment = (): NodeJS.ProcessEnv => ({
  ...childEnvironment(process.env),
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
});
