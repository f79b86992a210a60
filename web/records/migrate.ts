import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Any fixed number of ours: the key of the advisory lock under which one instance at a time migrates. */
const migrationLock = 7_210_415_063;

/**
 * Brings the database at `url` to this version's tables. Instances that start together wait for each other: the lock
 * belongs to a session, so locking and migrating share one connection and a killed migrator lets go of it.
 */
export async function migrateRecords(
  url: string,
  migrationsFolder = `${import.meta.dirname}/migrations`,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
