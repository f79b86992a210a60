import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { moveHoldIn } from '@/web/records/holds.ts';
import type { HoldServices } from './purchase-services.ts';

/** Hours by which staff extend a hold at a time. */
export const extensions = [24, 48] as const;

/** Holds a car longer, as long as the bank keeps the deposit set aside; null where it is not held. */
export function extendHold(
  { records, queue }: HoldServices,
  id: string,
  by: { actor: string; reason: string; hours: number },
): Promise<HoldRecord | null> {
  const { actor, reason, hours } = by;
  return moveHoldIn(records.database, queue, id, { event: 'staff-extended', actor, reason, moreHours: hours });
}
