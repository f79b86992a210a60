import { log, reason } from '@/web/platform/log.ts';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';
import type { SnapshotStore } from '@/web/records/content-snapshots.ts';

/**
 * Reads the sites by `load` and keeps the newest in the records for a later start while content is away. On a database's first start the
 * sites are there before its tables are: keeping waits for `tables`, reading does not.
 */
export function withSiteSnapshots(
  load: () => Promise<SiteRecord[]>,
  snapshots: Pick<SnapshotStore, 'save'>,
  tables: Promise<void>,
): () => Promise<SiteRecord[]> {
  let newest: SiteRecord[] = [];
  const save = async () => {
    await tables;
    await snapshots.save('sites', newest);
  };
  return async () => {
    newest = await load();
    save().catch((error: unknown) => log('warn', 'sites-not-kept', { reason: reason(error) }));
    return newest;
  };
}
