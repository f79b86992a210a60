import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { weeklyMails } from './figure-tables.ts';
import { dayMs, dayOf } from './utc-day.ts';

export type WeeklyMail = Pick<typeof weeklyMails.$inferSelect, 'id' | 'site' | 'monday' | 'target' | 'tries'>;

/** The mails of a site and Monday, "2026-11-23". */
export type WeekOfSite = Pick<WeeklyMail, 'site' | 'monday'>;

const retentionDays = 60;
/** Longer than any mail server is waited for, minutes. */
const lostMinutes = 5;

/** Writes the mails of a Monday, each address once, whatever was written before and by whom. */
export async function planWeeklyMails(
  database: Database,
  { site, monday, targets }: WeekOfSite & { targets: readonly string[] },
): Promise<void> {
  if (targets.length === 0) return;
  const rows = targets.map((target) => ({ site, monday, target }));
  await database.insert(weeklyMails).values(rows).onConflictDoNothing();
}

/** Weeks of sites with mails that wait, due again or not. */
export const waitingWeeks = (database: Database): Promise<WeekOfSite[]> =>
  database
    .selectDistinct({ site: weeklyMails.site, monday: weeklyMails.monday })
    .from(weeklyMails)
    .where(eq(weeklyMails.state, 'waiting'));

/** Takes a mail that is due for this process alone; null without one. */
export async function takeWeeklyMail(database: Database, { site, monday }: WeekOfSite): Promise<WeeklyMail | null> {
  const { rows } = await database.execute<WeeklyMail>(sql`
    update weekly_mails set state = 'sending', tries = tries + 1, at = now()
    where id = (select id from weekly_mails where site = ${site} and monday = ${monday} and state = 'waiting'
                and at <= now() order by at limit 1 for update skip locked)
    returning id, site, monday::text, target, tries`);
  return rows[0] ?? null;
}

/** Minutes until the next try, by the clock of the database. */
const againMinutes = 30;

/** Gives up the mails of a week that wait, with the reason of their last failure; returns their ids. */
export async function giveUpWeeklyMails(database: Database, { site, monday }: WeekOfSite): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    update weekly_mails set state = 'stuck', error = coalesce(nullif(error, ''), 'It was not tried in time.')
    where site = ${site} and monday = ${monday} and state = 'waiting' returning id`);
  return rows.map(({ id }) => id);
}

type Result = { state: 'sent' } | { state: 'waiting'; error: string };

/** Writes down what became of a mail that was taken; one that waits is tried again in half an hour. */
export async function settleWeeklyMail(database: Database, id: string, result: Result): Promise<void> {
  const at = result.state === 'waiting' ? { at: sql`now() + make_interval(mins => ${againMinutes})` } : {};
  await database
    .update(weeklyMails)
    .set({ ...result, ...at })
    .where(eq(weeklyMails.id, id));
}

/** Drops a mail whose address staff took out. */
export async function dropWeeklyMail(database: Database, id: string): Promise<void> {
  await database.delete(weeklyMails).where(eq(weeklyMails.id, id));
}

/**
 * A mail whose process ended while it was sent may have arrived: it is not sent twice. Rows older
 * than 60 days at `now`, epoch milliseconds, go.
 */
export async function endLostWeeklyMails(database: Database, now: number): Promise<void> {
  await database
    .update(weeklyMails)
    .set({ state: 'stuck', error: 'The process ended while it was sent.' })
    .where(
      and(eq(weeklyMails.state, 'sending'), lt(weeklyMails.at, sql`now() - make_interval(mins => ${lostMinutes})`)),
    );
  await database.delete(weeklyMails).where(lt(weeklyMails.monday, dayOf(now - retentionDays * dayMs)));
}
