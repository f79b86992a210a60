import { and, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { AlertChannel, AlertKind } from '@/domain/accounts/alerts/alert-kinds.ts';
import type { PendingAlert } from '@/domain/accounts/alerts/alert-news.ts';
import { accounts } from './account-tables.ts';
import { alertConsents, alertMessages, alerts } from './alert-tables.ts';
import { inBatch } from './batch.ts';
import type { Database, Transaction } from './database.ts';
import { lockName } from './lock.ts';

/** Messages begun in one transaction. */
const atOnce = 500;

/** Hands messages to the queue in the transaction that writes them. */
export type AlertOutbox = { enqueue(transaction: Transaction, messages: readonly string[]): Promise<void> };

/** An address that its owner has not confirmed gets nothing. */
const reachable = sql`(c.channel = 'sms' or (a.email <> '' and a.email = a.confirmed_email))`;

/** Sites on which a change waits for its message, or a message for its hour. */
export async function sitesWithAlerts(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ site: string }>(sql`
    select distinct site from alerts where message is null and sent_at is null
    union select distinct site from alert_messages where state = 'waiting'`);
  return rows.map(({ site }) => site);
}

/**
 * Collects alerts that wait into messages, one for each person a day. An alert joins a message that
 * has not left, else it waits for tomorrow's. Returns how many messages were begun; `atOnce` of them
 * mean that some may be left.
 */
export function planMessages(database: Database, outbox: AlertOutbox, site: string, day: string): Promise<number> {
  return inBatch(database, async (transaction) => {
    // Of several processes one plans a site.
    await lockName(transaction, `alerts ${site}`);
    await transaction.execute(sql`
      update alerts set message = m.id from alert_messages m
      where alerts.site = ${site} and alerts.message is null and alerts.sent_at is null
        and m.account = alerts.account and m.state = 'waiting'`);
    const { rows } = await transaction.execute<{ id: string }>(sql`
      insert into alert_messages (account, site, day)
      select distinct w.account, w.site, ${day}::date from alerts w
      join alert_consents c on c.account = w.account and c.ended_at is null
      join accounts a on a.id = w.account
      where w.site = ${site} and w.message is null and w.sent_at is null and ${reachable}
        and not exists (select from alert_messages m where m.account = w.account and m.day = ${day}::date)
      limit ${atOnce}
      on conflict do nothing returning id`);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await transaction.execute(sql`
      update alerts set message = m.id from alert_messages m
      where m.id in ${ids} and alerts.account = m.account and alerts.message is null and alerts.sent_at is null`);
    await outbox.enqueue(transaction, ids);
    return ids.length;
  });
}

/**
 * Messages that wait without a job: held back at night, or left by a failed process or queue. Their
 * day becomes `day`.
 */
export async function lostMessages(database: Database, site: string, day: string, queue: string): Promise<string[]> {
  const { rows } = await inBatch(database, (batch) =>
    batch.execute<{ id: string }>(sql`
    update alert_messages m set day = ${day}::date
    where m.site = ${site} and m.state = 'waiting' and m.created_at < now() - interval '30 seconds'
      and not exists (select from alert_messages o where o.account = m.account and o.day = ${day}::date and o.id <> m.id)
      and not exists (select from pgboss.job j where j.name = ${queue} and j.id = m.id and j.state < 'completed')
    returning m.id`),
  );
  return rows.map(({ id }) => id);
}

export type DueMessage = {
  id: string;
  account: string;
  site: string;
  state: string;
  phone: string;
  email: string;
  token: string;
  /** What the person agrees to at this moment; null for nothing. */
  consent: { kinds: AlertKind[]; channel: AlertChannel; origin: string } | null;
  pending: PendingAlert[];
};

/** A message with its unsent alerts; null where it was deleted. */
export async function findMessage(database: Database, id: string): Promise<DueMessage | null> {
  const { kinds, channel, origin } = alertConsents;
  const [row] = await database
    .select({
      id: alertMessages.id,
      account: alertMessages.account,
      site: alertMessages.site,
      state: alertMessages.state,
      phone: accounts.phone,
      email: sql<string>`case when ${accounts.email} = ${accounts.confirmedEmail} then ${accounts.email} else '' end`,
      token: accounts.alertsToken,
      consent: { kinds, channel, origin },
    })
    .from(alertMessages)
    .innerJoin(accounts, eq(accounts.id, alertMessages.account))
    .leftJoin(alertConsents, and(eq(alertConsents.account, alertMessages.account), isNull(alertConsents.endedAt)))
    .where(eq(alertMessages.id, id));
  if (!row) return null;
  const { car, search, fromCents, priceType, name } = alerts;
  const pending = await database
    .select({ id: alerts.id, kind: alerts.kind, car, search, fromCents, priceType, name })
    .from(alerts)
    .where(and(eq(alerts.message, id), isNull(alerts.sentAt)))
    .orderBy(alerts.createdAt, alerts.id);
  return { ...row, pending };
}

/** Writes that a message has arrived with these alerts; what joined it meanwhile waits for the next one. */
export function settleMessage(database: Database, id: string, sent: readonly string[]): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction
      .update(alertMessages)
      .set({ state: 'delivered', error: '', deliveredAt: sql`now()` })
      .where(eq(alertMessages.id, id));
    if (sent.length > 0)
      await transaction
        .update(alerts)
        .set({ sentAt: sql`now()` })
        .where(inArray(alerts.id, [...sent]));
    const others = and(eq(alerts.message, id), isNull(alerts.sentAt), notInArray(alerts.id, [...sent, noAlert]));
    // A later alert of the same kind and car replaces this one.
    await transaction.execute(sql`
      delete from alerts where message = ${id} and sent_at is null and exists (
        select from alerts o where o.account = alerts.account and o.kind = alerts.kind and o.car = alerts.car
          and o.message is null and o.sent_at is null)`);
    await transaction.update(alerts).set({ message: null }).where(others);
  });
}

const noAlert = '00000000-0000-0000-0000-000000000000';

/** Takes back a message that is about nothing any more, so that another one may go that day. */
export function dropMessage(database: Database, id: string, overtaken: readonly string[]): Promise<void> {
  return database.transaction(async (transaction) => {
    if (overtaken.length > 0) await transaction.delete(alerts).where(inArray(alerts.id, [...overtaken]));
    await transaction.delete(alertMessages).where(eq(alertMessages.id, id));
    await transaction.execute(sql`
      delete from alerts where message = ${id} and exists (
        select from alerts o where o.account = alerts.account and o.kind = alerts.kind and o.car = alerts.car
          and o.message is null and o.sent_at is null)`);
    await transaction.update(alerts).set({ message: null }).where(eq(alerts.message, id));
  });
}

/** Writes why a message has not arrived; with `isLast` it is given up, and what it was about with it. */
export const failMessage = (database: Database, id: string, error: string, isLast: boolean) =>
  database
    .update(alertMessages)
    .set({ error, state: isLast ? 'stuck' : 'waiting' })
    .where(eq(alertMessages.id, id));

/** Forgets messages and alerts after two months; a search finds vehicles of one month. */
export async function pruneAlerts(database: Database): Promise<void> {
  const old = sql`now() - interval '60 days'`;
  await database.delete(alerts).where(lt(alerts.createdAt, old));
  await database.delete(alertMessages).where(lt(alertMessages.createdAt, old));
}
