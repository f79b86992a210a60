import { and, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import type { Database } from './database.ts';
import { forgetPeople } from './forget-people.ts';
import type { HoldOutbox } from './hold-outbox.ts';
import { holdEvents, holds, holdWaiting, type MessageState } from './hold-tables.ts';
import { appliedLately, type LineRow, lockLine, preferredOf } from './hold-waiting.ts';
import { lockName } from './lock.ts';
import { moveHold } from './move-hold.ts';
import { holdsWithUnsentPapers } from './papers.ts';
import { holdsWithLostEvents } from './payment-events.ts';

export type NewHold = Pick<
  typeof holds.$inferInsert,
  'site' | 'seller' | 'vehicle' | 'car' | 'dealer' | 'name' | 'email' | 'phone' | 'depositCents' | 'hours' | 'purchase'
>;

/** Minutes for which a car is its shopper's while they pay: the provider's page is open for 30 of them. */
const pendingMinutes = 31;
/** Cars that one number holds at a time. */
const maxForPhone = 3;

export type HoldMade =
  /** `isNew` false: the shopper's own hold of before (a double click, another tab). */
  | { kind: 'made'; hold: HoldRecord; isNew: boolean }
  /** Another shopper was first; `until` is their hold's end, null where the car is sold to them. */
  | { kind: 'taken'; state: HoldRecord['state']; until: Date | null }
  | { kind: 'preferred'; until: Date }
  | { kind: 'many' };

class Refused extends Error {
  readonly made: HoldMade;
  constructor(made: HoldMade) {
    super('The hold was refused.');
    this.made = made;
  }
}

/**
 * Takes a car for a shopper: of any number of requests at one moment one wins (CHK-03). Without a
 * deposit it is held at once (CHK-01).
 */
export async function makeHold(database: Database, outbox: HoldOutbox, wanted: NewHold): Promise<HoldMade> {
  try {
    return await database.transaction(async (transaction) => {
      await lockName(transaction, `holder ${wanted.phone}`);
      const [made] = await transaction
        .insert(holds)
        .values({ ...wanted, endsAt: sql`now() + make_interval(mins => ${pendingMinutes})` })
        .onConflictDoNothing()
        .returning();
      if (!made) return takenBy(await holderOf(transaction, wanted.vehicle), wanted);
      const [sold] = await transaction
        .select({ id: holds.id })
        .from(holds)
        .where(and(eq(holds.vehicle, wanted.vehicle), appliedLately));
      if (sold) throw new Refused({ kind: 'taken', state: 'applied', until: null });
      // An offer that another transaction makes now is seen, or that one sees this hold.
      await lockLine(transaction, wanted.vehicle);
      const first = await preferredOf(transaction, wanted.vehicle);
      if (first?.preferredUntil && first.phone !== wanted.phone)
        throw new Refused({ kind: 'preferred', until: first.preferredUntil });
      const [{ own } = { own: 0 }] = await transaction
        .select({ own: count() })
        .from(holds)
        .where(and(eq(holds.phone, wanted.phone), inArray(holds.state, ['pending', 'held'])));
      if (own > maxForPhone) throw new Refused({ kind: 'many' });
      if (wanted.depositCents > 0) {
        await outbox.enqueue(transaction, [{ kind: 'hold', id: made.id, at: made.endsAt }]);
        return { kind: 'made', hold: made, isNew: true };
      }
      const held = await moveHold(transaction, outbox, made.id, { event: 'reserved' });
      return { kind: 'made', hold: held ?? made, isNew: true };
    });
  } catch (error) {
    if (error instanceof Refused) return error.made;
    throw error;
  }
}

function takenBy(holder: HoldRecord | null, { phone, site }: NewHold): HoldMade {
  if (holder && holder.phone === phone && holder.site === site) return { kind: 'made', hold: holder, isNew: false };
  return { kind: 'taken', state: holder?.state ?? 'held', until: holder?.endsAt ?? null };
}

/** The hold that has a car now; null where it is free. */
export async function holderOf(database: Pick<Database, 'select'>, vehicle: string): Promise<HoldRecord | null> {
  const [row] = await database
    .select()
    .from(holds)
    .where(and(eq(holds.vehicle, vehicle), inArray(holds.state, ['pending', 'held'])));
  return row ?? null;
}

export async function findHold(database: Pick<Database, 'select'>, id: string): Promise<HoldRecord | null> {
  const [row] = await database.select().from(holds).where(eq(holds.id, id));
  return row ?? null;
}

/** A shopper's own hold, by its link, on the site where it was made. */
export async function findOwnHold(database: Database, site: string, token: string): Promise<HoldRecord | null> {
  if (!isUuid(token)) return null;
  const [row] = await database
    .select()
    .from(holds)
    .where(and(eq(holds.site, site), eq(holds.token, token)));
  return row ?? null;
}

export type HoldHistory = typeof holdEvents.$inferSelect;

/** What happened to a hold, the oldest first. */
export const eventsOf = (database: Pick<Database, 'select'>, hold: string): Promise<HoldHistory[]> =>
  database.select().from(holdEvents).where(eq(holdEvents.hold, hold)).orderBy(holdEvents.id).limit(200);

/** Moves a hold in a transaction of its own. */
export const moveHoldIn = (
  database: Database,
  outbox: HoldOutbox,
  id: string,
  move: Parameters<typeof moveHold>[3],
): Promise<HoldRecord | null> => database.transaction((transaction) => moveHold(transaction, outbox, id, move));

/** Whether a hold's time is over by the database's clock. */
export async function isDue(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .select({ id: holds.id })
    .from(holds)
    .where(and(eq(holds.id, id), sql`${holds.endsAt} <= now()`));
  return rows.length > 0;
}

/** The state of a car for all other shoppers. */
export type ReservedState = { reserved: boolean; until: Date | null };

/**
 * `reserved` with the end of the hold, or of the preference of the shopper next in line; without an end
 * once it is sold to them.
 */
export async function reservedStateOf(database: Database, vehicle: string): Promise<ReservedState> {
  const [held] = await database
    .select({ state: holds.state, endsAt: holds.endsAt })
    .from(holds)
    .where(and(eq(holds.vehicle, vehicle), or(eq(holds.state, 'held'), appliedLately)))
    .orderBy(desc(holds.state))
    .limit(1);
  if (held) return { reserved: true, until: held.state === 'held' ? held.endsAt : null };
  const first = await preferredOf(database, vehicle);
  return { reserved: first !== null, until: first?.preferredUntil ?? null };
}

const unsentStates: MessageState[] = ['waiting', 'mailed'];

/**
 * Work that may have lost its job: ids of holds that are due, have money to settle, unsent messages
 * or papers, or lost events; and cars whose state changed lately.
 */
export async function unfinishedWork(database: Database): Promise<{ holds: string[]; cars: string[] }> {
  const settling = inArray(holds.money, ['releasing', 'refunding', 'capturing']);
  const due = and(inArray(holds.state, ['pending', 'held']), sql`${holds.endsAt} <= now()`);
  const [stuck, unsent, papers, events, changed, line] = await Promise.all([
    database.select({ id: holds.id }).from(holds).where(or(due, settling)).limit(500),
    database
      .selectDistinct({ id: holdEvents.hold })
      .from(holdEvents)
      .innerJoin(holds, eq(holds.id, holdEvents.hold))
      .where(
        and(
          inArray(holdEvents.message, unsentStates),
          // Never before its event; this has an index.
          gt(holds.changedAt, sql`now() - interval '1 day'`),
          sql`${holdEvents.at} between now() - interval '1 day' and now() - interval '20 seconds'`,
        ),
      )
      .limit(500),
    holdsWithUnsentPapers(database),
    holdsWithLostEvents(database),
    database
      .selectDistinct({ id: holds.vehicle })
      .from(holds)
      .where(and(gt(holds.changedAt, sql`now() - interval '15 minutes'`), ne(holds.state, 'pending')))
      .limit(500),
    database
      .selectDistinct({ id: holdWaiting.vehicle })
      .from(holdWaiting)
      .where(
        or(
          and(eq(holdWaiting.state, 'offered'), sql`${holdWaiting.preferredUntil} <= now()`),
          and(inArray(holdWaiting.message, unsentStates), gt(holdWaiting.offeredAt, sql`now() - interval '1 day'`)),
        ),
      )
      .limit(500),
  ]);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return {
    holds: [...new Set(ids([...stuck, ...unsent, ...papers, ...events]))],
    cars: [...new Set(ids([...changed, ...line]))],
  };
}

/**
 * Removes, after 30 days, holds whose payment page was left, and places in line that are over: no
 * money moved. Holds with a receipt stay, as a dealer's books do; those without a deposit lose a
 * person who deleted their account.
 */
export async function pruneHolds(database: Database): Promise<void> {
  await forgetPeople(database);
  const old = sql`now() - interval '30 days'`;
  const unpaid = and(inArray(holds.state, ['released', 'expired']), eq(holds.money, 'none'), isNull(holds.receipt));
  await database.delete(holds).where(and(unpaid, lt(holds.changedAt, old)));
  const over = inArray(holdWaiting.state, ['reserved', 'left', 'passed']);
  await database.delete(holdWaiting).where(and(over, lt(holdWaiting.joinedAt, old)));
}

/** States from which a message may move to each: of two processes that send it, the later one takes nothing back. */
const before: Record<MessageState, MessageState[]> = { waiting: [], mailed: ['waiting'], sent: unsentStates };

/** Stores how much of a message was sent. */
export const markMessage = (database: Database, event: number, message: MessageState) =>
  database
    .update(holdEvents)
    .set({ message })
    .where(and(eq(holdEvents.id, event), inArray(holdEvents.message, before[message])));

/** Places in line whose preference began and whose message was not sent, or only in part. */
export const unsentOffers = (database: Database, vehicle: string): Promise<LineRow[]> =>
  database
    .select()
    .from(holdWaiting)
    .where(
      and(
        eq(holdWaiting.vehicle, vehicle),
        inArray(holdWaiting.message, unsentStates),
        eq(holdWaiting.state, 'offered'),
      ),
    );

export const markLineMessage = (database: Database, id: string, message: MessageState) =>
  database
    .update(holdWaiting)
    .set({ message })
    .where(and(eq(holdWaiting.id, id), inArray(holdWaiting.message, before[message])));
