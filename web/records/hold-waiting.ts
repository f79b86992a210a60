import { and, asc, count, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { reservesCar } from '@/domain/purchases/hold-states.ts';
import { lineRules } from '@/domain/purchases/next-in-line.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import type { Database, Transaction } from './database.ts';
import type { HoldOutbox } from './hold-outbox.ts';
import { holds, holdWaiting } from './hold-tables.ts';
import { notifyDesks } from './insert-lead.ts';
import { lockName } from './lock.ts';

export type NewInLine = Pick<
  typeof holdWaiting.$inferInsert,
  'site' | 'seller' | 'vehicle' | 'car' | 'dealer' | 'name' | 'email' | 'phone'
>;
export type LineRow = typeof holdWaiting.$inferSelect;

const inLine = (vehicle: string) =>
  and(eq(holdWaiting.vehicle, vehicle), inArray(holdWaiting.state, ['waiting', 'offered']));

/**
 * Those who change one car's line, or reserve the car, wait for each other until the transaction
 * ends. A hold's row or insert comes before this lock, rows of the line after it.
 */
export const lockLine = (transaction: Transaction, vehicle: string) => lockName(transaction, `line ${vehicle}`);

/** Puts a person in the line of a car, once; null where it is full, or they are in it by another site. */
export function joinLine(database: Database, outbox: HoldOutbox, person: NewInLine): Promise<LineRow | null> {
  return database.transaction(async (transaction) => {
    await lockLine(transaction, person.vehicle);
    const [own] = await transaction
      .select()
      .from(holdWaiting)
      .where(and(inLine(person.vehicle), eq(holdWaiting.phone, person.phone)));
    if (own) return own.site === person.site ? own : null;
    const [{ waiting } = { waiting: 0 }] = await transaction
      .select({ waiting: count() })
      .from(holdWaiting)
      .where(inLine(person.vehicle));
    if (waiting >= lineRules.maxInLine) return null;
    const [row] = await transaction.insert(holdWaiting).values(person).returning();
    await notifyDesks(transaction, person.seller);
    // The car may have become free since the page was made.
    await notifyNext(transaction, outbox, person.vehicle);
    return row ?? null;
  });
}

/** How many are in a car's line, and how many of them before a person who joined at a moment. */
export async function lineOf(database: Pick<Transaction, 'select'>, vehicle: string, joinedAt: Date | null = null) {
  const before = joinedAt ? lt(holdWaiting.joinedAt, joinedAt) : undefined;
  const [row] = await database
    .select({ inLine: count(), before: sql<number>`count(*) filter (where ${before ?? sql`false`})::int` })
    .from(holdWaiting)
    .where(inLine(vehicle));
  return { inLine: row?.inLine ?? 0, before: row?.before ?? 0 };
}

/** A person's own place, on the site where they joined. */
export async function findInLine(database: Database, site: string, token: string): Promise<LineRow | null> {
  if (!isUuid(token)) return null;
  const [row] = await database
    .select()
    .from(holdWaiting)
    .where(and(eq(holdWaiting.site, site), eq(holdWaiting.token, token)));
  return row ?? null;
}

/** Takes a person out of the line; their preference goes to the next. False where they are not in it. */
export function leaveLine(database: Database, outbox: HoldOutbox, site: string, token: string): Promise<boolean> {
  if (!isUuid(token)) return Promise.resolve(false);
  const ofPerson = and(
    eq(holdWaiting.site, site),
    eq(holdWaiting.token, token),
    inArray(holdWaiting.state, ['waiting', 'offered']),
  );
  return database.transaction(async (transaction) => {
    const [place] = await transaction.select({ vehicle: holdWaiting.vehicle }).from(holdWaiting).where(ofPerson);
    if (!place) return false;
    // Before the row: those who offer the car take the two in this order.
    await lockLine(transaction, place.vehicle);
    const [left] = await transaction.update(holdWaiting).set({ state: 'left' }).where(ofPerson).returning();
    if (!left) return false;
    await notifyNext(transaction, outbox, left.vehicle);
    await outbox.enqueue(transaction, [{ kind: 'car', id: left.vehicle }]);
    await notifyDesks(transaction, left.seller);
    return true;
  });
}

/** The one who has the preference of a car now. */
export async function preferredOf(database: Pick<Transaction, 'select'>, vehicle: string): Promise<LineRow | null> {
  const [row] = await database
    .select()
    .from(holdWaiting)
    .where(
      and(
        eq(holdWaiting.vehicle, vehicle),
        eq(holdWaiting.state, 'offered'),
        gt(holdWaiting.preferredUntil, sql`now()`),
      ),
    );
  return row ?? null;
}

/**
 * Holds a free car for the shopper at the head of the line, and ends a preference that is over
 * (PLUS-15). Doing it again changes nothing.
 */
export async function notifyNext(transaction: Transaction, outbox: HoldOutbox, vehicle: string): Promise<void> {
  await lockLine(transaction, vehicle);
  const over = and(
    eq(holdWaiting.vehicle, vehicle),
    eq(holdWaiting.state, 'offered'),
    lte(holdWaiting.preferredUntil, sql`now()`),
  );
  const passed = await transaction.update(holdWaiting).set({ state: 'passed' }).where(over).returning();
  if (passed.length > 0) await outbox.enqueue(transaction, [{ kind: 'car', id: vehicle }]);
  if (await isTaken(transaction, vehicle)) return;
  if (await preferredOf(transaction, vehicle)) return;
  const [first] = await transaction
    .select({ id: holdWaiting.id })
    .from(holdWaiting)
    .where(and(eq(holdWaiting.vehicle, vehicle), eq(holdWaiting.state, 'waiting')))
    .orderBy(asc(holdWaiting.joinedAt), asc(holdWaiting.id))
    .limit(1);
  if (!first) return;
  const [offer] = await transaction
    .update(holdWaiting)
    .set({
      state: 'offered',
      offeredAt: sql`now()`,
      preferredUntil: sql`now() + make_interval(secs => ${lineRules.preferenceMs / 1_000})`,
      message: 'waiting',
    })
    .where(and(eq(holdWaiting.id, first.id), eq(holdWaiting.state, 'waiting')))
    .returning();
  if (!offer?.preferredUntil) return;
  const car = { kind: 'car' as const, id: vehicle };
  await outbox.enqueue(transaction, [car, { ...car, at: offer.preferredUntil }]);
}

async function isTaken(transaction: Transaction, vehicle: string): Promise<boolean> {
  const states = ['pending', 'held'] as const;
  const rows = await transaction
    .select({ state: holds.state })
    .from(holds)
    .where(and(eq(holds.vehicle, vehicle), or(inArray(holds.state, [...states]), appliedLately)));
  return rows.some(({ state }) => reservesCar(state) || state === 'applied');
}

/**
 * A car whose deposit was applied is sold: no one else can reserve it until the feed marks it as
 * sold. Older ones are cars that came back.
 */
export const appliedLately = and(eq(holds.state, 'applied'), gt(holds.closedAt, sql`now() - interval '30 days'`));

/** Ends the place in line of the shopper who has the car now. */
export async function markReserved(
  transaction: Transaction,
  { vehicle, phone }: Pick<LineRow, 'vehicle' | 'phone'>,
): Promise<void> {
  await transaction
    .update(holdWaiting)
    .set({ state: 'reserved' })
    .where(and(inLine(vehicle), eq(holdWaiting.phone, phone)));
}
