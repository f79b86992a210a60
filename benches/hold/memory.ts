import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a service of an instance holds in memory, megabytes. */
export async function memoryOf(dataDir: string, service: string): Promise<number> {
  const { pid }: { pid: number } = JSON.parse(await readFile(join(dataDir, 'pids', `${service}.json`), 'utf8'));
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout) / 1024);
}
