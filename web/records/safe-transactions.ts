import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Gives `database` transactions that return every connection to the pool, and none that still is
 * inside a transaction. Drizzle's own never return one whose `begin` fails, and return one whose
 * `rollback` got no response: the next query of that connection would be rolled back with it.
 */
export function makeTransactionsSafe(
  database: NodePgDatabase,
  pool: Pick<pg.Pool, 'connect'>,
  within: (client: pg.PoolClient) => Pick<NodePgDatabase, 'transaction'>,
): void {
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    let begun = false;
    try {
      return await within(client).transaction((transaction) => {
        begun = true;
        return work(transaction);
      }, config);
    } finally {
      client.release(!begun || client.getTransactionStatus() !== 'I');
    }
  };
}
