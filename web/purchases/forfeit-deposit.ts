import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { maxRetainedOf, type RetainReason } from '@/domain/purchases/retained-deposit.ts';
import { isPrintedText } from '@/domain/text/printed-text.ts';
import { moveHoldIn } from '@/web/records/holds.ts';
import type { PurchaseServices } from './purchase-services.ts';

type Forfeit = {
  why: RetainReason;
  cents: number;
  actor: string;
  reason: string;
  /** Of the dealership: its state counts where the reservation's own is not stored, and its ABN is on the tax invoice. */
  state: string;
  abn: string;
};

/**
 * Ends a sale whose deposit was applied and retains the deposit, or a part of it: the rest goes back. A forfeiture is taxable, so that none is
 * posted without an ABN. Null where it is more than the law leaves, its person's name cannot be printed, or the deposit is not there.
 */
export async function forfeitDeposit(
  { records, queue }: PurchaseServices,
  hold: HoldRecord,
  { why, cents, actor, reason, state, abn }: Forfeit,
): Promise<HoldRecord | null> {
  const { id, depositCents, sale, name } = hold;
  const max = maxRetainedOf(why, hold, state);
  if (abn === '' || reason === '' || cents <= 0 || cents > max || !isPrintedText(sale?.name ?? name)) return null;
  const event = cents === depositCents ? 'staff-forfeited' : 'staff-forfeited-part';
  return moveHoldIn(records.database, queue, id, { event, actor, reason, retained: { cents, abn } });
}
