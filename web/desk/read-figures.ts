import { mainTimeZone } from '@/domain/locations/location-choice.ts';
import { isTimeZone } from '@/domain/locations/location-zone.ts';
import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';
import type { SiteContact, SiteIdentity } from '@/domain/site/site-parts.ts';
import type { Database } from '@/web/records/database.ts';
import { carCounts, dayCounts, termFigures, vitalCounts } from '@/web/records/figure-report.ts';
import { leadFigures, reservationTimes } from '@/web/records/lead-figures.ts';
import { type FigureSummary, figureSummary } from './figure-summary.ts';
import { figureWeeks } from './figure-weeks.ts';

type OfSite = Pick<SiteIdentity & SiteContact, 'slug' | 'locations'>;

/** The dealer's own clock. */
export function zoneOf(site: Pick<SiteContact, 'locations'>): string {
  const zone = mainTimeZone(site);
  return isTimeZone(zone) ? zone : usualTimeZone;
}

/** Two weeks of one site's figures; every query names the site and reads counts of these days alone. */
export async function readFigures(database: Database, site: OfSite, now: number): Promise<FigureSummary> {
  const weeks = figureWeeks(now, zoneOf(site));
  const { starts, days, daysBefore } = weeks;
  const period = { site: site.slug, starts };
  const span = { from: starts[0] ?? now, to: starts.at(-1) ?? now };
  const [counts, cars, vitals, terms, leads, reservations] = await Promise.all([
    dayCounts(database, period, now),
    carCounts(database, site.slug, [...daysBefore, ...days]),
    vitalCounts(database, period),
    termFigures(database, site.slug, days),
    leadFigures(database, site.slug, span),
    reservationTimes(database, site.slug, span),
  ]);
  return figureSummary({ weeks, counts, cars, vitals, terms, leads, reservations });
}
