import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Report } from './child.ts';
import type { Situation } from './service-plans.ts';
import { writePrivate } from './services.ts';
import { StartError } from './start-error.ts';

type Store = 'content' | 'search';
type Seeded = Partial<Record<Store, string>>;

/**
 * Puts the demo dealers and their stock into embedded stores that never had them. The note of it is written at the
 * end: an interrupted seeding is done again, which overwrites its own documents only. Real engines are never seeded.
 */
export async function seedOnce(situation: Situation, report: Report, signal?: AbortSignal): Promise<void> {
  const { dataDir, external } = situation.configuration;
  const file = join(dataDir, 'seeded.json');
  const seeded = await readSeeded(file);
  const stores = (['content', 'search'] as const).filter((store) => !external[store] && !seeded[store]);
  if (stores.length === 0) return;
  report('putting in the demo dealers and their stock (first start only)');
  await runSeed(situation, stores, report, signal);
  const now = new Date().toISOString();
  await writePrivate(file, { ...seeded, ...Object.fromEntries(stores.map((store) => [store, now])) });
}

async function readSeeded(file: string): Promise<Seeded> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Seeded;
}

/** In a process of its own: what it reads and builds is needed once. */
function runSeed(
  { root, base, configuration }: Situation,
  stores: Store[],
  report: Report,
  signal?: AbortSignal,
): Promise<void> {
  const args = ['--import', './scripts/alias.ts', 'scripts/start/seed.ts', configuration.dataDir, ...stores];
  const child = spawn(process.execPath, args, { cwd: root, env: base, stdio: ['ignore', 'pipe', 'pipe'], signal });
  createInterface({ input: child.stdout }).on('line', report);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString('utf8')).slice(-8_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StartError(`The demo could not be put in:\n${complaints.trim()}`)),
    );
  });
}
