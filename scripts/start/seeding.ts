import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { vehicleCollection } from '../../domain/stock/collection.ts';
import type { Report } from './child.ts';
import type { Situation } from './service-plans.ts';
import { jsonOf, nothingAt, writePrivate } from './services.ts';
import { StartError } from './start-error.ts';

type Store = 'content' | 'search';
/** When each store was filled, and a hash of the fields that the search has. */
type Seeded = Partial<Record<Store | 'fields', string>>;

/**
 * Puts the demo dealers and their stock into embedded stores that never had them, and rebuilds an
 * embedded search whose fields have changed since. The note of it is written at the end: an
 * interrupted seeding is done again, which overwrites its own documents only. Real engines are
 * never seeded.
 */
export async function seedOnce(situation: Situation, report: Report, signal?: AbortSignal): Promise<void> {
  const { dataDir, external } = situation.configuration;
  const file = join(dataDir, 'seeded.json');
  const seeded = await readSeeded(file);
  const stores = (['content', 'search'] as const).filter((store) => !external[store] && !seeded[store]);
  const fields = createHash('sha256')
    .update(JSON.stringify(vehicleCollection('vehicles')))
    .digest('hex')
    .slice(0, 16);
  if (stores.length === 0 && (external.search || seeded.fields === fields)) return;
  if (!external.search && seeded.search && seeded.fields !== fields) {
    report('making the search anew for fields that it did not have before');
    await run(situation, ['scripts/stock/reindex.ts'], report, signal);
  }
  if (stores.length > 0) report('putting in the demo dealers and their stock (first start only)');
  if (stores.length > 0)
    await run(situation, ['scripts/start/seed.ts', situation.configuration.dataDir, ...stores], report, signal);
  const now = new Date().toISOString();
  await writePrivate(file, { ...seeded, fields, ...Object.fromEntries(stores.map((store) => [store, now])) });
}

const notes = z.strictObject({
  content: z.string().optional(),
  search: z.string().optional(),
  fields: z.string().optional(),
});

/** Throws a StartError for a note that is broken: seeding once more would undo what staff changed. */
export async function readSeeded(file: string): Promise<Seeded> {
  const text = await readFile(file, 'utf8').catch(nothingAt);
  if (text === null) return {};
  const read = notes.safeParse(jsonOf(text));
  if (read.success) return read.data as Seeded;
  throw new StartError(
    `${file} is broken or half-written. It notes that the demo was put in: write {"content":"done","search":"done"} into it where that is so, or remove it to have the demo put in again.`,
  );
}

/** In a process of its own: what it reads and builds is needed once. */
function run(
  { root, base, configuration }: Situation,
  script: readonly string[],
  report: Report,
  signal?: AbortSignal,
): Promise<void> {
  const args = ['--import', './scripts/alias.ts', ...script];
  const env = { ...base, DATA_DIR: configuration.dataDir };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], signal });
  createInterface({ input: child.stdout }).on('line', report);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString('utf8')).slice(-8_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StartError(`The stock could not be put in:\n${complaints.trim()}`)),
    );
  });
}
