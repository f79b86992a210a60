import type { BusyTime } from '@/domain/leads/booking-days.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { read } from '@/web/content/read.ts';
import { tags } from '@/web/content/tags.ts';
import { busyTimes } from '@/web/records/bookings.ts';
import type { LeadServices } from './lead-services.ts';

/** What is taken at a site's locations (FORM-07), as of now. Rejects while the records are away. */
export const busyAt = (leads: LeadServices, { locations }: ResolvedSite, now: number): Promise<BusyTime[]> =>
  busyTimes(
    leads.records.database,
    locations.map(({ id }) => id),
    now,
  );

/** The same for a page, which is tagged by it. Never rejects: a page without it is not kept, and each booking is checked when it is sent. */
export const busyOfPage = (leads: LeadServices | null, site: ResolvedSite, now: number): Promise<BusyTime[]> =>
  leads ? read([tags.bookings(site.slug)], () => busyAt(leads, site, now)).catch(() => []) : Promise.resolve([]);
