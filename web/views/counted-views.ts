import { log, reason } from '@/web/platform/log.ts';
import type { Records } from '@/web/records/database.ts';
import { viewsOf } from '@/web/records/vehicle-views.ts';

/** The counted views of a vehicle on a site; 0 if the records are unavailable. */
export async function countedViews(
  records: Pick<Records, 'database'> | null,
  site: string,
  slug: string,
): Promise<number> {
  if (!records) return 0;
  try {
    return await viewsOf(records.database, site, slug);
  } catch (error) {
    log('warn', 'views-not-read', { reason: reason(error) });
    return 0;
  }
}
