import { receiptNumber } from '@/domain/purchases/hold-record.ts';
import { paperNumber } from '@/domain/purchases/paper.ts';
import { csvRow } from '@/domain/text/delimited.ts';
import type { FreeReceipt, LedgerExport } from '@/web/records/hold-desk.ts';

/** The paper of a movement, what it comes to, and the GST in it. */
const paperColumns = ['Paper', 'Paper total', 'Paper GST'];
const columns = ['Date', 'Receipt', 'Kind', 'Phase', 'Debit', 'Credit', 'Amount', 'Name', 'Car', 'Method'];

export const ledgerHead = `\ufeff${[...columns, 'Payment', 'Transfer', 'Settles', ...paperColumns].join(',')}\r\n`;

/** One transfer for the bookkeeper: both accounts and the amount in dollars. */
export const ledgerLine = (line: LedgerExport): string =>
  csvRow([
    line.at.toISOString(),
    receiptNumber(line.receipt),
    line.kind,
    line.phase,
    line.debit,
    line.credit,
    (line.cents / 100).toFixed(2),
    line.name,
    line.car,
    line.method,
    line.payment ?? '',
    line.id,
    line.pending ?? '',
    ...paperCells(line.paper),
  ]);

/** A receipt without a movement of money: its number belongs to the row of numbers. */
export const freeReceiptLine = ({ paper, name, car }: FreeReceipt): string =>
  csvRow([
    ...[paper.issuedAt.toISOString(), paperNumber(paper), 'paper', '', '', '', '0.00', name],
    ...[`${car.title}, ${car.stockNumber}`, '', '', '', '', ...paperCells(paper)],
  ]);

const paperCells = (paper: LedgerExport['paper']): string[] =>
  paper ? [paperNumber(paper), (paper.cents / 100).toFixed(2), (paper.gstCents / 100).toFixed(2)] : ['', '', ''];
