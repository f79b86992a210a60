import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import { guardPool } from './guarded-pool.ts';
import { makeTransactionsSafe } from './safe-transactions.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Records = { url: string; database: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * No statement of the product takes longer on a healthy database; one that does gives its
 * connection back. Milliseconds.
 */
const statementMs = 10_000;

/**
 * The one pool of a process on any PostgreSQL, embedded or managed (OPS-02): only `url` differs, e.g.
 * `postgres://user:password@host:5432/name?sslmode=require`. Connects at the first query.
 */
export function openRecords(url: string, poolSize = 10, circuit?: Pick<CircuitBreaker, 'run'>): Records {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    // For a server that no longer responds at all.
    query_timeout: statementMs + 2_000,
  });
  // An idle connection that the server closes is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // The same for one that is in a transaction, between two statements: the next statement rejects.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (circuit) guardPool(pool, circuit);
  const database = drizzle(pool);
  makeTransactionsSafe(database, pool, drizzle);
  return { url, pool, database, close: () => pool.end() };
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Null where the environment names no PostgreSQL. */
    records: Records | null;
  }
}
