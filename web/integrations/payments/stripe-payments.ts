import type Stripe from 'stripe';
import { faultOf, hasCode } from './faults.ts';
import { FurtherKeys } from './further-keys.ts';
import type { Merchants } from './merchants.ts';
import {
  type Account,
  type Checkout,
  type CheckoutRequest,
  type OpenedCheckout,
  type Payment,
  PaymentError,
  type Payments,
} from './port.ts';
import { readSigned } from './signed-event.ts';
import { balanceEntryOf, checkoutOf, paymentOf } from './stripe-shapes.ts';

type Options = { stripeAccount?: string; idempotencyKey?: string };
/**
 * Runs a task with the client of a secret key, behind the circuit breaker. Rejects with a
 * PaymentError.
 */
export type Speak = <Answer>(key: string, task: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>;
type Named = Pick<Payment, 'id' | 'account'>;

const withCharge = { expand: ['latest_charge.refunds'] };
const withPayment = { expand: ['payment_intent.latest_charge'] };
const balancePage = 100;
/** Refunds of one charge that are read. */
const maxRefunds = 1_000;
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Deposits at Stripe or a compatible server. Repeated calls move no money twice. */
export class StripePayments implements Payments {
  readonly kind: Payments['kind'];
  readonly #merchants: Merchants;
  readonly #speak: Speak;
  readonly #refundKeys = new FurtherKeys();

  constructor(merchants: Merchants, speak: Speak, kind: Payments['kind']) {
    this.#merchants = merchants;
    this.#speak = speak;
    this.kind = kind;
  }

  takes(site: string): boolean {
    return this.accountOf(site) !== null;
  }

  accountOf(site: string): Account | null {
    return this.#merchants.accountOf(site);
  }

  async openCheckout(request: CheckoutRequest): Promise<OpenedCheckout> {
    const account = this.accountOf(request.site);
    if (account === null) throw new PaymentError('refused', 'no_merchant', 'This site has no payment account.');
    const { id, url } = await this.#call(account, `hold-${request.holdId}`, (stripe, options) =>
      stripe.checkout.sessions.create(sessionOf(request), options),
    );
    return { id, url, account };
  }

  async readCheckout(id: string, account: Account): Promise<Checkout | null> {
    return orNull(async () => {
      const session = await this.#call(account, null, (stripe, options) =>
        stripe.checkout.sessions.retrieve(id, withPayment, options),
      );
      return checkoutOf(session, account);
    });
  }

  async expireCheckout(id: string, account: Account): Promise<'expired' | 'complete'> {
    try {
      await this.#call(account, null, (stripe, options) => stripe.checkout.sessions.expire(id, {}, options));
      return 'expired';
    } catch (error) {
      // Refused since it is no longer open: read what ended it.
      const now = error instanceof PaymentError && error.fault === 'refused' && (await this.readCheckout(id, account));
      if (now && now.state !== 'open') return now.state;
      throw error;
    }
  }

  async readPayment(id: string, account: Account): Promise<Payment | null> {
    return orNull(() => this.#payment({ id, account }));
  }

  async release(payment: Named): Promise<Payment> {
    return this.#settled(payment, async (now) => {
      if (now.state === 'cancelled' || now.state === 'refunded') return now;
      const left = now.capturedCents - now.refundedCents;
      if (left > 0) return this.refund(now, left, `release-${now.id}-${now.refundedCents}-${now.failedRefunds}`);
      const why = { cancellation_reason: 'requested_by_customer' } as const;
      return this.#changed(now, null, (stripe, options) => stripe.paymentIntents.cancel(now.id, why, options));
    });
  }

  async capture(payment: Named, amountCents?: number): Promise<Payment> {
    return this.#settled(payment, async (now) => {
      if (now.capturedCents > 0) return now;
      const what = amountCents === undefined ? {} : { amount_to_capture: amountCents };
      return this.#changed(now, null, (stripe, options) => stripe.paymentIntents.capture(now.id, what, options));
    });
  }

  async refund(payment: Named, amountCents: number, key: string): Promise<Payment> {
    return this.#refundKeys.run(key, (each) =>
      this.#changed(payment, each, (stripe, options) =>
        stripe.refunds.create({ payment_intent: payment.id, amount: amountCents }, options),
      ),
    );
  }

  async balance(account: Account, from: Date, to: Date, after: string | null = null) {
    const created = { gte: seconds(from), lt: seconds(to) };
    const wanted = { created, limit: balancePage, expand: ['data.source'], ...(after && { starting_after: after }) };
    const page = await this.#call(account, null, async (stripe, options) =>
      stripe.balanceTransactions.list(wanted, options),
    );
    const last = page.has_more ? page.data.at(-1) : undefined;
    return { entries: page.data.map(balanceEntryOf), next: last?.id ?? null };
  }

  readEvent(rawBody: string, signature: string) {
    return readSigned(rawBody, signature, this.#merchants.signers);
  }

  #payment({ id, account }: Named): Promise<Payment> {
    return this.#call(account, null, async (stripe, options) => {
      const payment = await stripe.paymentIntents.retrieve(id, withCharge, options);
      const charge = payment.latest_charge;
      // A charge holds its ten newest refunds alone.
      if (charge && typeof charge === 'object' && charge.refunds?.has_more)
        charge.refunds.data = await stripe.refunds
          .list({ charge: charge.id, limit: 100 }, options)
          .autoPagingToArray({ limit: maxRefunds });
      return paymentOf(payment, account);
    });
  }

  /** Runs a change for the payment's current state; reads it again if that changed meanwhile. */
  async #settled(payment: Named, change: (now: Payment) => Promise<Payment>): Promise<Payment> {
    try {
      return await change(await this.#payment(payment));
    } catch (error) {
      if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
      return change(await this.#payment(payment));
    }
  }

  /**
   * The payment after a change; an earlier refund is not a fault. Only refunds need a key: other
   * changes happen once.
   */
  async #changed(
    { id, account }: Named,
    key: string | null,
    change: (stripe: Stripe, options: Options) => Promise<unknown>,
  ): Promise<Payment> {
    try {
      await this.#call(account, key, change);
    } catch (error) {
      if (!hasCode(error, 'charge_already_refunded')) throw error;
    }
    return this.#payment({ id, account });
  }

  #call<Answer>(
    account: Account,
    key: string | null,
    task: (stripe: Stripe, options: Options) => Promise<Answer>,
  ): Promise<Answer> {
    const credentials = this.#merchants.credentialsOf(account);
    if (!credentials)
      return Promise.reject(new PaymentError('refused', 'no_merchant', 'The keys of this account are not configured.'));
    const { key: secretKey, connected } = credentials;
    const options = { ...(connected && { stripeAccount: connected }), ...(key && { idempotencyKey: key }) };
    return this.#speak(secretKey, (stripe) => task(stripe, options)).catch((error: unknown) => {
      throw faultOf(error);
    });
  }
}

async function orNull<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read();
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

/**
 * A hosted session that authorises without capture; the provider then offers only methods that
 * support it.
 */
function sessionOf(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { holdId, site, amountCents, description, successUrl, cancelUrl, expiresAt, email } = request;
  const metadata = { hold: holdId, site };
  const price_data = { currency: 'aud', unit_amount: amountCents, product_data: { name: description } };
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    payment_intent_data: { capture_method: 'manual', description, metadata },
    client_reference_id: holdId,
    metadata,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: seconds(expiresAt),
    ...(email && { customer_email: email }),
  };
}
