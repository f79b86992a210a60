import { formatCents } from '@/domain/finance/money.ts';
import { longDayAndHour } from '@/domain/locations/clock-label.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { depositLabel, isCharged } from './deposit-label.ts';
import type { HoldRecord } from './hold-record.ts';
import type { Paper } from './paper.ts';
import { paperFrame } from './paper-frame.ts';

/**
 * The receipt of a reservation (PLUS-22). It has no line of GST: a deposit is not a payment for anything while it is security (GST Act, Division 99).
 * Null before the car was held.
 */
export function receiptPaper(hold: HoldRecord): Paper | null {
  const { receipt, heldAt, car, dealer, depositCents, endsAt } = hold;
  if (receipt === null || !heldAt) return null;
  const charged = isCharged(hold);
  const back = charged ? 'Refunded' : 'Released';
  const payer = charged ? 'Received from' : 'Authorised by';
  const amount = formatCents(depositCents, { withCents: true });
  const ends = longDayAndHour(endsAt, dealer.timeZone).replaceAll('\u00a0', ' ');
  const call = dealer.phone ? `, or call ${formatPhone(dealer.phone)}` : '';
  return {
    ...paperFrame('receipt', { hold, number: receipt, at: heldAt, to: depositCents > 0 ? payer : 'Reserved by' }, ''),
    gst: false,
    lines: [
      depositCents > 0
        ? { label: 'Reservation deposit', note: `${depositLabel(hold)}.`, gst: '', amount }
        : { label: 'Reservation without a deposit', note: 'Nothing was paid.', gst: '', amount },
    ],
    total: { label: depositCents > 0 ? depositLabel({ ...hold, method: '' }) : 'Paid', text: amount },
    title2: depositCents > 0 ? 'What this deposit does' : 'What this reservation does',
    text: `It holds the car for you until ${ends}. It does not buy the car, and this is not a contract of sale.`,
    rows:
      depositCents > 0
        ? [
            { label: 'If you buy', text: `It comes off the price of ${formatCents(car.priceCents)}` },
            { label: 'If you change your mind', text: `${back} in full, for any reason, before the hold ends` },
            { label: 'If you do nothing', text: `${back} when the hold ends` },
            { label: 'If the dealer cannot go on', text: `${back} in full, with the reason in writing` },
          ]
        : [{ label: 'If you do nothing', text: 'The hold ends, and others can reserve the car' }],
    closing: [
      ...(depositCents > 0
        ? [
            'No GST applies to a deposit while it is only security. A tax invoice follows if the deposit is applied to the price.',
          ]
        : []),
      `Cancel by the link in your messages${call}, any time before the hold ends.`,
    ],
  };
}
