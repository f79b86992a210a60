import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { SaleFacts } from '@/domain/purchases/sale-facts.ts';
import { moveHoldIn } from '@/web/records/holds.ts';
import type { HoldServices } from './purchase-services.ts';

/**
 * Puts the deposit towards the price when the shopper buys: what was only authorised is taken now, by the worker, and its tax invoice is
 * issued with it where `sale` states what it needs. Null where the car is not held.
 */
export const applyDeposit = (
  { records, queue }: HoldServices,
  id: string,
  by: { actor: string; reason: string; sale?: SaleFacts },
): Promise<HoldRecord | null> => moveHoldIn(records.database, queue, id, { event: 'applied', ...by });
