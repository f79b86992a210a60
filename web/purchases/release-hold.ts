import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { findHold, moveHoldIn } from '@/web/records/holds.ts';
import { endPending } from './end-pending.ts';
import type { MoneyServices } from './purchase-services.ts';

/** `actor`, a person of staff, gives a reason, which the shopper reads. */
type ReleasedBy = { event: 'shopper-released' } | { event: 'staff-released'; actor: string; reason: string };

/**
 * Releases a car before its time, by its shopper or by staff; the deposit goes back in full. Null
 * where there was nothing to release. Rejects with a PaymentError where the payment page cannot be
 * closed; then nothing changed.
 */
export async function releaseHold(
  services: MoneyServices,
  hold: HoldRecord,
  by: ReleasedBy,
): Promise<HoldRecord | null> {
  const { records, queue } = services;
  const now = hold.state === 'pending' ? await endPending(services, hold, by) : hold;
  if (hold.state === 'pending' && now.state === 'released') return now;
  const released = await moveHoldIn(records.database, queue, hold.id, by);
  return released && findHold(records.database, hold.id);
}
