import { setTimeout as pause } from 'node:timers/promises';
import type { Records } from './database.ts';

const lock = "hashtextextended('stock import', 0)";

/**
 * Runs one import after the other over all processes: each replaces the whole index, so one that
 * comes in between is lost work. Rejects when the others take longer than `maxMs`, or `signal`
 * aborts first. The lock of a process that dies ends with its connection.
 */
export async function withImportLock<Result>(
  { pool }: Pick<Records, 'pool'>,
  maxMs: number,
  run: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const until = Date.now() + maxMs;
    for (;;) {
      signal?.throwIfAborted();
      const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`);
      if (rows[0]?.taken) break;
      if (Date.now() > until) throw new Error('Other imports took too long.');
      await pause(500, undefined, { signal });
    }
    return await run();
  } finally {
    await client.query(`select pg_advisory_unlock(${lock})`).catch(() => undefined);
    client.release();
  }
}
