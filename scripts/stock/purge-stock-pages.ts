import { tags } from '@/web/platform/cache-tags.ts';
import { openRecords } from '@/web/records/database.ts';
import { createInvalidation } from '@/web/records/invalidation.ts';

/**
 * Notifies every instance that the stock of these sites changed: pages that show it are made anew.
 * Rejects when PostgreSQL is down.
 */
export async function purgeStockPages(recordsUrl: string, sites: readonly string[]): Promise<void> {
  const records = openRecords(recordsUrl, 1);
  try {
    await createInvalidation(records).publish(sites.map(tags.stock));
  } finally {
    await records.close();
  }
}
