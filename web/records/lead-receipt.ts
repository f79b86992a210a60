import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { bookingTime, isOpenBooking } from '@/domain/leads/booking.ts';
import { groupResult } from '@/domain/leads/destinations.ts';
import { acceptedOffer, isValid, rangeText, type Valuation } from '@/domain/leads/valuation.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import { type BookingChange, changeBooking, findBooking } from './bookings.ts';
import type { Database, Transaction } from './database.ts';
import { addDeliveries, notifyDesks } from './insert-lead.ts';
import { leadOfRow } from './lead-rows.ts';
import { leadDeliveries, leadEvents, leads } from './lead-tables.ts';
import type { NewLead } from './new-lead.ts';
import type { Outbox } from './outbox.ts';
import { isUntouched, takeBackAcceptance } from './unaccepted-valuation.ts';

/** Messages that a shopper adds to one enquiry, changes of its booking and estimates, at most. */
const maxAdditions = 20;
/** Messages of both sides that the page of an enquiry shows. */
const maxShown = 120;
/** Changes that can be made once only are allowed beyond `maxAdditions`: a shopper may always withdraw. */
const once: readonly ReceiptChange['kind'][] = ['withdrawn', 'cancelled', 'accepted'];
const isToken = (token: string): boolean => /^[0-9a-f]{64}$/.test(token);
/**
 * Days for which the link of an enquiry opens its page: it holds what the shopper wrote, and mails
 * are stored for good.
 */
const openDays = 180;
const ofToken = (site: string, token: string) =>
  and(
    eq(leads.site, site),
    eq(leads.token, token),
    gt(leads.receivedAt, sql`now() - make_interval(days => ${openDays})`),
  );

/**
 * The shopper's own view of an enquiry, by the link that they alone were given; null for any other,
 * and on another site (PLUS-10).
 */
export async function findReceipt(database: Database, site: string, token: string) {
  if (!isToken(token)) return null;
  const [row] = await database.select().from(leads).where(ofToken(site, token));
  if (!row) return null;
  const [booking, canUndo, added] = await Promise.all([
    findBooking(database, row.id),
    row.valuation?.acceptedAtMs ? isUntouched(database, row.id, row.state) : false,
    database
      .select({ at: leadEvents.at, kind: leadEvents.kind, text: leadEvents.text })
      .from(leadEvents)
      .where(and(eq(leadEvents.lead, row.id), inArray(leadEvents.kind, ['added', 'answered'])))
      .orderBy(leadEvents.id)
      .limit(maxShown),
  ]);
  return {
    lead: leadOfRow(row),
    state: row.state,
    dueAt: row.dueAt,
    withdrawnAt: row.withdrawnAt,
    added,
    booking,
    canUndo,
  };
}

/** Hours after an enquiry in which the page of success thanks for it. */
const freshHours = 24;

/** Whether this enquiry was sent by this form on this site within `freshHours`. */
export async function wasSent(database: Database, site: string, form: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const fresh = gt(leads.receivedAt, sql`now() - make_interval(hours => ${freshHours})`);
  const [row] = await database
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.site, site), eq(leads.id, id), eq(leads.form, form), fresh));
  return row !== undefined;
}

/** The enquiry that is withdrawn holds a time. */
export class HoldsBooking extends Error {
  override name = 'HoldsBooking';
}

export type ReceiptChange =
  | { kind: 'added'; text: string }
  /** `cancels`: the shopper confirmed that it cancels their booking. */
  | { kind: 'withdrawn'; cancels?: boolean }
  /** `sentOn`: the result also goes to the group's own system (FORM-15). */
  | { kind: 'valued'; valuation: Valuation; sentOn?: boolean }
  /** `now` in epoch milliseconds. */
  | { kind: 'accepted'; now: number }
  | { kind: 'unaccepted' }
  | BookingChange;

/**
 * Adds a message to an enquiry, withdraws it or changes its booking, and notifies the recipients of
 * the enquiry; false where that cannot be (any more). Throws SlotTaken for a time that is gone,
 * AlreadyBooked for a day on which the shopper holds another one for the car, HoldsBooking for an
 * enquiry with a booking that is withdrawn without a decision about the booking.
 */
export function changeReceipt(
  database: Database,
  outbox: Outbox,
  { site, token }: { site: string; token: string },
  change: ReceiptChange,
): Promise<boolean> {
  if (!isToken(token)) return Promise.resolve(false);
  return database.transaction(async (transaction) => {
    const open = and(ofToken(site, token), isNull(leads.withdrawnAt));
    const [lead] = await transaction.select({ id: leads.id }).from(leads).where(open).for('update');
    if (!lead) return false;
    if (!once.includes(change.kind) && (await additions(transaction, lead.id)) >= maxAdditions) return false;
    const at = { site, lead: lead.id };
    switch (change.kind) {
      case 'added':
      case 'withdrawn':
        return changeText(transaction, outbox, at, change);
      case 'valued':
      case 'accepted':
        return changeValuation(transaction, outbox, at, change);
      case 'unaccepted':
        return unaccept(transaction, outbox, at);
      default:
        return changeTime(transaction, outbox, { ...at, actor: '' }, change);
    }
  });
}

/**
 * Stores an estimate in place of the last one, or accepts it while it is valid (FORM-09). False
 * once one was accepted.
 */
async function changeValuation(
  transaction: Transaction,
  outbox: Outbox,
  { site, lead }: { site: string; lead: string },
  change: Extract<ReceiptChange, { kind: 'valued' | 'accepted' }>,
): Promise<boolean> {
  const [row] = await transaction.select().from(leads).where(eq(leads.id, lead));
  const before = row?.valuation ?? null;
  if (before?.acceptedAtMs) return false;
  const valuation = change.kind === 'valued' ? change.valuation : before;
  if (!valuation) return false;
  if (change.kind === 'accepted') {
    if (!isValid(valuation, change.now, timeZoneAt(row?.dealer))) return false;
    const accepted = {
      offer_price: valuation.low,
      offer_price_to: valuation.high,
      offer_accepted: true,
      form_completed: true,
    };
    const values = {
      valuation: { ...valuation, acceptedAtMs: change.now, filedBefore: row?.subcategory ?? '' },
      subcategory: acceptedOffer,
      details: sql`${leads.details} || ${JSON.stringify(accepted)}::jsonb`,
    };
    await transaction.update(leads).set(values).where(eq(leads.id, lead));
  } else {
    const answers = { adjustment_answers: valuation.answers };
    const details = sql`${leads.details} || ${JSON.stringify(answers)}::jsonb`;
    await transaction.update(leads).set({ valuation, details }).where(eq(leads.id, lead));
  }
  const also = change.kind === 'valued' && change.sentOn ? [groupResult] : [];
  await notify(transaction, outbox, { lead, site, kind: change.kind, actor: '', text: rangeText(valuation) }, also);
  return true;
}

async function unaccept(
  transaction: Transaction,
  outbox: Outbox,
  { site, lead }: { site: string; lead: string },
): Promise<boolean> {
  const valuation = await takeBackAcceptance(transaction, lead);
  if (!valuation) return false;
  await notify(transaction, outbox, { lead, site, kind: 'unaccepted', actor: '', text: rangeText(valuation) });
  return true;
}

async function changeText(
  transaction: Transaction,
  outbox: Outbox,
  { site, lead }: { site: string; lead: string },
  change: { kind: 'added'; text: string } | { kind: 'withdrawn'; cancels?: boolean },
): Promise<boolean> {
  if (change.kind === 'withdrawn') {
    const booking = await findBooking(transaction, lead);
    if (booking && !change.cancels && isOpenBooking(booking, Date.now()))
      throw new HoldsBooking('It cancels a booking.');
    await transaction.update(leads).set({ withdrawnAt: sql`now()` }).where(eq(leads.id, lead));
    await changeBooking(transaction, { site, lead }, { kind: 'cancelled' });
  }
  const text = change.kind === 'added' ? change.text : '';
  await notify(transaction, outbox, { lead, site, kind: change.kind, actor: '', text });
  return true;
}

/**
 * Changes the booking of a lead that is locked, in the name of a person of staff or (empty) of the
 * shopper; both are notified by mail.
 */
export async function changeTime(
  transaction: Transaction,
  outbox: Outbox,
  { site, lead, actor }: { site: string; lead: string; actor: string },
  change: BookingChange,
): Promise<boolean> {
  if (!(await changeBooking(transaction, { site, lead }, change))) return false;
  const booking = await findBooking(transaction, lead);
  const text = booking ? `${bookingTime(booking)}, ${booking.placeName}` : '';
  await notify(transaction, outbox, { lead, site, kind: change.kind, actor, text });
  return true;
}

type News = Pick<typeof leadEvents.$inferSelect, 'lead' | 'site' | 'kind' | 'actor' | 'text'>;

/**
 * Writes an event of a locked lead, and sends it to the recipients of the enquiry. Resolves with
 * the event's number.
 */
export async function notify(
  transaction: Transaction,
  outbox: Outbox,
  event: News,
  also: NewLead['destinations'] = [],
): Promise<string> {
  const [written] = await transaction.insert(leadEvents).values(event).returning({ id: leadEvents.id });
  const { lead, site, kind } = event;
  const to = await destinationsOf(transaction, lead, kind);
  const number = String(written?.id);
  await addDeliveries(transaction, outbox, { id: lead, site }, [...to, ...also], number);
  await notifyDesks(transaction, site);
  return number;
}

async function additions(transaction: Transaction, lead: string): Promise<number> {
  const mine = and(eq(leadEvents.lead, lead), eq(leadEvents.actor, ''));
  const [row] = await transaction.select({ count: count() }).from(leadEvents).where(mine);
  return row?.count ?? 0;
}

/**
 * The recipients of the enquiry; the shopper's receipt too where their calendar changes. ADF has no
 * additions, and staff have their own replies.
 */
async function destinationsOf(
  transaction: Transaction,
  lead: string,
  news: string,
): Promise<NewLead['destinations'][number][]> {
  const { kind, target, about } = leadDeliveries;
  const rows = await transaction
    .select({ kind, target })
    .from(leadDeliveries)
    .where(and(eq(leadDeliveries.lead, lead), eq(about, 'lead')));
  const isNews: Partial<Record<string, boolean>> = {
    receipt: news === 'moved' || news === 'cancelled',
    inbox: news !== 'answered',
    webhook: true,
  };
  return rows.filter(({ kind: how }) => isNews[how]);
}
