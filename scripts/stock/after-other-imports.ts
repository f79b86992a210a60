import { openRecords } from '@/web/records/database.ts';
import { withImportLock } from '@/web/records/import-lock.ts';

/** Imports of others that one waits for. */
const maxWaitMs = 600_000;

/**
 * Runs what replaces the index, by hand, by a fetch or at a start, after what others have under way: the one that
 * ends first removes every older collection, also one that is still being filled. Not within itself.
 */
export async function afterOtherImports<Result>(
  recordsUrl: string,
  run: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const records = openRecords(recordsUrl, 1);
  try {
    return await withImportLock(records, maxWaitMs, run, signal);
  } finally {
    await records.close();
  }
}
