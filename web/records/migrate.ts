import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any fixed number: the key of the advisory lock under which one instance at a time migrates. */
const migrationLock = 7_210_415_063;

/** For another instance's migration; behind a session that hangs the caller tries again. */
const lockTimeoutMs = 60_000;

/**
 * Brings the database at `url` to this version's tables. Instances that start together wait for each other: the lock
 * belongs to a session, so locking and migrating share one connection and a killed migrator lets go of it.
 */
export async function migrateRecords(
  url: string,
  migrationsFolder = `${import.meta.dirname}/migrations`,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    lock_timeout: lockTimeoutMs,
  });
  // Between two statements a lost connection has no other listener; the next statement rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
