import type { IncomingMessage } from 'node:http';
import type { PaymentEvent, Payments } from '@/web/integrations/payments/port.ts';
import { boundedBody } from '@/web/platform/bounded-body.ts';
import { log, reason } from '@/web/platform/log.ts';

/** Far above the largest event of a deposit, bytes. */
const largestBody = 256 * 1024;

export type PaymentEvents = {
  read: Payments['readEvent'];
  /** Records an event once and queues what follows of it; null without records. */
  receive: ((event: PaymentEvent) => Promise<unknown>) | null;
};

export type EventResponse = { status: 200 | 400 | 413 | 503; body: Record<string, unknown> };

/**
 * Takes an event of the payment provider (CHK-04). The signature is checked over the very bytes.
 * 200 is sent once the event is recorded and before anything follows of it; 503 makes the provider
 * send it again, and a repetition is harmless.
 */
export async function takePaymentEvent(request: IncomingMessage, events: PaymentEvents): Promise<EventResponse> {
  const body = await boundedBody(request, largestBody);
  if (!body) return { status: 413, body: { error: 'The body is too large.' } };
  const signature = request.headers['stripe-signature'];
  const event = typeof signature === 'string' ? events.read(body.toString('utf8'), signature) : null;
  if (!event) return { status: 400, body: { error: 'The signature is wrong.' } };
  try {
    if (!events.receive) throw new Error('There are no records.');
    await events.receive(event);
  } catch (error) {
    log('error', 'payment-event-not-recorded', { type: event.type, reason: reason(error) });
    return { status: 503, body: { error: 'The event cannot be recorded right now.' } };
  }
  return { status: 200, body: { received: true } };
}
