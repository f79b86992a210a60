import type { z } from 'zod';
import { cancel, capture, refund } from './after-payment.ts';
import { ApiError, noSuch, wrongParameter } from './api-error.ts';
import { createPayment } from './create-payment.ts';
import { createSession } from './create-session.ts';
import { listOf } from './list.ts';
import { objectOf } from './objects.ts';
import { parameters, readParameters } from './parameters.ts';
import { currentSession, expire } from './pay.ts';
import type { World } from './payment-world.ts';
import { refundsOfCharge } from './refunds-of-charge.ts';
import type { Payment, Scope, Session, ThingKind } from './state.ts';
import type { Cause } from './world.ts';

type Called = { world: World; scope: Scope; id: string; cause: Cause };
type Result = { object: unknown; expand: readonly string[] };
type Call = { method: 'GET' | 'POST'; path: RegExp; run: (called: Called, given: unknown) => Result };

/** A call with its parameters; what changes something changes all of it or nothing. */
const call = <Schema extends z.ZodType<{ expand: string[] }>>(
  method: Call['method'],
  path: RegExp,
  schema: Schema,
  perform: (called: Called, wanted: z.output<Schema>) => unknown,
): Call => ({
  method,
  path,
  run: (called, given) => {
    const wanted = readParameters(schema, given);
    const work = () => perform(called, wanted);
    return { object: method === 'POST' ? called.world.store.transaction(work) : work(), expand: wanted.expand };
  },
});

const retrieve = (path: RegExp, kind: ThingKind): Call =>
  call('GET', path, parameters.none, ({ world, scope, id }) => {
    const thing = world.store.get(kind, id, scope);
    if (!thing) throw noSuch(kind, id);
    return objectOf(world, kind, thing);
  });

/** Time is over before a call sees a session: see `runCall`. */
function sessionOf({ world, scope, id }: Called): Session {
  const session = world.store.get('session', id, scope);
  if (!session) throw noSuch('session', id, 'session');
  return session;
}

function paymentOf({ world, scope, id }: Called): Payment {
  const payment = world.store.get('payment', id, scope);
  if (!payment) throw noSuch('payment', id, 'intent');
  return payment;
}

function expireSession(called: Called): unknown {
  const session = sessionOf(called);
  if (session.status !== 'open')
    throw new ApiError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  return objectOf(called.world, 'session', expire(called.world, session, called.cause));
}

function createRefund(called: Called, wanted: z.output<typeof parameters.refund>): unknown {
  const { world, scope } = called;
  const charge = wanted.charge ? world.store.get('charge', wanted.charge, scope) : null;
  if (wanted.charge && !charge) throw noSuch('charge', wanted.charge, 'charge');
  const id = wanted.payment_intent ?? charge?.paymentId;
  if (!id) throw wrongParameter('charge', 'One of charge, payment_intent is required.', 'parameter_missing');
  const payment = world.store.get('payment', id, scope);
  if (!payment) throw noSuch('payment', id, 'payment_intent');
  const { amount, reason = null, metadata } = wanted;
  const what = { ...(amount !== undefined && { amount }), reason, metadata };
  return objectOf(world, 'refund', refund(world, payment, what, called.cause));
}

/** Every call that the sandbox has. */
export const calls: readonly Call[] = [
  call('POST', /^checkout\/sessions$/, parameters.session, ({ world, scope }, wanted) =>
    objectOf(world, 'session', createSession(world, scope, wanted)),
  ),
  retrieve(/^checkout\/sessions\/(\w+)$/, 'session'),
  call('POST', /^checkout\/sessions\/(\w+)\/expire$/, parameters.none, expireSession),
  call('POST', /^payment_intents$/, parameters.payment, ({ world, scope, cause }, wanted) =>
    objectOf(world, 'payment', createPayment(world, scope, wanted, cause)),
  ),
  retrieve(/^payment_intents\/(\w+)$/, 'payment'),
  call('POST', /^payment_intents\/(\w+)\/capture$/, parameters.capture, (called, { amount_to_capture }) =>
    objectOf(called.world, 'payment', capture(called.world, paymentOf(called), amount_to_capture, called.cause)),
  ),
  call('POST', /^payment_intents\/(\w+)\/cancel$/, parameters.cancel, (called, { cancellation_reason = null }) =>
    objectOf(called.world, 'payment', cancel(called.world, paymentOf(called), cancellation_reason, called.cause)),
  ),
  call('POST', /^refunds$/, parameters.refund, createRefund),
  call('GET', /^refunds$/, parameters.refunds, ({ world, scope }, { charge, limit, starting_after }) => {
    if (!world.store.get('charge', charge, scope)) throw noSuch('charge', charge, 'charge');
    return refundsOfCharge(world, charge, { limit, starting_after, url: '/v1/refunds' });
  }),
  retrieve(/^refunds\/(\w+)$/, 'refund'),
  retrieve(/^charges\/(\w+)$/, 'charge'),
  call('GET', /^balance_transactions$/, parameters.balances, ({ world, scope }, wanted) =>
    listOf(world, scope, 'balance', '/v1/balance_transactions', {
      ...wanted,
      ...(wanted.type && { types: [wanted.type] }),
    }),
  ),
  retrieve(/^balance_transactions\/(\w+)$/, 'balance'),
  call('GET', /^events$/, parameters.events, ({ world, scope }, wanted) =>
    listOf(world, scope, 'event', '/v1/events', { ...wanted, ...(wanted.type && { types: [wanted.type] }) }),
  ),
  retrieve(/^events\/(\w+)$/, 'event'),
];

/**
 * A call's response; sessions and authorisations whose time is over are over before it. Throws an
 * ApiError.
 */
export function runCall(found: Call, called: Called, given: unknown): Result {
  if (/^cs_/.test(called.id)) currentSession(called.world, called.id);
  return found.run(called, given);
}
