import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { HoldEvent } from '@/domain/purchases/hold-states.ts';
import { adjustmentPaper, invoicePaper } from '@/domain/purchases/invoice-paper.ts';
import { gstIn, type TransferKind } from '@/domain/purchases/ledger.ts';
import type { Paper, PaperKind } from '@/domain/purchases/paper.ts';
import { receiptPaper } from '@/domain/purchases/receipt-paper.ts';
import { forfeitPaper, refundPaper } from '@/domain/purchases/returned-papers.ts';
import { type SaleFacts, saleSums } from '@/domain/purchases/sale-facts.ts';
import type { Database, Transaction } from './database.ts';
import { holdEvents, holds, ledgerTransfers, paperNumbers, papers } from './hold-tables.ts';
import type { PaperRow } from './papers.ts';

export type WrittenTransfer = { id: string; kind: TransferKind; cents: number };
/** A hold after a move, with the database's time of it. */
type MovedHold = HoldRecord & { changedAt: Date };

/** What the papers of a move are made of. */
type Moved = {
  hold: MovedHold;
  transfers: readonly WrittenTransfer[];
  /** Staff's, of this move; empty where it has none. */
  reason: string;
  /** Of the seller, where a deposit is forfeited. */
  abn: string;
  /** Whether it ends a sale whose deposit went back before. */
  endsRefunded: boolean;
};

type Issued = {
  kind: PaperKind;
  transfer: string | null;
  cents: number;
  gstCents?: number;
  content: (number: number) => Paper | null;
};

/** Issues the papers of a move in its transaction (PLUS-22): each with the next number of its dealer. */
export async function issuePapers(transaction: Transaction, moved: Moved): Promise<void> {
  const before = moved.endsRefunded ? await transferOf(transaction, moved.hold.id, 'unapply') : [];
  for (const transfer of [...before, ...moved.transfers]) {
    const issued = await paperOf(transaction, moved, transfer);
    if (issued) await issue(transaction, moved.hold, issued);
  }
}

/** The receipt of a car that is held now: its number is the hold's. */
export async function issueReceipt(
  transaction: Transaction,
  hold: MovedHold,
  transfers: readonly WrittenTransfer[],
): Promise<void> {
  const transfer = transfers.find(({ kind }) => kind === 'authorise' || kind === 'charge')?.id ?? null;
  await transaction.insert(papers).values({
    seller: hold.seller,
    hold: hold.id,
    kind: 'receipt',
    number: hold.receipt ?? 0,
    transfer,
    cents: hold.depositCents,
    issuedAt: hold.changedAt,
    content: receiptPaper(hold),
  });
}

async function paperOf(
  transaction: Transaction,
  { hold, reason, abn }: Moved,
  { id: transfer, kind, cents }: WrittenTransfer,
): Promise<Issued | null> {
  const of = (number: number) => ({ hold, number, at: hold.changedAt });
  switch (kind) {
    case 'apply':
      // A refund that came back brings the money of a sale whose invoice is still valid.
      return hold.sale && !(await invoiceIssued(transaction, hold.id)) ? invoiceOf(hold, hold.sale, transfer) : null;
    case 'repay':
    case 'refund': {
      const why = reason || (await reasonOfEnd(transaction, hold.id));
      return { kind: 'refund', transfer, cents, content: (number) => refundPaper(of(number), cents, why) };
    }
    case 'forfeit':
      return {
        kind: 'forfeit',
        transfer,
        cents,
        gstCents: gstIn(cents),
        content: (number) => forfeitPaper(of(number), abn, reason),
      };
    case 'unapply': {
      // The money went back, and the sale goes on: an adjustment note is issued once staff end it.
      if (hold.state === 'applied') return null;
      const invoice = await invoiceIssued(transaction, hold.id);
      if (!invoice) return null;
      const { gstCents, cents: totalCents, number: invoiced, issuedAt: at } = invoice;
      const adjusts = { number: invoiced, at, totalCents, gstCents, abn: hold.sale?.abn ?? '' };
      return {
        kind: 'adjustment',
        transfer,
        cents: -totalCents,
        gstCents: -gstCents,
        content: (number) => adjustmentPaper(of(number), adjusts, reason),
      };
    }
    default:
      return null;
  }
}

function invoiceOf(hold: MovedHold, sale: SaleFacts, transfer: string): Issued {
  const { totalCents, gstCents } = saleSums(sale);
  return {
    kind: 'invoice',
    transfer,
    cents: totalCents,
    gstCents,
    content: (number) => invoicePaper({ hold, number, at: hold.changedAt }, sale),
  };
}

async function issue(
  transaction: Transaction,
  { seller, id: hold, email, changedAt: issuedAt }: MovedHold,
  { content, ...values }: Issued,
): Promise<void> {
  const number = await nextNumber(transaction, seller, values.kind);
  const message = email === '' ? null : ('waiting' as const);
  await transaction
    .insert(papers)
    .values({ ...values, seller, hold, number, issuedAt, content: content(number), message });
}

/** The row stays locked until the transaction ends, so that a number is given once and none is left out. */
export async function nextNumber(transaction: Transaction, seller: string, kind: PaperKind): Promise<number> {
  const [taken] = await transaction
    .insert(paperNumbers)
    .values({ seller, kind, last: 1 })
    .onConflictDoUpdate({
      target: [paperNumbers.seller, paperNumbers.kind],
      set: { last: sql`${paperNumbers.last} + 1` },
    })
    .returning({ last: paperNumbers.last });
  if (!taken) throw new Error('The records gave no number.');
  return taken.last;
}

const ends: readonly HoldEvent[] = ['staff-released', 'staff-forfeited', 'staff-forfeited-part'];

/** Why staff ended the hold: the money goes back later, by the worker. */
async function reasonOfEnd(transaction: Transaction, hold: string): Promise<string> {
  const [end] = await transaction
    .select({ reason: holdEvents.reason })
    .from(holdEvents)
    .where(and(eq(holdEvents.hold, hold), inArray(holdEvents.kind, [...ends]), ne(holdEvents.reason, '')))
    .orderBy(desc(holdEvents.id))
    .limit(1);
  return end?.reason ?? '';
}

/** The last transfer of this kind, alone in a list; an empty list without one. */
const transferOf = (database: Pick<Database, 'select'>, hold: string, kind: TransferKind): Promise<WrittenTransfer[]> =>
  database
    .select({ id: ledgerTransfers.id, kind: ledgerTransfers.kind, cents: ledgerTransfers.cents })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.hold, hold), eq(ledgerTransfers.kind, kind)))
    .orderBy(desc(ledgerTransfers.at))
    .limit(1);

async function invoiceIssued(database: Pick<Database, 'select'>, hold: string): Promise<PaperRow | null> {
  const [row] = await database
    .select()
    .from(papers)
    .where(and(eq(papers.hold, hold), eq(papers.kind, 'invoice')));
  return row ?? null;
}

/**
 * Issues the tax invoice of a deposit that was applied before its facts were there; false where
 * none is due: the money is not there, or there is one already.
 */
export async function issueInvoice(database: Database, { seller, id }: HoldRecord, sale: SaleFacts): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const mine = and(
      eq(holds.id, id),
      eq(holds.seller, seller),
      eq(holds.state, 'applied'),
      eq(holds.money, 'captured'),
    );
    const [locked] = await transaction.select({ id: holds.id }).from(holds).where(mine).for('update');
    if (!locked || (await invoiceIssued(transaction, id))) return false;
    const [applied] = await transferOf(transaction, id, 'apply');
    const [hold] = await transaction.update(holds).set({ sale, changedAt: sql`now()` }).where(mine).returning();
    if (!hold || !applied) return false;
    await issue(transaction, hold, invoiceOf(hold, sale, applied.id));
    return true;
  });
}
