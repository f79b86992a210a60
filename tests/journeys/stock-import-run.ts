import { spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instance } from './shop.ts';

const root = join(import.meta.dirname, '../..');

type Run = { code: number | null; out: string; err: string };

/** `npm run stock:import -- …` on the instance; `killAfterMs` is a power cut. */
export function stockImport(args: string[], killAfterMs?: number): Promise<Run> {
  const flags = ['--import', './scripts/alias.ts', 'scripts/stock/import.ts', ...args];
  const env = { ...process.env, DATA_DIR: instance().dataDir };
  const child = spawn(process.execPath, flags, { cwd: root, env });
  const run: Run = { code: null, out: '', err: '' };
  child.stdout.on('data', (piece) => (run.out += piece));
  child.stderr.on('data', (piece) => (run.err += piece));
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return new Promise((resolve) => child.once('exit', (code) => resolve({ ...run, code })));
}

/** A file of these lines in a folder of its own. */
export async function feedFile(name: string, lines: readonly string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'feed-')), name);
  await writeFile(file, lines.join('\n'));
  return file;
}
