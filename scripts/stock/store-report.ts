import { basename } from 'node:path';
import type { ImportRecord } from '@/domain/stock/imports/import-record.ts';
import { recordOfUnreadable } from '@/domain/stock/imports/records-of-import.ts';
import { openRecords } from '@/web/records/database.ts';
import { storeImports } from '@/web/records/stock-imports.ts';
import { contentService } from '../content/service.ts';
import { dealershipOfSite, feedDealerships } from './feed-dealerships.ts';
import type { FeedUnreadable } from './feed-unreadable.ts';
import { stockServices } from './stock-services.ts';

/** Stores what staff read of an import in the studio. Whether that works changes nothing about the import: a failure is a sentence. */
export async function storeReport(url: string, records: readonly ImportRecord[], now: number): Promise<string | null> {
  const opened = openRecords(url, 1);
  try {
    await storeImports(opened.database, records, now);
    return null;
  } catch (error) {
    return `The studio will not show this import: its report could not be stored (${causeOf(error)}).`;
  } finally {
    await opened.close();
  }
}

/** The query and all its values are in the message of the error itself. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message.slice(0, 200) : String(cause).slice(0, 200);
}

/** Stores that a file was no feed. Where nothing runs yet there is nowhere to store it, and the file's own fault is what matters. */
export async function storeUnreadable(
  variables: Record<string, string | undefined>,
  file: string,
  dealer: string | undefined,
  error: FeedUnreadable,
): Promise<void> {
  try {
    const { client } = await contentService(variables);
    const { recordsUrl } = await stockServices(variables);
    const dealership = dealer ? dealershipOfSite(await feedDealerships(client), dealer) : null;
    const reason = error.message.replaceAll(file, basename(file));
    await storeReport(recordsUrl, [recordOfUnreadable(basename(file), dealership, reason)], Date.now());
  } catch {
    return;
  }
}
