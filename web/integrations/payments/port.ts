import type { Integration } from '../integration.ts';

/**
 * A merchant at the provider, opaque outside the port: a connected account (`acct_…`), a site's own
 * keys (`site:<slug>`), or '' for the deployment's only account. A hold stores it with its checkout
 * id.
 */
export type Account = string;

export type CheckoutRequest = {
  /** Idempotency key and the provider's reference: a repeated request returns the same checkout. */
  holdId: string;
  /** The site's slug, which determines the merchant. */
  site: string;
  /** Cents, AUD, above 0. */
  amountCents: number;
  /** The purpose of the deposit, shown on the provider's page and on the staff's statement. */
  description: string;
  /** Absolute addresses. `{CHECKOUT_SESSION_ID}` in `successUrl` becomes the checkout's id. */
  successUrl: string;
  cancelUrl: string;
  /** When the provider's page expires: in 30 minutes to 24 hours. */
  expiresAt: Date;
  email?: string;
};

/**
 * `url` is the provider's page, where the shopper pays; null once the checkout is complete or
 * expired.
 */
export type OpenedCheckout = { id: string; url: string | null; account: Account };

export type PaymentState =
  /** The shopper has not finished: no card yet, a decline, or 3-D Secure under way. */
  | 'unfinished'
  /** The bank has not confirmed yet (methods other than cards). */
  | 'processing'
  /** Authorised, not captured; released at `captureBefore`. */
  | 'authorised'
  | 'captured'
  /** The authorisation was released or expired; nothing was captured. */
  | 'cancelled'
  | 'refunded'
  /** Partly refunded, by `refundedCents`. */
  | 'partly-refunded';

export type Payment = {
  /** The provider's id of the payment (`pi_…`). */
  id: string;
  account: Account;
  state: PaymentState;
  /** The agreed amount, cents AUD. */
  amountCents: number;
  capturedCents: number;
  /** Without refunds that the bank returned. */
  refundedCents: number;
  /** Refunds that the bank returned: the merchant has that money again. */
  failedRefunds: number;
  /** When the authorisation expires; null for none. */
  captureBefore: Date | null;
  /** For receipts, "visa 4242"; empty if not stated. */
  method: string;
};

export type Checkout = {
  id: string;
  account: Account;
  state: 'open' | 'complete' | 'expired';
  /** The hold's id; empty for a checkout that is not ours. */
  holdId: string;
  amountCents: number;
  /** Null until the shopper starts to pay. */
  payment: Payment | null;
};

/** A movement of money at the provider, for reconciliation. */
export type BalanceEntry = {
  id: string;
  at: Date;
  kind: 'charge' | 'refund' | 'other';
  /** Positive towards the merchant, cents; without the fee. */
  amountCents: number;
  feeCents: number;
  /** Its payment; null for payouts, fees and other things that are not ours. */
  paymentId: string | null;
};

/** A page, the newest first; pass `next` as `after` for the following one. */
type BalancePage = { entries: BalanceEntry[]; next: string | null };

/** A signed event of the provider. It names what to read again; its content is not used. */
export type PaymentEvent = {
  /** Unique at the provider; the same at each delivery. */
  id: string;
  /** `checkout.session.completed`, `payment_intent.canceled`, `charge.refunded`, … */
  type: string;
  account: Account;
  at: Date;
  /** One of both is set, by the event's subject. */
  sessionId: string | null;
  paymentId: string | null;
};

/**
 * `refused`: a retry would be refused again. `unavailable`, `timeout`: the outcome is uncertain;
 * retry.
 */
type PaymentFault = 'refused' | 'unavailable' | 'timeout';

/** Compare by name and fault: the front and Next's bundles have separate classes. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly fault: PaymentFault;
  /** The provider's own code (`resource_missing`, `amount_too_small`); empty where it gave none. */
  readonly code: string;

  /**
   * Set if the provider executed and refused the request: in this call (`new`), or in an earlier
   * one with the same idempotency key (`repeated`).
   */
  readonly refusal: 'new' | 'repeated' | null;

  constructor(fault: PaymentFault, code: string, message: string, refusal: PaymentError['refusal'] = null) {
    super(message);
    this.fault = fault;
    this.code = code;
    this.refusal = refusal;
  }
}

/** Deposits at a payment provider. All asynchronous functions reject with a `PaymentError`. */
export type Payments = Integration & {
  /** Whether the site has a merchant; without one it reserves without money. */
  takes(site: string): boolean;
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  /** Null for an id that this account does not have. */
  readCheckout(id: string, account: Account): Promise<Checkout | null>;
  /** Expires an open checkout. `complete`: the shopper has paid already. */
  expireCheckout(id: string, account: Account): Promise<'expired' | 'complete'>;
  readPayment(id: string, account: Account): Promise<Payment | null>;
  /** Releases the authorisation, or refunds all that was captured; idempotent. */
  release(payment: Pick<Payment, 'id' | 'account'>): Promise<Payment>;
  /** Captures the authorised amount, or a part of it; idempotent. */
  capture(payment: Pick<Payment, 'id' | 'account'>, amountCents?: number): Promise<Payment>;
  /** `key` is the idempotency key of this refund: repeated calls move money once. */
  refund(payment: Pick<Payment, 'id' | 'account'>, amountCents: number, key: string): Promise<Payment>;
  /** Movements from `from` to before `to`. */
  balance(account: Account, from: Date, to: Date, after?: string | null): Promise<BalancePage>;
  /** The merchant of a site; null for none. */
  accountOf(site: string): Account | null;
  /** Null for an invalid signature, one older than five minutes, and a body that is not an event. */
  readEvent(rawBody: string, signature: string): PaymentEvent | null;
};
