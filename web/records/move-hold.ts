import { and, eq, lte, sql } from 'drizzle-orm';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import {
  type HoldEvent,
  holdStatusOf,
  type MoneyState,
  moved,
  partsOf,
  providerWork,
  reservesCar,
} from '@/domain/purchases/hold-states.ts';
import { settlesPending, transfersOf } from '@/domain/purchases/ledger.ts';
import type { SaleFacts } from '@/domain/purchases/sale-facts.ts';
import type { Transaction } from './database.ts';
import type { HoldOutbox } from './hold-outbox.ts';
import { holdEvents, holds, ledgerTransfers } from './hold-tables.ts';
import { markReserved, notifyNext } from './hold-waiting.ts';
import { notifyDesks } from './insert-lead.ts';
import { issuePapers, issueReceipt, nextNumber, type WrittenTransfer } from './issue-papers.ts';

export type HoldMove = {
  event: HoldEvent;
  /** A person of staff, and the reason that the shopper reads. */
  actor?: string;
  reason?: string;
  /** Only where the time of the hold is over by the database's clock. */
  ifDue?: boolean;
  /** For an extension. */
  moreHours?: number;
  /** For a deposit that is applied: what its tax invoice states. Without it none is issued yet. */
  sale?: SaleFacts;
  /** For a deposit that is forfeited, whole or in part. */
  retained?: { cents: number; abn: string };
  /** What the provider reported. */
  set?: Partial<Pick<HoldRecord, 'checkout' | 'checkoutUrl' | 'account' | 'payment' | 'method' | 'captureBefore'>>;
};

/** Events of which the shopper is notified by text and mail, where they end in one of these states. */
const messages: Partial<Record<HoldEvent, readonly HoldRecord['state'][]>> = {
  reserved: ['held'],
  authorised: ['held', 'released', 'expired'],
  charged: ['held', 'released', 'expired'],
  'hold-ended': ['released'],
  'shopper-released': ['released'],
  'staff-released': ['released'],
  'staff-forfeited': ['released'],
  'staff-forfeited-part': ['released'],
  'staff-extended': ['held'],
  applied: ['applied'],
  'capture-refused': ['applied'],
  'refund-failed': ['released', 'expired'],
  'staff-repaid': ['released', 'expired'],
};

/**
 * Moves a hold, writes its transfers and what happened, and hands on what follows, all in the
 * transaction that is given; null where the event changes nothing in the present state. Callers
 * of one hold wait for each other at its row.
 */
export async function moveHold(
  transaction: Transaction,
  outbox: HoldOutbox,
  id: string,
  move: HoldMove,
): Promise<HoldRecord | null> {
  const due = move.ifDue ? lte(holds.endsAt, sql`now()`) : undefined;
  const [hold] = await transaction
    .select()
    .from(holds)
    .where(and(eq(holds.id, id), due))
    .for('update');
  const status = hold && moved(holdStatusOf(hold), move.event);
  if (!hold || !status) return null;
  const { state, money } = partsOf(status);
  const becomesHeld = state === 'held' && hold.state === 'pending';
  const isFreed = !reservesCar(state) && hold.state !== state && (reservesCar(hold.state) || hold.state === 'applied');
  const [next] = await transaction
    .update(holds)
    .set({
      ...move.set,
      state,
      money,
      changedAt: sql`now()`,
      ...(becomesHeld && (await heldValues(transaction, hold, move))),
      ...(isFreed && { closedAt: sql`now()` }),
      ...(move.moreHours && { endsAt: laterEnd(move.moreHours) }),
      ...(move.sale && { sale: move.sale }),
      ...(move.retained && { retainedCents: move.retained.cents }),
    })
    .where(and(eq(holds.id, id), eq(holds.state, hold.state), eq(holds.money, hold.money)))
    .returning();
  if (!next) return null;
  const transfers = await writeTransfers(transaction, next, hold.money);
  if (becomesHeld) await issueReceipt(transaction, next, transfers);
  await issuePapers(transaction, {
    hold: next,
    transfers,
    reason: move.reason ?? '',
    abn: move.retained?.abn ?? '',
    endsRefunded: hold.state === 'applied' && hold.money === 'refunded',
  });
  const hears =
    messages[move.event]?.includes(state) && !(state === 'held' && hold.state === 'held' && !move.moreHours);
  await transaction.insert(holdEvents).values({
    hold: id,
    kind: move.event,
    actor: move.actor ?? '',
    reason: move.reason ?? '',
    message: hears ? 'waiting' : null,
  });
  const car = { kind: 'car' as const, id: hold.vehicle };
  const showsOnCar = [hold.state, state].includes('held') && (hold.state !== state || move.moreHours !== undefined);
  await outbox.enqueue(transaction, [
    ...(providerWork(money) || hears || transfers.length > 0 ? [{ kind: 'hold' as const, id }] : []),
    ...(reservesCar(state) && (becomesHeld || move.moreHours) ? [{ kind: 'hold' as const, id, at: next.endsAt }] : []),
    ...(showsOnCar || hold.state === 'applied' ? [car] : []),
  ]);
  if (becomesHeld) await markReserved(transaction, next);
  if (isFreed && state !== 'applied') await notifyNext(transaction, outbox, hold.vehicle);
  await notifyDesks(transaction, hold.seller);
  return next;
}

/** An authorisation that ends sooner ends the hold: a deposit that cannot be taken holds nothing. */
async function heldValues(transaction: Transaction, { seller, hours }: HoldRecord, { set }: HoldMove) {
  const full = sql`now() + make_interval(hours => ${hours})`;
  const until = set?.captureBefore;
  return {
    heldAt: sql`now()`,
    endsAt: until ? sql`least(${full}, ${until.toISOString()}::timestamptz)` : full,
    receipt: await nextNumber(transaction, seller, 'receipt'),
  };
}

const laterEnd = (hours: number) =>
  sql`least(${holds.endsAt} + make_interval(hours => ${hours}), coalesce(${holds.captureBefore}, 'infinity'))`;

async function writeTransfers(
  transaction: Transaction,
  { id, seller, money, depositCents, retainedCents }: HoldRecord,
  from: MoneyState,
): Promise<WrittenTransfer[]> {
  const written: WrittenTransfer[] = [];
  for (const transfer of transfersOf(from, money, depositCents, retainedCents)) {
    const pending = settlesPending(transfer.kind) ? await openTransfer(transaction, id) : null;
    const row = { ...transfer, seller, hold: id, pending };
    written.push(...(await transaction.insert(ledgerTransfers).values(row).returning()));
  }
  return written;
}

/** The transfer of a hold that is pending; the unique index keeps a second one from settling it. */
async function openTransfer(transaction: Transaction, hold: string): Promise<string> {
  const settled = sql`exists (select from ledger_transfers s where s.pending = ledger_transfers.id)`;
  const [open] = await transaction
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.hold, hold), eq(ledgerTransfers.phase, 'pending'), sql`not ${settled}`));
  if (!open) throw new Error('The ledger has no pending transfer of this hold.');
  return open.id;
}
