import { formatCents } from '@/domain/finance/money.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';

/** Why a person has to look at a hold, and at what of its money. */
export function stuckReason({ state, money, depositCents, retainedCents, endsAt }: HoldRecord, now: number): string {
  const amount = formatCents(depositCents, { withCents: true });
  const back = formatCents(depositCents - retainedCents, { withCents: true });
  const minutes = Math.max(1, Math.floor((now - endsAt.getTime()) / 60_000));
  if (state === 'pending') return `No answer from the bank, ${minutes} min after the payment page closed`;
  if (state === 'held' && minutes >= 2) return `Still held, ${minutes} min after its time ended`;
  if (money === 'releasing') return `${amount} has to be released, and is not yet`;
  if (money === 'refund-failed')
    return `The bank did not take the refund of ${back}: send it again, or pay it back another way`;
  if (money === 'refunding') return `${back} has to be refunded, and is not yet`;
  if (money === 'capturing') return `${amount} has to be taken for a sale, and is not yet`;
  if (money === 'refunded') return `The ${amount} of a sale was refunded at the payment provider: does the sale stand?`;
  return state === 'applied'
    ? `The bank did not pay the ${amount} of a sale`
    : `Held, and the bank set the ${amount} free`;
}
