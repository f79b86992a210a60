import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Transactions that lock one name wait for each other, over all processes, each until it ends. Every
 * version of the program that runs beside another must lock the same names.
 */
export async function lockName(transaction: Pick<Transaction, 'execute'>, name: string | SQL): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
