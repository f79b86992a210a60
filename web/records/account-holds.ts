import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import { forgetPerson } from './forget-people.ts';
import type { HoldOutbox } from './hold-outbox.ts';
import { holdEvents, holds, holdWaiting, papers } from './hold-tables.ts';
import { leaveLine } from './hold-waiting.ts';

type Person = { site: string; phone: string };

/** Reservations that an account's page lists at most. */
const maxListed = 50;

const { id, token, vehicle, car, dealer, name, email, state, money, depositCents, method, endsAt, receipt } = holds;
const { createdAt, heldAt, closedAt, sale, retainedCents, hours, captureBefore } = holds;
const listed = {
  id,
  token,
  vehicle,
  car,
  dealer,
  name,
  email,
  state,
  money,
  depositCents,
  method,
  endsAt,
  receipt,
  createdAt,
  heldAt,
  closedAt,
};

/** The reservations that a confirmed number made on a site, the newest first. `phone` in E.164. */
export const listHolds = (database: Database, { site, phone }: Person) =>
  database
    .select(listed)
    .from(holds)
    .where(and(eq(holds.site, site), eq(holds.phone, phone)))
    .orderBy(desc(createdAt))
    .limit(maxListed);

/** The vehicles that a confirmed number holds on a site now. */
export async function heldVehicles(database: Database, { site, phone }: Person): Promise<string[]> {
  const own = and(eq(holds.site, site), eq(holds.phone, phone), eq(holds.state, 'held'));
  const rows = await database.select({ vehicle: holds.vehicle }).from(holds).where(own).limit(maxListed);
  return rows.map(({ vehicle }) => vehicle);
}

/**
 * All that is stored of a number's reservations on a site, for the account's export: what happened
 * to each, papers in full, and places in line.
 */
export async function exportReservations(database: Database, { site, phone }: Person) {
  const own = and(eq(holds.site, site), eq(holds.phone, phone));
  const { kind, number, cents, gstCents, issuedAt, content } = papers;
  const { joinedAt, offeredAt } = holdWaiting;
  const waits = {
    vehicle: holdWaiting.vehicle,
    car: holdWaiting.car,
    name: holdWaiting.name,
    email: holdWaiting.email,
    state: holdWaiting.state,
    joinedAt,
    offeredAt,
  };
  const [reservations, happened, issued, line] = await Promise.all([
    database
      .select({ ...listed, sale, retainedCents, hours, captureBefore })
      .from(holds)
      .where(own)
      .orderBy(desc(createdAt)),
    database
      .select({ reservation: holds.id, at: holdEvents.at, kind: holdEvents.kind, reason: holdEvents.reason })
      .from(holdEvents)
      .innerJoin(holds, eq(holds.id, holdEvents.hold))
      .where(own)
      .orderBy(asc(holdEvents.id)),
    database
      .select({ reservation: holds.id, kind, number, cents, gstCents, issuedAt, content })
      .from(papers)
      .innerJoin(holds, eq(holds.id, papers.hold))
      .where(own)
      .orderBy(issuedAt),
    database
      .select(waits)
      .from(holdWaiting)
      .where(and(eq(holdWaiting.site, site), eq(holdWaiting.phone, phone)))
      .orderBy(joinedAt),
  ]);
  return { reservations, reservationEvents: happened, papers: issued, placesInLine: line };
}

/**
 * Deletes what a dealer need not retain by law of a number's reservations on a site: places in line,
 * which go to the next, and payment pages that were left. A reservation with a receipt stays, as the
 * dealer's books do, and is not cancelled; one without a deposit loses its person.
 */
export async function forgetReservations(
  database: Database,
  outbox: HoldOutbox,
  { site, phone }: Person,
): Promise<void> {
  const inLine = and(eq(holdWaiting.site, site), eq(holdWaiting.phone, phone));
  const places = await database.select({ token: holdWaiting.token }).from(holdWaiting).where(inLine);
  for (const { token } of places) await leaveLine(database, outbox, site, token);
  await database.delete(holdWaiting).where(and(inLine, inArray(holdWaiting.state, ['reserved', 'left', 'passed'])));
  const unpaid = and(inArray(holds.state, ['released', 'expired']), eq(holds.money, 'none'), isNull(holds.receipt));
  await database.delete(holds).where(and(eq(holds.site, site), eq(holds.phone, phone), unpaid));
  await forgetPerson(database, { site, phone });
}
