import { type SQL, sql } from 'drizzle-orm';
import { visitFigure } from '@/domain/events/figure-batch.ts';
import { shopperEvents } from '@/domain/events/shopper-events.ts';
import type { Database } from './database.ts';

/** Cars of a site that are reported at most: the most viewed. */
const maxCarFigures = 5_000;

const { vehicleView, favourite, searchView, phone } = shopperEvents;
const counted = [visitFigure, vehicleView.id, favourite.id, searchView.id, phone.id];

/** `starts`: when each day begins, the oldest first, and last when the days end; epoch milliseconds. */
type Period = { site: string; starts: readonly number[] };
/** `place`: which of the days it is, from 0; as many as there are days for what came after them. */
export type DayCount = { place: number; event: number; detail: string; count: number };

const iso = (ms: number | undefined): string => new Date(ms ?? 0).toISOString();

async function rowsOf<Row extends Record<string, unknown>>(database: Database, query: SQL): Promise<Row[]> {
  return (await database.execute(query)).rows as Row[];
}

/** Counts by day of the events that panels show, from the counts by the hour. `now` in epoch milliseconds. */
export function dayCounts(database: Database, { site, starts }: Period, now: number): Promise<DayCount[]> {
  const edges = `{${starts.map(iso).join(',')}}`;
  return rowsOf(
    database,
    sql`select width_bucket(hour, ${edges}::timestamptz[]) - 1 as place, event, detail, sum(count)::int as count
        from figure_hours
        where site = ${site} and hour >= ${iso(starts[0])} and hour <= ${iso(now)} and event in ${counted}
        group by 1, 2, 3`,
  );
}

/** `views`, `saves`: of the second half of the days; `viewsBefore` of the first. */
export type CarCount = { slug: string; views: number; saves: number; viewsBefore: number };

/** Views and saves of a site's cars, from the counts by the day (UTC); `days` are in order and even in number. */
export function carCounts(database: Database, site: string, days: readonly string[]): Promise<CarCount[]> {
  const [first, middle, last] = [days[0], days[days.length / 2], days.at(-1)];
  const sum = (event: number, when: SQL) =>
    sql`coalesce(sum(count) filter (where event = ${event} and ${when}), 0)::int`;
  const later = sql`day >= ${middle}`;
  return rowsOf(
    database,
    sql`select car as slug, ${sum(vehicleView.id, later)} as views, ${sum(favourite.id, later)} as saves,
          ${sum(vehicleView.id, sql`day < ${middle}`)} as "viewsBefore"
        from figure_cars
        where site = ${site} and day >= ${first} and day <= ${last} and event in ${[vehicleView.id, favourite.id]}
        group by car order by 2 desc, car limit ${maxCarFigures}`,
  );
}

/** `isLater`: of the second half of the days. */
export type VitalCount = { isLater: boolean; vital: string; bucket: number; count: number };

/** LCP, INP and CLS of shoppers' browsers, as counts of values (figure-tables.ts). */
export function vitalCounts(database: Database, { site, starts }: Period): Promise<VitalCount[]> {
  const middle = starts[(starts.length - 1) / 2];
  return rowsOf(
    database,
    sql`select hour >= ${iso(middle)} as "isLater", vital, bucket, sum(count)::int as count from figure_vitals
        where site = ${site} and hour >= ${iso(starts[0])} and hour < ${iso(starts.at(-1))}
          and vital in ('LCP', 'INP', 'CLS')
        group by 1, 2, 3`,
  );
}

export type TermFigure = { phrase: string; searches: number; nothing: number };

/**
 * What shoppers typed on these days (UTC) and how often it found nothing: all phrases, of which a
 * day has 500 at most.
 */
export function termFigures(database: Database, site: string, days: readonly string[]): Promise<TermFigure[]> {
  return rowsOf(
    database,
    sql`select phrase, sum(searches)::int as searches, sum(nothing)::int as nothing from search_terms
        where site = ${site} and day >= ${days[0]} and day <= ${days.at(-1)}
        group by phrase order by 2 desc, 1`,
  );
}
