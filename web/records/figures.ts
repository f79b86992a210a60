import { sql } from 'drizzle-orm';
import type { FigureBatch, VitalFigure } from '@/domain/events/figure-batch.ts';
import type { Database } from './database.ts';
import { dayMs, dayOf } from './utc-day.ts';

/** A batch with the site on whose host it arrived, and when, epoch milliseconds. */
export type SiteBatch = FigureBatch & { site: string; arrivedAt: number };

/** `batch`: its id. */
type StoredBatch = { site: string; batch: string };

/**
 * Vehicles that are counted at most for a site and day without a view in the records: a client can
 * make up any number of them. A new vehicle's first view is in the records half a minute later
 * (web/views).
 */
export const maxUnseenCars = 500;

/**
 * Stores batches and adds them to the counts by hour, vehicle and vital, in one statement: all of
 * it or nothing. An entry that is stored already, of today or of yesterday, counts no second time.
 * Days must have their partitions. Resolves to those batches that were stored now. Rejects when the
 * records are away.
 */
export async function addFigures(
  database: Pick<Database, 'execute'>,
  batches: readonly SiteBatch[],
): Promise<StoredBatch[]> {
  const rows = batches.flatMap(rowsOf);
  if (rows.length === 0) return [];
  // By the whole beginning of the key, so that a day of millions is not read for it.
  const batchIds = [...new Set(batches.map(({ id }) => id))];
  const sites = [...new Set(batches.map(({ site }) => site))];
  const daysBefore = [...new Set(rows.map(({ day }) => dayOf(Date.parse(day) - dayMs)))];
  // Counts are added in one order, so that two processes never wait for each other in a circle.
  const { rows: stored } = await database.execute<StoredBatch>(sql`
    with sent as (
      select distinct on (day, site, batch, entry) * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(
        day date, site text, batch uuid, entry smallint, at timestamptz, page text, device text,
        event smallint, detail text, car text, vital text, value real, bucket smallint)
    ), former as materialized (
      select distinct site, batch from figure_events
      where day in ${daysBefore} and site in ${sites} and batch in ${batchIds}
    ), fresh as (
      insert into figure_events (day, site, batch, entry, at, page, device, event, detail, car, vital, value)
      select day, site, batch, entry, at, page, device, event, detail, car, vital, value from sent
      where (site, batch) not in (select site, batch from former)
      on conflict do nothing
      returning day, site, batch, entry, at, page, device, event, detail, car, vital
    ), hours as (
      insert into figure_hours as kept (site, hour, event, page, detail, count)
      select site, date_trunc('hour', at, 'UTC'), event, page, detail, count(*) from fresh where event is not null
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (site, hour, event, page, detail) do update set count = kept.count + excluded.count
    ), car_counts as (
      select site, (at at time zone 'UTC')::date as day, car, event, count(*) as count from fresh
      where event is not null and car <> '' group by 1, 2, 3, 4
    ), unseen as (
      select distinct site, day, car from car_counts c
      where not exists (select from vehicle_views v where v.site = c.site and v.slug = c.car)
        and not exists (select from figure_cars k where k.site = c.site and k.day = c.day and k.car = c.car)
    ), held as (
      select k.site, k.day, count(distinct k.car) as cars from figure_cars k
      where (k.site, k.day) in (select site, day from unseen)
        and not exists (select from vehicle_views v where v.site = k.site and v.slug = k.car)
      group by 1, 2
    ), refused as (
      select site, day, car from (
        select site, day, car, coalesce(cars, 0) + row_number() over (partition by site, day order by car) as place
        from unseen left join held using (site, day)
      ) placed where place > ${maxUnseenCars}
    ), cars as (
      insert into figure_cars as kept (site, day, car, event, count)
      select site, day, car, event, count from car_counts c
      where not exists (select from refused r where r.site = c.site and r.day = c.day and r.car = c.car)
      order by 1, 2, 3, 4
      on conflict (site, day, car, event) do update set count = kept.count + excluded.count
    ), vitals as (
      insert into figure_vitals as kept (site, hour, vital, page, device, bucket, count)
      select fresh.site, date_trunc('hour', fresh.at, 'UTC'), fresh.vital, fresh.page, fresh.device, sent.bucket, count(*)
      from fresh join sent using (day, site, batch, entry) where fresh.event is null
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
      on conflict (site, hour, vital, page, device, bucket) do update set count = kept.count + excluded.count
    )
    select distinct site, batch from fresh`);
  return stored;
}

function rowsOf({ id, site, arrivedAt, page, device, events, vitals }: SiteBatch) {
  const shared = { day: dayOf(arrivedAt), site, batch: id, page, device };
  const none = { event: null, detail: '', car: '', vital: '', value: 0, bucket: 0 };
  const at = (age: number) => new Date(arrivedAt - age).toISOString();
  return [
    ...events.map(({ event, detail, car, age }) => ({ ...none, event, detail, car, at: at(age) })),
    ...vitals.map((figure) => ({
      ...none,
      vital: figure.vital,
      value: figure.value,
      bucket: bucketOf(figure),
      at: at(figure.age),
    })),
  ].map((row, entry) => ({ ...shared, entry, ...row }));
}

/** Values a tenth apart share a bucket: a percentile read from them is right within 5 %. */
export const bucketOf = ({ vital, value }: Pick<VitalFigure, 'vital' | 'value'>): number =>
  Math.round(Math.log(Math.max(1, vital === 'CLS' ? value * 1_000 : value)) / Math.log(1.1));
