import { sql } from 'drizzle-orm';
import type { WatchedState } from '@/domain/accounts/alerts/watched-car.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import { type Look, withinLook } from './alert-looks.ts';
import { inBatch } from './batch.ts';
import type { Database } from './database.ts';

/** Rows that one statement looks at or writes; memory stays bounded whatever a site has. */
const carsAtOnce = 200;
const searchesAtOnce = 50;
/** A vehicle that was listed longer ago is not new to a search. */
const newDays = 30;

/** The next vehicles of a site that a shopper with alerts has saved, after `last`. */
export async function watchedCars(database: Database, site: string, last: string): Promise<string[]> {
  const { rows } = await inBatch(database, (batch) =>
    batch.execute<{ car: string }>(sql`
    select distinct s.car from saved_cars s
    join alert_consents c on c.account = s.account and c.ended_at is null
    where s.site = ${site} and s.car > ${last} and c.kinds && array['price', 'sold', 'back']
    order by s.car limit ${carsAtOnce}`),
  );
  return rows.map(({ car }) => car);
}

/**
 * Compares vehicles with what the last look found for each person, and writes the alerts of what
 * changed with the present state, in one transaction: a change is found once. False where a newer
 * look has begun.
 */
export function writeChanges(database: Database, look: Look, states: readonly WatchedState[]): Promise<boolean> {
  return withinLook(database, look, async (transaction) => {
    await transaction.execute(sql`
      with now_is as (
        select * from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
          as v(car text, availability text, "priceCents" integer, "priceType" text)
      ), before as (
        select s.account, s.car, s.seen->>'name' as name, s.saved_at, s.alerted_availability is null as is_first,
          coalesce(s.alerted_availability, s.seen->>'availability') as availability,
          coalesce(s.alerted_cents, (s.seen->>'priceCents')::integer) as cents,
          coalesce(s.alerted_price_type, v."priceType") as price_type,
          v.availability as new_availability,
          case v.availability when 'gone' then coalesce(s.alerted_cents, (s.seen->>'priceCents')::integer) else v."priceCents" end as new_cents,
          case v.availability when 'gone' then coalesce(s.alerted_price_type, '') else v."priceType" end as new_price_type,
          c.kinds, c.agreed_at
        from saved_cars s
        join now_is v on v.car = s.car
        join alert_consents c on c.account = s.account and c.ended_at is null
        where s.site = ${look.site}
          and (s.alerted_availability, s.alerted_cents, s.alerted_price_type)
            is distinct from (v.availability, case v.availability when 'gone' then s.alerted_cents else v."priceCents" end,
              case v.availability when 'gone' then s.alerted_price_type else v."priceType" end)
        for update of s
      ), changed as (
        update saved_cars s set alerted_availability = b.new_availability, alerted_cents = b.new_cents,
          alerted_price_type = b.new_price_type
        from before b where s.account = b.account and s.car = b.car
      ), found as (
        select *, case
          when new_availability = 'for_sale' and availability in ('sold', 'reserved', 'gone') then 'back'
          when new_availability = 'gone' and is_first and saved_at < agreed_at then null
          when new_availability <> 'for_sale' and availability = 'for_sale' then 'sold'
          when new_availability in ('sold', 'gone') and availability = 'reserved' then 'sold'
          when new_availability = 'for_sale' and new_price_type = price_type and new_cents > ${priceShownAboveCents}
            and new_cents < cents then 'price'
        end as kind
        from before
      )
      insert into alerts (account, site, kind, car, look, from_cents, price_type, name)
      select account, ${look.site}, kind, car, ${look.fence}, case kind when 'price' then cents else 0 end, price_type, name
      from found where kind = any(kinds)
      on conflict do nothing`);
  });
}

/** The next addresses of searches of a site for which a shopper wants new vehicles, after `last`. */
export async function watchedSearches(database: Database, site: string, last: string): Promise<string[]> {
  const { rows } = await inBatch(database, (batch) =>
    batch.execute<{ address: string }>(sql`
    select distinct s.address from account_searches s
    join alert_consents c on c.account = s.account and c.ended_at is null
    where c.site = ${site} and 'search' = any(c.kinds) and s.address > ${last}
    order by s.address limit ${searchesAtOnce}`),
  );
  return rows.map(({ address }) => address);
}

type FoundBySearch = { address: string; car: string; name: string; createdAtMs: number };

/**
 * Writes one alert for each vehicle that was listed after a person agreed and saved a search,
 * however many searches find it.
 */
export function writeFound(database: Database, look: Look, found: readonly FoundBySearch[]): Promise<boolean> {
  return withinLook(database, look, async (transaction) => {
    await transaction.execute(sql`
      insert into alerts (account, site, kind, car, look, search, name)
      select distinct on (s.account, v.car) s.account, ${look.site}, 'search', v.car, 0, s.name, v.name
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as v(address text, car text, name text, "createdAtMs" bigint)
      join account_searches s on s.address = v.address
      join alert_consents c on c.account = s.account and c.ended_at is null and c.site = ${look.site}
      where 'search' = any(c.kinds)
        and to_timestamp(v."createdAtMs" / 1000.0)
          > greatest(c.agreed_at, s.saved_at, now() - make_interval(days => ${newDays}))
      order by s.account, v.car, s.saved_at
      on conflict do nothing`);
  });
}
