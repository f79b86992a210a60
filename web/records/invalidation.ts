import { sql } from 'drizzle-orm';
import { log, reason } from '@/web/platform/log.ts';
import type { Database, Records } from './database.ts';
import { listen } from './listen.ts';
import { migrateRecords } from './migrate.ts';
import { publishLog } from './schema.ts';

/** Why tags became stale. A webhook's idempotency key makes its repetition do nothing. */
export type PublishCause = { idempotencyKey?: string; documentId?: string; transactionId?: string };

export type Invalidation = {
  /**
   * Notifies every instance, this one included, that the data behind `tags` changed. Throws when
   * PostgreSQL is down.
   */
  publish(tags: string[], cause?: PublishCause): Promise<void>;
  /** Calls `fn` for every publish of any instance. What a lost connection missed is delivered when it is back. */
  subscribe(fn: (tags: string[]) => void): Promise<() => Promise<void>>;
};

const purgeChannel = 'forecourt_purge';

/**
 * For clocks that differ, and a transaction that was still open when the connection broke; purging
 * twice is harmless.
 */
const overlapSeconds = 60;
const pruneEveryMs = 24 * 3_600_000;

/**
 * Fan-out over PostgreSQL's LISTEN and NOTIFY (PLUS-07). Listening first brings the database to
 * this version's tables.
 */
export function createInvalidation(records: Records): Invalidation {
  return {
    publish: (tags, cause) => announceIn(records.database, tags, cause),
    async subscribe(fn) {
      await migrateRecords(records.url);
      const stop = await listen({
        url: records.url,
        channel: purgeChannel,
        onMessage: async (id) => deliver(await tagsOf(records.database, Number(id)), fn),
        onReturn: async (awaySeconds) => deliver(await tagsSince(records.database, awaySeconds), fn),
      });
      const stopPruning = startPruning(records.database);
      return async () => {
        await stopPruning();
        await stop();
      };
    },
  };
}

/**
 * Log row and notification in one statement: either both happen or none. The notification carries the row's number
 * and not the tags, because a payload ends at 8,000 bytes and a template's publish may name a thousand sites.
 * Within a transaction nothing is announced that is not committed.
 */
export async function announceIn(
  database: Pick<Database, 'execute'>,
  tags: string[],
  cause: PublishCause = {},
): Promise<void> {
  const { idempotencyKey = null, documentId = null, transactionId = null } = cause;
  const list = sql`array(select jsonb_array_elements_text(${JSON.stringify(tags)}::jsonb))`;
  await database.execute(sql`
    with logged as (
      insert into ${publishLog} (idempotency_key, document_id, transaction_id, tags)
      values (${idempotencyKey}, ${documentId}, ${transactionId}, ${list})
      on conflict (idempotency_key) do nothing
      returning id
    )
    select pg_notify(${purgeChannel}, id::text) from logged`);
}

async function tagsOf(database: Database, id: number): Promise<string[]> {
  const rows = await database.select({ tags: publishLog.tags }).from(publishLog).where(sql`id = ${id}`);
  return rows.flatMap(({ tags }) => tags);
}

async function tagsSince(database: Database, awaySeconds: number): Promise<string[]> {
  const since = sql`received_at > now() - make_interval(secs => ${awaySeconds + overlapSeconds})`;
  const rows = await database.select({ tags: publishLog.tags }).from(publishLog).where(since);
  return [...new Set(rows.flatMap(({ tags }) => tags))];
}

function deliver(tags: string[], fn: (tags: string[]) => void): void {
  if (tags.length > 0) fn(tags);
}

/** Removes log rows that no instance can still be waiting for: at boot, then daily. */
function startPruning(database: Database): () => Promise<void> {
  const prune = () =>
    database
      .delete(publishLog)
      .where(sql`received_at < now() - interval '30 days'`)
      .then(
        () => undefined,
        (error: unknown) => log('warn', 'publish-log-not-pruned', { reason: reason(error) }),
      );
  let pruning = prune();
  const timer = setInterval(() => {
    pruning = prune();
  }, pruneEveryMs).unref();
  return () => {
    clearInterval(timer);
    return pruning;
  };
}
