import { chosenLocations } from '@/domain/locations/location-choice.ts';
import type { SiteContact, SiteIdentity } from '@/domain/site/site-parts.ts';
import type { StartReport } from '@/domain/site/start-report.ts';
import { listBookings } from '@/web/records/booking-desk.ts';
import type { Database } from '@/web/records/database.ts';
import { listHolds, stuckHolds } from '@/web/records/hold-desk.ts';
import { countLeads, oldestNew } from '@/web/records/lead-counts.ts';
import { missingOf } from '@/web/records/missing-pages.ts';
import { dayMs } from '@/web/records/utc-day.ts';
import { readFigures } from './read-figures.ts';
import { startReport } from './start-report.ts';

type OfSite = Pick<SiteIdentity & SiteContact, 'slug' | 'locations'>;

/** What waits for a person on a site, and its last week; every query names the site. */
export async function readStart(database: Database, site: OfSite, now: number): Promise<StartReport> {
  const { slug } = site;
  const locations = site.locations.map(({ id }) => id);
  const [summary, leads, oldest, stuck, held, list, missing] = await Promise.all([
    readFigures(database, site, now),
    countLeads(database, slug),
    oldestNew(database, slug),
    stuckHolds(database, slug),
    listHolds(database, slug, 'held'),
    listBookings(database, { site: slug, locations }),
    missingOf(database, slug, now),
  ]);
  const ending = held.filter(({ state, endsAt }) => state === 'held' && endsAt.getTime() - now < dayMs);
  const place = chosenLocations(site.locations, 'primary')[0]?.name ?? '';
  return startReport({ summary, leads, oldest, stuck, ending, bookings: list.taken, missing, place, now });
}
