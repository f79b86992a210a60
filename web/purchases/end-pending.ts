import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { moveHoldIn } from '@/web/records/holds.ts';
import type { HoldMove } from '@/web/records/move-hold.ts';
import type { MoneyServices } from './purchase-services.ts';
import { settle } from './settle.ts';

/**
 * Releases a car whose shopper has not paid. The provider's page is closed first, and only then is
 * the car free: where the provider reports that the shopper paid before, the hold is theirs.
 * Rejects with a PaymentError; then the car stays as it is.
 */
export async function endPending(services: MoneyServices, hold: HoldRecord, move: HoldMove): Promise<HoldRecord> {
  const { payments, records, queue } = services;
  if (payments && hold.checkout && hold.money === 'open') {
    const ended = await payments.expireCheckout(hold.checkout, hold.account);
    if (ended === 'complete') return (await settle(services, hold)).hold;
  }
  return (await moveHoldIn(records.database, queue, hold.id, move)) ?? hold;
}
