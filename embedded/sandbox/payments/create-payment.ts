import type { z } from 'zod';
import { newId } from './ids.ts';
import type { parameters } from './parameters.ts';
import { charge } from './pay.ts';
import type { World } from './payment-world.ts';
import type { Card, Payment, Scope } from './state.ts';
import { type Cause, emit } from './world.ts';

const visa: Card = { brand: 'visa', country: 'US', last4: '4242', expMonth: 12, expYear: 2040 };

/** A payment that a call makes with Stripe's own test card, as tests do that fill in no page. Only within a transaction. */
export function createPayment(
  world: World,
  scope: Scope,
  wanted: z.output<typeof parameters.payment>,
  cause: Cause,
): Payment {
  const payment: Payment = {
    id: newId('payment'),
    scope,
    created: world.clock.now(),
    status: 'requires_payment_method',
    sessionId: null,
    amount: wanted.amount,
    received: 0,
    currency: wanted.currency.toLowerCase(),
    captureMethod: wanted.capture_method ?? 'automatic_async',
    description: wanted.description ?? null,
    metadata: wanted.metadata,
    receiptEmail: null,
    chargeId: null,
    decline: null,
    challenged: null,
    methodId: null,
    canceledAt: null,
    cancellationReason: null,
  };
  emit(world, 'payment_intent.created', 'payment', world.store.put('payment', payment), cause);
  return charge(world, payment, visa, { name: '', email: '' }, cause);
}
