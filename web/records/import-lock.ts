import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Records } from './database.ts';

const lock = "hashtextextended('stock import', 0)";

/** The turn of this import did not come: nothing was changed. */
export class ImportsTookTooLong extends Error {
  override readonly name = 'ImportsTookTooLong';
}

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
  let mayHold = false;
  try {
    const until = Date.now() + maxMs;
    for (;;) {
      signal?.throwIfAborted();
      mayHold = true;
      const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`);
      mayHold = rows[0]?.taken ?? false;
      if (mayHold) break;
      if (Date.now() > until) throw new ImportsTookTooLong('Other imports took too long.');
      await pause(500, undefined, { signal });
    }
    return await run();
  } finally {
    const isFree = !mayHold || (await unlocked(client));
    // The lock of a connection that could not give it back ends with the connection.
    client.release(!isFree);
  }
}

const unlocked = (client: pg.PoolClient): Promise<boolean> =>
  client.query(`select pg_advisory_unlock(${lock})`).then(
    () => true,
    () => false,
  );
