import type { z } from 'zod';
import { wrongParameter } from './api-error.ts';
import { newId } from './ids.ts';
import type { parameters } from './parameters.ts';
import type { World } from './payment-world.ts';
import type { Scope, Session } from './state.ts';

type Wanted = z.output<typeof parameters.session>;

const halfAnHour = 30 * 60;
const aDay = 24 * 3_600;
/** The provider's clock may be this far from the merchant's, seconds. */
const leeway = 60;
/** Cents of the dollars; the provider takes no smaller payment. */
const least = 50;

/** A new session of the hosted page. Throws an ApiError. Only within a transaction. */
export function createSession({ store, clock }: World, scope: Scope, wanted: Wanted): Session {
  const items = wanted.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    name: product_data.name,
    description: product_data.description ?? '',
    quantity,
    unitAmount: unit_amount,
  }));
  const amount = items.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0);
  if (amount < least)
    throw wrongParameter(
      'line_items',
      "The Checkout Session's total amount must convert to at least 50 cents.",
      'amount_too_small',
    );
  if (amount > 99_999_999)
    throw wrongParameter('line_items', 'The amount must be no more than $999,999.99.', 'amount_too_large');
  const currencies = new Set(wanted.line_items.map(({ price_data }) => price_data.currency.toLowerCase()));
  const [currency = ''] = currencies;
  if (currencies.size > 1) throw wrongParameter('line_items', 'All line items must have the same currency.');
  const now = clock.now();
  return store.put('session', {
    id: newId('session'),
    scope,
    created: now,
    status: 'open',
    expiresAt: expiryOf(wanted.expires_at, now),
    amount,
    currency,
    items,
    successUrl: wanted.success_url,
    cancelUrl: wanted.cancel_url ?? null,
    reference: wanted.client_reference_id ?? null,
    email: emailOf(wanted.customer_email),
    locale: wanted.locale ?? null,
    submitType: wanted.submit_type ?? null,
    metadata: wanted.metadata,
    intent: {
      captureMethod: wanted.payment_intent_data?.capture_method ?? 'automatic_async',
      description: wanted.payment_intent_data?.description ?? null,
      metadata: wanted.payment_intent_data?.metadata ?? {},
      receiptEmail: wanted.payment_intent_data?.receipt_email ?? null,
    },
    paymentId: null,
    payer: null,
  });
}

function expiryOf(wanted: number | undefined, now: number): number {
  const at = wanted ?? now + aDay;
  if (at < now + halfAnHour - leeway)
    throw wrongParameter(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'invalid_expires_at',
    );
  if (at > now + aDay + leeway)
    throw wrongParameter(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'invalid_expires_at',
    );
  return at;
}

function emailOf(wanted: string | undefined): string | null {
  if (wanted === undefined) return null;
  if (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(wanted)) return wanted;
  throw wrongParameter('customer_email', `Invalid email address: ${wanted}`, 'email_invalid');
}
