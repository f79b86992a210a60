import type { Stripe } from 'stripe';
import { balanceObject } from './objects/balance-object.ts';
import { chargeObject } from './objects/charge-object.ts';
import { eventObject } from './objects/event-object.ts';
import { paymentObject } from './objects/payment-object.ts';
import { refundObject } from './objects/refund-object.ts';
import { sessionObject } from './objects/session-object.ts';
import type { World } from './payment-world.ts';
import type { ThingKind, Things } from './state.ts';

/** The provider's response for each kind of object, nothing in it expanded. */
type Objects = {
  session: Stripe.Checkout.Session;
  payment: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  balance: Stripe.BalanceTransaction;
  event: Record<string, unknown>;
};

type Renderers = { [Kind in ThingKind]: (thing: Things[Kind], world: World) => Objects[Kind] };

const renderers: Renderers = {
  session: sessionObject,
  payment: paymentObject,
  charge: chargeObject,
  refund: refundObject,
  balance: balanceObject,
  event: eventObject,
};

export const objectOf = <Kind extends ThingKind>(world: World, kind: Kind, thing: Things[Kind]): Objects[Kind] =>
  renderers[kind](thing, world);
