import Stripe from 'stripe';
import type { Account, PaymentEvent } from './port.ts';
import { eventOf } from './stripe-shapes.ts';

/** Older events count as replays, seconds. */
const tolerance = 300;

type Signer = { secret: string; account: Account | null };

/**
 * The event of a body signed with one of the secrets; null if none matches, and for a body that is
 * no event.
 */
export function readSigned(body: string, signature: string, signers: readonly Signer[]): PaymentEvent | null {
  for (const { secret, account } of signers) {
    const event = verified(body, signature, secret);
    if (event) return isEvent(event) ? eventOf(event, account ?? event.account ?? '') : null;
  }
  return null;
}

function verified(body: string, signature: string, secret: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, tolerance);
  } catch {
    return null;
  }
}

/** Whether a signed body has the shape of this package version. */
const isEvent = ({ id, type, created, data }: Partial<Stripe.Event>): boolean =>
  typeof id === 'string' && typeof type === 'string' && typeof created === 'number' && typeof data?.object === 'object';
