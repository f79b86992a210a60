import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCommand } from '@/scripts/stock/import-command.ts';
import { instance } from './shop.ts';

const root = join(import.meta.dirname, '../..');

type Run = { code: number | null; out: string; err: string };

const variables = () => ({ ...process.env, DATA_DIR: instance().dataDir });

/** What `npm run stock:import -- …` does on the instance, in this process. */
export async function stockImport(args: string[]): Promise<Run> {
  const [out, err]: [string[], string[]] = [[], []];
  const print = { log: (line: string) => void out.push(line), error: (line: string) => void err.push(line) };
  const code = await importCommand({ args, variables: variables(), print });
  const text = (lines: string[]) => lines.map((line) => `${line}\n`).join('');
  return { code, out: text(out), err: text(err) };
}

/** The same as a process of its own; `meanwhile` may end it at its first words. */
export function startedImport(args: string[], meanwhile?: (child: ChildProcess) => void): Promise<Run> {
  const flags = ['--import', './scripts/alias.ts', 'scripts/stock/import.ts', ...args];
  const child = spawn(process.execPath, flags, { cwd: root, env: variables() });
  const run: Run = { code: null, out: '', err: '' };
  child.stdout.on('data', (piece) => (run.out += piece));
  child.stderr.on('data', (piece) => {
    if (run.err === '') meanwhile?.(child);
    run.err += piece;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...run, code })));
}

/** A file of these lines in a folder of its own. */
export async function feedFile(name: string, lines: readonly string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'feed-')), name);
  await writeFile(file, lines.join('\n'));
  return file;
}
