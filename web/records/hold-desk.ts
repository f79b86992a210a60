import { and, count, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { HoldState } from '@/domain/purchases/hold-states.ts';
import { isUuid } from '@/domain/text/uuid.ts';
import type { Database } from './database.ts';
import { holds, holdWaiting, ledgerTransfers, papers } from './hold-tables.ts';
import type { LineRow } from './hold-waiting.ts';
import { eventsOf, type HoldHistory } from './holds.ts';
import { type PaperRow, papersOf, papersOfTransfers } from './papers.ts';

/** The groups of the desk's list. */
export const holdGroups = {
  held: ['pending', 'held'],
  applied: ['applied'],
  ended: ['released', 'expired'],
} as const satisfies Record<string, readonly HoldState[]>;
export type HoldGroup = keyof typeof holdGroups;

const pageSize = 100;
const ofSeller = (seller: string) => eq(holds.seller, seller);

export type DeskHold = HoldRecord & { inLine: number };

// The column by its name: drizzle writes one without its table here, and it would be that of hold_waiting.
const inLine = sql<number>`(select count(*) from hold_waiting w where w.vehicle = holds.vehicle and w.state in ('waiting', 'offered'))::int`;

/** Holds on one dealership's cars: the ones that end first, or that ended last. */
export async function listHolds(database: Database, seller: string, group: HoldGroup): Promise<DeskHold[]> {
  const order = group === 'held' ? holds.endsAt : desc(holds.changedAt);
  const rows = await database
    .select({ hold: holds, inLine })
    .from(holds)
    .where(and(ofSeller(seller), inArray(holds.state, [...holdGroups[group]])))
    .orderBy(order)
    .limit(pageSize);
  return rows.map(({ hold, inLine: waiting }) => ({ ...hold, inLine: waiting }));
}

export type HoldCounts = Record<HoldGroup | 'line' | 'stuck', number>;

/** Counts of a dealership's holds by group, of the shoppers in line, and of stuck holds. */
export async function countHolds(database: Database, seller: string): Promise<HoldCounts> {
  const [states, [line], [stuck]] = await Promise.all([
    database.select({ state: holds.state, count: count() }).from(holds).where(ofSeller(seller)).groupBy(holds.state),
    database
      .select({ count: count() })
      .from(holdWaiting)
      .where(and(eq(holdWaiting.seller, seller), inArray(holdWaiting.state, ['waiting', 'offered']))),
    database
      .select({ count: count() })
      .from(holds)
      .where(and(ofSeller(seller), isStuck)),
  ]);
  const of = (group: readonly HoldState[]) =>
    states.filter(({ state }) => group.includes(state)).reduce((sum, row) => sum + row.count, 0);
  return {
    held: of(holdGroups.held),
    applied: of(holdGroups.applied),
    ended: of(holdGroups.ended),
    line: line?.count ?? 0,
    stuck: stuck?.count ?? 0,
  };
}

/**
 * Stuck: a hold goes on after its end, money does not move, a refund failed, or a car is held or
 * sold without its money.
 */
const isStuck = or(
  and(inArray(holds.state, ['pending', 'held']), lt(holds.endsAt, sql`now() - interval '2 minutes'`)),
  and(
    inArray(holds.money, ['releasing', 'refunding', 'capturing']),
    lt(holds.changedAt, sql`now() - interval '5 minutes'`),
  ),
  and(eq(holds.money, 'lapsed'), inArray(holds.state, ['held', 'applied'])),
  and(eq(holds.money, 'refunded'), eq(holds.state, 'applied')),
  eq(holds.money, 'refund-failed'),
) as SQL;

/** The holds of a dealership that a person has to look at, the oldest first. */
export const stuckHolds = (database: Database, seller: string): Promise<HoldRecord[]> =>
  database
    .select()
    .from(holds)
    .where(and(ofSeller(seller), isStuck))
    .orderBy(holds.changedAt)
    .limit(pageSize);

/** Who waits for a dealership's cars, in the order of their lines. */
export const waitingOf = (database: Database, seller: string): Promise<LineRow[]> =>
  database
    .select()
    .from(holdWaiting)
    .where(and(eq(holdWaiting.seller, seller), inArray(holdWaiting.state, ['waiting', 'offered'])))
    .orderBy(holdWaiting.vehicle, holdWaiting.joinedAt)
    .limit(pageSize);

type LedgerLine = typeof ledgerTransfers.$inferSelect;
export type DeskHoldPage = {
  hold: HoldRecord;
  events: HoldHistory[];
  transfers: LedgerLine[];
  line: LineRow[];
  papers: PaperRow[];
};

/** One hold of a dealership with its history and its money; null for another's, as for none. */
export async function findDeskHold(database: Database, seller: string, id: string): Promise<DeskHoldPage | null> {
  if (!isUuid(id)) return null;
  const [hold] = await database
    .select()
    .from(holds)
    .where(and(ofSeller(seller), eq(holds.id, id)));
  if (!hold) return null;
  const [events, transfers, line, issued] = await Promise.all([
    eventsOf(database, id),
    database.select().from(ledgerTransfers).where(eq(ledgerTransfers.hold, id)).orderBy(ledgerTransfers.at),
    database
      .select()
      .from(holdWaiting)
      .where(
        and(
          eq(holdWaiting.seller, seller),
          eq(holdWaiting.vehicle, hold.vehicle),
          inArray(holdWaiting.state, ['waiting', 'offered']),
        ),
      )
      .orderBy(holdWaiting.joinedAt),
    papersOf(database, id),
  ]);
  return { hold, events, transfers, line, papers: issued };
}

type Window = { seller: string; account: string; from: Date; to: Date };

/**
 * The net amount that each payment of a dealership's merchant moved at the provider in a period, by
 * the ledger; cents.
 */
export async function moneyAtProvider(database: Database, { seller, account, from, to }: Window) {
  const { debit, credit, cents, phase, at } = ledgerTransfers;
  const moved = sql<number>`sum(case when ${debit} = 'provider' then ${cents} when ${credit} = 'provider' then -${cents} else 0 end)::int`;
  const rows = await database
    .select({ payment: holds.payment, hold: holds.id, receipt: holds.receipt, cents: moved })
    .from(ledgerTransfers)
    .innerJoin(holds, eq(holds.id, ledgerTransfers.hold))
    .where(
      and(
        eq(ledgerTransfers.seller, seller),
        eq(holds.account, account),
        eq(phase, 'posted'),
        gte(at, from),
        lt(at, to),
      ),
    )
    .groupBy(holds.id);
  return rows.flatMap(({ payment, ...row }) => (payment === null ? [] : [{ payment, ...row }]));
}

/** Receipts of reservations without a deposit: no movement of money names them, and their numbers belong to the row. */
export const freeReceipts = (database: Database, seller: string) =>
  database
    .select({ paper: papers, name: holds.name, car: holds.car })
    .from(papers)
    .innerJoin(holds, eq(holds.id, papers.hold))
    .where(and(eq(papers.seller, seller), isNull(papers.transfer)))
    .orderBy(papers.number);

export type FreeReceipt = Awaited<ReturnType<typeof freeReceipts>>[number];

export type LedgerExport = LedgerLine &
  Pick<HoldRecord, 'receipt' | 'name' | 'method' | 'payment'> & {
    car: string;
    /** The paper of this movement. */
    paper: Pick<PaperRow, 'kind' | 'number' | 'cents' | 'gstCents'> | null;
  };

const partSize = 500;

/** Every transfer of a dealership with its reservation, in parts, the oldest first. */
export async function* everyTransfer(database: Database, seller: string): AsyncGenerator<LedgerExport[]> {
  let after: { at: string; id: string } | null = null;
  for (;;) {
    const later: SQL | undefined = after
      ? sql`(${ledgerTransfers.at}, ${ledgerTransfers.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
      : undefined;
    const rows: { line: LedgerLine; hold: HoldRecord | null; at: string }[] = await database
      .select({ line: ledgerTransfers, hold: holds, at: sql<string>`${ledgerTransfers.at}::text` })
      .from(ledgerTransfers)
      .leftJoin(holds, eq(holds.id, ledgerTransfers.hold))
      .where(and(eq(ledgerTransfers.seller, seller), later))
      .orderBy(ledgerTransfers.at, ledgerTransfers.id)
      .limit(partSize);
    const last = rows.at(-1);
    if (!last) return;
    const issued = await papersOfTransfers(
      database,
      rows.map(({ line }) => line.id),
    );
    yield rows.map(({ line, hold }) => ({
      ...line,
      receipt: hold?.receipt ?? null,
      name: hold?.name ?? '',
      method: hold?.method ?? '',
      payment: hold?.payment ?? null,
      car: hold ? `${hold.car.title}, ${hold.car.stockNumber}` : '',
      paper: issued.get(line.id) ?? null,
    }));
    after = { at: last.at, id: last.line.id };
  }
}
