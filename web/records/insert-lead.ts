import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { fullName, type LeadPerson } from '@/domain/leads/lead-record.ts';
import { bookings } from './booking-tables.ts';
import { insertBooking } from './bookings.ts';
import type { Database, Transaction } from './database.ts';
import { refuseSecond } from './held-booking.ts';
import { attachFiles } from './lead-files.ts';
import { leadDeliveries, leads } from './lead-tables.ts';
import { lockName } from './lock.ts';
import type { NewLead } from './new-lead.ts';
import type { Outbox } from './outbox.ts';
import { markSent } from './purchase-sent.ts';
import { withinReceiptLimit } from './receipt-limit.ts';

export type StoredLead = { id: string; token: string };

/** Every open lead desk listens on it; the payload is the site. */
export const leadChannel = 'forecourt_leads';

/**
 * Inserts a lead once per site and idempotency key, also where instances run at the same moment:
 * they wait for a lock on the key. The lead, its booking, its deliveries and their jobs are written
 * in one transaction (FORM-12). Throws SlotTaken when another enquiry took the time, and
 * AlreadyBooked when the person holds a time for the same car that day; then nothing is written.
 */
export function insertLead(database: Database, outbox: Outbox, lead: NewLead): Promise<StoredLead> {
  return database.transaction(async (transaction) => {
    await lockName(transaction, `${lead.site} ${lead.idempotencyKey}`);
    const existing = await findSame(transaction, lead);
    if (existing) return { id: existing.id, token: existing.token };
    if (lead.booking && !lead.bookAgain) await refuseSecond(transaction, lead, lead.booking);
    const [stored] = await transaction
      .insert(leads)
      .values(rowOf(lead))
      .returning({ id: leads.id, token: leads.token });
    if (!stored) throw new Error('The records kept nothing.');
    await attachFiles(transaction, { site: lead.site, lead: stored.id }, lead.files);
    if (lead.purchase) await markSent(transaction, lead.purchase, stored.id);
    if (lead.booking) await insertBooking(transaction, { site: lead.site, lead: stored.id }, lead.booking);
    await addDeliveries(transaction, outbox, { id: stored.id, site: lead.site }, lead.destinations, 'lead');
    await notifyDesks(transaction, lead.site);
    return stored;
  });
}

/**
 * The enquiry of which this is another try; null for a first one. What the shopper withdrew, or
 * whose time was given back, is none: they start anew.
 */
export async function findSame(
  database: Pick<Transaction, 'select'>,
  { site, idempotencyKey, repeatWithinSeconds }: Pick<NewLead, 'site' | 'idempotencyKey' | 'repeatWithinSeconds'>,
) {
  const { id, token, category, details, dealer, vehicle } = leads;
  const [earlier] = await database
    .select({ id, token, category, details, dealer, vehicle })
    .from(leads)
    .where(
      and(
        eq(leads.site, site),
        eq(leads.idempotencyKey, idempotencyKey),
        gt(leads.receivedAt, sql`now() - make_interval(secs => ${repeatWithinSeconds})`),
        isNull(leads.withdrawnAt),
        sql`not exists (select from ${bookings} b where b.lead = ${leads.id} and b.state = 'cancelled')`,
      ),
    )
    .limit(1);
  return earlier ?? null;
}

/** Messages about a lead to destinations, each once for what it is `about`. */
export async function addDeliveries(
  transaction: Transaction,
  outbox: Outbox,
  lead: { id: string; site: string },
  destinations: NewLead['destinations'],
  about: string,
  delaySeconds = 0,
): Promise<void> {
  const wanted = await withinReceiptLimit(transaction, destinations);
  if (wanted.length === 0) return;
  const rows = wanted.map(({ kind, target }) => ({ lead: lead.id, site: lead.site, kind, target, about }));
  const { id, kind, target } = leadDeliveries;
  const written = await transaction
    .insert(leadDeliveries)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id, kind, target });
  await outbox.enqueue(
    transaction,
    written.map((delivery) => ({ ...delivery, lead: lead.id, delaySeconds })),
  );
}

export const notifyDesks = (transaction: Pick<Transaction, 'execute'>, site: string) =>
  transaction.execute(sql`select pg_notify(${leadChannel}, ${site})`);

function rowOf({
  person,
  dueAtMs,
  repeatWithinSeconds,
  destinations,
  booking: _,
  files: __,
  bookAgain: ___,
  purchase: ____,
  ...lead
}: NewLead): typeof leads.$inferInsert {
  return {
    ...lead,
    ...person,
    destinations: destinations.filter(({ kind }) => kind === 'inbox').map(({ target }) => target),
    dueAt: dueAtMs === null ? null : new Date(dueAtMs),
    search: searchText(lead, person),
  };
}

/** What staff look an enquiry up by, cut to 2,000 characters: a message may be of any length. */
function searchText({ category, lines, vehicle }: Pick<NewLead, 'category' | 'lines' | 'vehicle'>, person: LeadPerson) {
  const { email, phone } = person;
  const numbers = phone.replaceAll(/\D/g, '');
  const car = vehicle ? [vehicle.title, vehicle.stockNumber] : [];
  const parts = [fullName(person), email, phone, numbers, category, ...car, ...lines.map(({ text }) => text)];
  return parts.join(' ').toLowerCase().slice(0, 2_000).toWellFormed();
}
