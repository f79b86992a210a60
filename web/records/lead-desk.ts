import { and, desc, eq, gt, ilike, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Booking } from '@/domain/leads/booking.ts';
import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import type { LeadState } from '@/domain/leads/lead-states.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import { bookings } from './booking-tables.ts';
import { changeBooking, findBooking } from './bookings.ts';
import type { Database, Transaction } from './database.ts';
import { notifyDesks } from './insert-lead.ts';
import { handOnAlarms, ofLead } from './lead-alarms.ts';
import { late, undelivered } from './lead-counts.ts';
import { type FileFacts, filesOfLead } from './lead-files.ts';
import { leadOfRow } from './lead-rows.ts';
import { leadAnswers, leadDeliveries, leadEvents, leads } from './lead-tables.ts';
import type { QueuedDelivery } from './outbox.ts';

/** What the desk shows; `before` continues a list: `next` of the part before. */
export type LeadFilter = {
  state: LeadState | 'all';
  search: string;
  assignee: string;
  late: boolean;
  /** With a delivery that has not arrived after a try. */
  undelivered: boolean;
  before: string;
};

export type LeadEntry = {
  id: string;
  category: string;
  name: string;
  lastName: string;
  email: string;
  phone: string;
  vehicle: LeadRecord['vehicle'];
  state: LeadState;
  assignee: string;
  receivedAt: Date;
  /** When it is due; null for a location that is never open. */
  dueAt: Date | null;
  /** The beginning of the shopper's message. */
  excerpt: string;
  /** The time that it booked, while that is not cancelled. */
  booked: { at: Date; timeZone: string } | null;
  late: boolean;
  withdrawn: boolean;
  undelivered: boolean;
};

const pageSize = 50;
/** Whether an enquiry of a site came after a moment, epoch milliseconds, of which an open desk was not notified. */
export async function cameSince(database: Database, site: string, sinceMs: number): Promise<boolean> {
  const after = and(eq(leads.site, site), gt(leads.receivedAt, new Date(sinceMs)));
  return (await database.select({ id: leads.id }).from(leads).where(after).limit(1)).length > 0;
}

/** Leads of one site, the newest first, and where the list goes on; every condition is added to the site's (CFG-04). */
export async function listLeads(database: Database, site: string, filter: LeadFilter) {
  const rows = await database
    .select({
      id: leads.id,
      category: leads.category,
      name: leads.name,
      lastName: leads.lastName,
      email: leads.email,
      phone: leads.phone,
      vehicle: leads.vehicle,
      state: leads.state,
      assignee: leads.assignee,
      receivedAt: leads.receivedAt,
      dueAt: leads.dueAt,
      excerpt: sql<string>`coalesce(left(${leads.details}->>'message', 140), '')`,
      bookedAt: bookings.startsAt,
      bookedZone: bookings.timeZone,
      // Full microseconds: a cursor of milliseconds would show a row twice.
      cursor: sql<string>`to_char(${leads.receivedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') || '_' || ${leads.id}`,
      late,
      undelivered,
      withdrawn: sql<boolean>`${leads.withdrawnAt} is not null`,
    })
    .from(leads)
    .leftJoin(bookings, and(eq(bookings.lead, leads.id), ne(bookings.state, 'cancelled')))
    .where(and(eq(leads.site, site), ...conditionsOf(filter)))
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(pageSize + 1);
  const entries = rows.slice(0, pageSize).map(({ bookedAt, bookedZone, cursor: _, ...entry }): LeadEntry => {
    const booked = bookedAt && bookedZone ? { at: bookedAt, timeZone: bookedZone } : null;
    return { ...entry, booked };
  });
  return { entries, next: rows.length > pageSize ? (rows[pageSize - 1]?.cursor ?? '') : '' };
}

/** Where a list goes on; empty for a cursor that this desk never made, such as one with an impossible day or id. */
function cursorOf(before: string): { at: string; id: string } {
  const [, at = '', id = ''] = /^((?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6})_(.{36})$/.exec(before) ?? [];
  const moment = new Date(`${at}Z`);
  const isMoment = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(at.slice(0, 19));
  return isMoment && isUuid(id) ? { at, id } : { at: '', id: '' };
}

function conditionsOf({ state, search, assignee, late: onlyLate, undelivered: open, before }: LeadFilter): SQL[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  const found = terms.map((word) => ilike(leads.search, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`));
  const { at, id } = cursorOf(before);
  const after = at && sql`(${leads.receivedAt}, ${leads.id}) < (${at}::timestamp at time zone 'utc', ${id}::uuid)`;
  return [
    ...(state === 'all' ? [] : [eq(leads.state, state)]),
    ...(assignee === '' ? [] : [eq(leads.assignee, assignee)]),
    ...(onlyLate ? [late] : []),
    ...(open ? [undelivered] : []),
    ...found,
    ...(after ? [after] : []),
  ];
}

export type LeadEvent = typeof leadEvents.$inferSelect;
export type LeadDelivery = typeof leadDeliveries.$inferSelect;

export type DeskLead = {
  lead: LeadRecord;
  state: LeadState;
  assignee: string;
  dueAt: Date | null;
  withdrawnAt: Date | null;
  events: LeadEvent[];
  deliveries: LeadDelivery[];
  booking: Booking | null;
  files: FileFacts[];
  /** What staff wrote and has not left. */
  answers: (typeof leadAnswers.$inferSelect)[];
};

/** Events and deliveries of one lead that are shown; far more than any has. */
const maxShown = 200;
const ofSite = (site: string, id: string) => and(eq(leads.site, site), eq(leads.id, id));

/** One lead of a site with what happened to it; null for another site's, as for none. */
export async function findLead(database: Database, site: string, id: string): Promise<DeskLead | null> {
  if (!isUuid(id)) return null;
  const [row] = await database.select().from(leads).where(ofSite(site, id));
  if (!row) return null;
  const own = await ofLead(database, id);
  const [files, booking, events, answers, deliveries] = await Promise.all([
    filesOfLead(database, id),
    findBooking(database, id),
    database.select().from(leadEvents).where(eq(leadEvents.lead, id)).orderBy(leadEvents.id).limit(maxShown),
    database.select().from(leadAnswers).where(eq(leadAnswers.lead, id)).orderBy(leadAnswers.createdAt).limit(maxShown),
    database
      .select()
      .from(leadDeliveries)
      .where(own)
      .orderBy(leadDeliveries.createdAt, leadDeliveries.kind)
      .limit(maxShown),
  ]);
  const { state, assignee, dueAt, withdrawnAt } = row;
  return { lead: leadOfRow(row), state, assignee, dueAt, withdrawnAt, events, deliveries, booking, files, answers };
}

type LeadChange =
  | { kind: 'state'; state: LeadState }
  | { kind: 'assign'; assignee: string }
  | { kind: 'note'; text: string };

/** Changes one lead of a site in the name of a person of staff; false where there is no such lead. */
export function changeLead(database: Database, at: { site: string; id: string; actor: string }, change: LeadChange) {
  return inLead(database, at, async (transaction) => {
    const { site, id, actor } = at;
    if (change.kind === 'state')
      await transaction
        .update(leads)
        .set({
          state: change.state,
          ...(change.state !== 'new' && { answeredAt: sql`coalesce(${leads.answeredAt}, now())` }),
        })
        .where(ofSite(site, id));
    if (change.kind === 'assign')
      await transaction.update(leads).set({ assignee: change.assignee }).where(ofSite(site, id));
    const text = change.kind === 'state' ? change.state : change.kind === 'assign' ? change.assignee : change.text;
    await transaction.insert(leadEvents).values({ lead: id, site, kind: change.kind, actor, text });
  });
}

/**
 * Removes a lead with everything of it, at the shopper's request; its jobs find nothing to send
 * then.
 */
export function deleteLead(database: Database, at: { site: string; id: string }): Promise<boolean> {
  return inLead(database, at, async (transaction) => {
    await changeBooking(transaction, { site: at.site, lead: at.id }, { kind: 'cancelled' });
    await handOnAlarms(transaction, at.id);
    await transaction.delete(leads).where(ofSite(at.site, at.id));
  });
}

async function inLead(
  database: Database,
  { site, id }: { site: string; id: string },
  work: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return database.transaction(async (transaction) => {
    const [found] = await transaction.select({ id: leads.id }).from(leads).where(ofSite(site, id)).for('update');
    if (!found) return false;
    await work(transaction);
    await notifyDesks(transaction, site);
    return true;
  });
}

/** Queues the open deliveries of a lead again; returns how many there were. */
export async function replayLead(
  database: Database,
  queue: { replay(delivery: QueuedDelivery): Promise<void> },
  { site, id, actor }: { site: string; id: string; actor: string },
): Promise<number> {
  if (!isUuid(id)) return 0;
  const open = and(
    eq(leadDeliveries.site, site),
    await ofLead(database, id),
    inArray(leadDeliveries.state, ['waiting', 'stuck']),
    // What can still be taken back goes at its own time.
    sql`not exists (select from ${leadAnswers} a where a.id::text = ${leadDeliveries.about})`,
  );
  const found = await database.update(leadDeliveries).set({ state: 'waiting' }).where(open).returning({
    id: leadDeliveries.id,
    lead: leadDeliveries.lead,
    kind: leadDeliveries.kind,
    target: leadDeliveries.target,
  });
  for (const delivery of found) await queue.replay(delivery);
  if (found.length > 0) await database.insert(leadEvents).values({ lead: id, site, kind: 'replay', actor });
  await notifyDesks(database, site);
  return found.length;
}
