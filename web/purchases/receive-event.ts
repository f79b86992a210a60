import type { PaymentEvent } from '@/web/integrations/payments/port.ts';
import { recordEvent } from '@/web/records/payment-events.ts';
import type { HoldServices } from './purchase-services.ts';

/** `repeated`: it was taken before. `foreign`: it is about none of our holds, or about another merchant's. */
type EventTaken = 'recorded' | 'repeated' | 'foreign';

/**
 * Takes a signed event of the provider, once however often it comes (CHK-04). It moves nothing by
 * itself: the worker reads the checkout again from the provider, so an event that is late or out of
 * order cannot bring back an old state. Rejects while PostgreSQL is down.
 */
export const receivePaymentEvent = (event: PaymentEvent, { records, queue }: HoldServices): Promise<EventTaken> =>
  recordEvent(records.database, queue, event);
