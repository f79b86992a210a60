import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Records = { url: string; database: Database; close(): Promise<void> };

/**
 * The one pool of a process on any PostgreSQL, embedded or managed (OPS-02): only `url` differs, e.g.
 * `postgres://user:password@host:5432/name?sslmode=require`. Connects at the first query.
 */
export function openRecords(url: string, poolSize = 10): Records {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, keepAlive: true, connectionTimeoutMillis: 5_000 });
  // An idle connection that the server closes is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return { url, database: drizzle(pool, { schema }), close: () => pool.end() };
}
