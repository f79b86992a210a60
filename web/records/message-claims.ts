import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { messageClaims } from './hold-tables.ts';

/** Longer than the messages of one hold take; after it the process that claimed them is taken for dead. */
const claimSeconds = 300;

/**
 * Sends messages while no other process sends those of the same id, so that a shopper gets each
 * once: jobs, webhooks and the sweep may come to them at one moment. `send` has to read what is
 * unsent by itself, after the claim. False, and nothing is sent, where another process does so now:
 * it may not see what was written since, so callers try again later. Rejects as `send` does.
 */
export async function sendClaimed(database: Database, id: string, send: () => Promise<void>): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${claimSeconds})`;
  const claims = await database
    .insert(messageClaims)
    .values({ id, until })
    .onConflictDoUpdate({ target: messageClaims.id, set: { until }, setWhere: lt(messageClaims.until, sql`now()`) })
    .returning();
  if (claims.length === 0) return false;
  try {
    await send();
  } finally {
    await database.delete(messageClaims).where(eq(messageClaims.id, id));
  }
  return true;
}
