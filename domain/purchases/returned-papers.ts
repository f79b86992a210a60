import { methodLabel, receiptNumber } from './hold-record.ts';
import { gstIn } from './ledger.ts';
import type { Paper } from './paper.ts';
import { type PaperOf, paperFrame, withCents } from './paper-frame.ts';

/** The note of a deposit that was charged and went back, whole or in part. What was only authorised was never paid, and needs none. */
export function refundPaper(of: PaperOf, cents: number, reason: string): Paper {
  const isRepaid = of.hold.money === 'repaid';
  const { depositCents, retainedCents, method, receipt } = of.hold;
  const to = isRepaid ? '' : methodLabel(method);
  const amount = withCents(cents);
  return {
    ...paperFrame('refund', of, ''),
    gst: false,
    lines: [
      {
        label: retainedCents > 0 ? 'Part of the reservation deposit' : 'Reservation deposit',
        note: [isRepaid ? 'Paid another way' : to && `To ${to}`, reason].filter(Boolean).join('. '),
        gst: '',
        amount,
      },
    ],
    total: { label: 'Refunded', text: amount },
    title2: 'The deposit',
    text: '',
    rows: [
      { label: `Paid${receipt === null ? '' : `, receipt ${receiptNumber(receipt)}`}`, text: withCents(depositCents) },
      ...(retainedCents > 0 ? [{ label: 'Retained by the dealer', text: withCents(retainedCents) }] : []),
      { label: 'Refunded', text: amount },
    ],
    closing: [
      `No GST is in the amount: the deposit was security.${isRepaid ? '' : ' Your bank may take some days to show it.'}`,
    ],
  };
}

/** The tax invoice of a deposit, or a part of it, that the dealer retains: a forfeiture is taxable (GST Act, Division 99). */
export function forfeitPaper(of: PaperOf, abn: string, reason: string): Paper {
  const { depositCents, retainedCents, receipt } = of.hold;
  const [gst, amount] = [withCents(gstIn(retainedCents)), withCents(retainedCents)];
  return {
    ...paperFrame('forfeit', of, abn),
    gst: true,
    lines: [{ label: 'Deposit forfeited', note: reason, gst, amount }],
    total: { label: `Total, GST of ${gst} included`, text: amount },
    title2: 'The deposit',
    text: '',
    rows: [
      { label: `Paid${receipt === null ? '' : `, receipt ${receiptNumber(receipt)}`}`, text: withCents(depositCents) },
      { label: 'Forfeited', text: amount },
      { label: 'Refunded', text: withCents(depositCents - retainedCents) },
    ],
    closing: ['Paid in full out of the deposit: nothing is owing on this invoice.'],
  };
}
