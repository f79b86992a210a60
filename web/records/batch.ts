import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/**
 * A transaction whose statements join many rows. An import writes them within seconds, before the server has statistics of them: believing
 * the tables empty it would join row by row, for minutes.
 */
export function inBatch<Result>(
  database: Pick<Database, 'transaction'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_nestloop = off`);
    return work(transaction);
  });
}
