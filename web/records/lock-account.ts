import { eq } from 'drizzle-orm';
import { accounts } from './account-tables.ts';
import type { Database } from './database.ts';

/** Locks an account until the transaction ends, so that requests at one moment cannot pass a limit together: each counts what the last one added. */
export async function lockAccount(transaction: Pick<Database, 'select'>, account: string): Promise<void> {
  await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account)).for('no key update');
}
