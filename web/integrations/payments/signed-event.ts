import Stripe from 'stripe';
import type { Account, PaymentEvent } from './port.ts';
import { eventOf } from './stripe-shapes.ts';

/** Older than this is a replay, seconds. */
const tolerance = 300;

type Signer = { secret: string; account: Account | null };

/** The event of a body that one of the secrets signed; null where none did, and for a body that is no event. */
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

/** Signed by the provider, and of the shape that the version of this package has. */
const isEvent = ({ id, type, created, data }: Partial<Stripe.Event>): boolean =>
  typeof id === 'string' && typeof type === 'string' && typeof created === 'number' && typeof data?.object === 'object';
