import type { BusyTime } from '@/domain/leads/booking-days.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';
import { read } from '@/web/content/read.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { busyTimes } from '@/web/records/bookings.ts';
import type { LeadServices } from './lead-services.ts';

/** What is taken at a site's locations (FORM-07), as of now. Rejects while the records are away. */
export const busyAt = (
  leads: Pick<LeadServices, 'records'>,
  { locations }: Pick<SiteContact, 'locations'>,
  now: number,
): Promise<BusyTime[]> =>
  busyTimes(
    leads.records.database,
    locations.map(({ id }) => id),
    now,
  );

/**
 * The same for a page, which is tagged by those locations. Never rejects: a page without it is not
 * stored, and each booking is checked when it is sent.
 */
export const busyOfPage = (
  leads: Pick<LeadServices, 'records'> | null,
  site: Pick<SiteContact, 'locations'>,
  now: number,
): Promise<BusyTime[]> =>
  leads
    ? read(
        site.locations.map(({ id }) => tags.bookings(id)),
        () => busyAt(leads, site, now),
      ).catch(() => [])
    : Promise.resolve([]);
