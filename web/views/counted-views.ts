import { log, reason } from '@/web/front/log.ts';
import { viewsOf } from '@/web/records/vehicle-views.ts';
import { services } from '@/web/services.ts';

/** How often people looked at a vehicle on a site, as far as counted; 0 while the records are away, since the page stands without. */
export async function countedViews(site: string, slug: string): Promise<number> {
  const { records } = services();
  if (!records) return 0;
  try {
    return await viewsOf(records.database, site, slug);
  } catch (error) {
    log('warn', 'views-not-read', { reason: reason(error) });
    return 0;
  }
}
