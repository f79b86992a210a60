import type Stripe from 'stripe';
import { deposit, post, type RunningProvider, typed, works } from './running-provider.ts';

export const account = { stripeAccount: 'acct_dealerOne' };

/** A card whose bank gives back what is refunded to it. */
export const refundFails = typed('4000 0000 0000 5126');

/** A session that a shopper has paid on the page, and the id of its payment. */
export async function paid(
  provider: RunningProvider,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  card = works,
): Promise<{ session: string; payment: string }> {
  const { sessions } = provider.client().checkout;
  const { id, url } = await sessions.create(deposit(more), account);
  await post(url ?? '', card);
  const { payment_intent: payment } = await sessions.retrieve(id, {}, account);
  return { session: id, payment: String(payment) };
}
