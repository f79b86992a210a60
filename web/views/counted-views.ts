import { log, reason } from '@/web/platform/log.ts';
import type { Records } from '@/web/records/database.ts';
import { viewsOf } from '@/web/records/vehicle-views.ts';

/** How often people looked at a vehicle on a site, as far as counted; 0 while the records are away, since the page is shown without. */
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
