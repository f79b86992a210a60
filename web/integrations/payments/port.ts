import type { Integration } from '../integration.ts';

/**
 * A merchant at the provider, opaque to all but the port: a connected account (`acct_…`), a site's own keys (`site:<slug>`), or '' for the
 * deployment's only account. A hold stores it beside the id of its checkout.
 */
export type Account = string;

export type CheckoutRequest = {
  /** The idempotency key, and the reference that the provider shows: a repetition returns the same checkout. */
  holdId: string;
  /** The site's slug, by which the merchant is found. */
  site: string;
  /** Cents, AUD, above 0. */
  amountCents: number;
  /** Shown to the shopper on the provider's page and on the statement of staff: what the deposit is for. */
  description: string;
  /** Absolute addresses. `{CHECKOUT_SESSION_ID}` in `successUrl` becomes the checkout's id. */
  successUrl: string;
  cancelUrl: string;
  /** When the provider's page stops: 30 minutes from now at least, 24 hours at most. */
  expiresAt: Date;
  email?: string;
};

/** `url` is the provider's page, where the shopper pays; null once the checkout is complete or expired. */
export type OpenedCheckout = { id: string; url: string | null; account: Account };

export type PaymentState =
  /** The shopper has not finished: no card yet, a decline, or 3-D Secure under way. */
  | 'unfinished'
  /** The bank takes its time (a method other than cards). */
  | 'processing'
  /** The money is set aside, and not taken. It is free again at `captureBefore`. */
  | 'authorised'
  | 'captured'
  /** The authorisation was released or ran out; nothing was taken. */
  | 'cancelled'
  | 'refunded'
  /** A part was refunded; `refundedCents` states how much. */
  | 'partly-refunded';

export type Payment = {
  /** The provider's id of the payment (`pi_…`). */
  id: string;
  account: Account;
  state: PaymentState;
  /** What the shopper agreed to, cents AUD. */
  amountCents: number;
  capturedCents: number;
  /** Less what the bank gave back. */
  refundedCents: number;
  /** Refunds that the provider accepted and the bank gave back later: the money is the merchant's again. */
  failedRefunds: number;
  /** Until when an authorisation can be captured; null where there is none. */
  captureBefore: Date | null;
  /** What a receipt shows, "visa 4242"; empty where the provider does not state it. */
  method: string;
};

export type Checkout = {
  id: string;
  account: Account;
  state: 'open' | 'complete' | 'expired';
  /** The hold that it was opened for; empty for a checkout that is not ours. */
  holdId: string;
  amountCents: number;
  /** Null until the shopper has begun to pay. */
  payment: Payment | null;
};

/** What the provider reports of money that moved, for reconciliation. */
export type BalanceEntry = {
  id: string;
  at: Date;
  kind: 'charge' | 'refund' | 'other';
  /** Positive to the merchant, cents; the fee is not in it. */
  amountCents: number;
  feeCents: number;
  /**
   * The payment that it belongs to; null for what did not come from the product (payouts, fees).
   */
  paymentId: string | null;
};

/** One page, the newest first; `next` is given back for the page after it. */
type BalancePage = { entries: BalanceEntry[]; next: string | null };

/** A signed event of the provider. It names what to read again; its content is not trusted. */
export type PaymentEvent = {
  /** Unique at the provider; the same at each delivery. */
  id: string;
  /** `checkout.session.completed`, `payment_intent.canceled`, `charge.refunded`, … */
  type: string;
  account: Account;
  at: Date;
  /** One of both, by what the event is about; null for what it is not about. */
  sessionId: string | null;
  paymentId: string | null;
};

/**
 * `refused`: the provider refused, and a repetition would be refused again. `unavailable`,
 * `timeout`: nothing is certain; repeat.
 */
type PaymentFault = 'refused' | 'unavailable' | 'timeout';

/** By its name and fault: the front and Next's bundles each have a class of their own. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly fault: PaymentFault;
  /** The provider's own code (`resource_missing`, `amount_too_small`); empty where it gave none. */
  readonly code: string;

  /** For a request that the provider carried out and refused: by this call, or by one before with the same idempotency key. */
  readonly refusal: 'new' | 'repeated' | null;

  constructor(fault: PaymentFault, code: string, message: string, refusal: PaymentError['refusal'] = null) {
    super(message);
    this.fault = fault;
    this.code = code;
    this.refusal = refusal;
  }
}

/** Deposits at a payment provider. Every function but `takes` and `readEvent` rejects with a `PaymentError`. */
export type Payments = Integration & {
  /** Whether the site has a merchant. Where not, it reserves without money. */
  takes(site: string): boolean;
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  /** Null where the provider has no such checkout in this account. */
  readCheckout(id: string, account: Account): Promise<Checkout | null>;
  /** Ends an open checkout. `complete`: the shopper has paid before, and has won. */
  expireCheckout(id: string, account: Account): Promise<'expired' | 'complete'>;
  readPayment(id: string, account: Account): Promise<Payment | null>;
  /** Frees the authorisation, or refunds all that was captured. Does nothing to a payment that is free already. */
  release(payment: Pick<Payment, 'id' | 'account'>): Promise<Payment>;
  /** Takes what was authorised; without an amount, all. Does nothing to a payment that is captured already. */
  capture(payment: Pick<Payment, 'id' | 'account'>, amountCents?: number): Promise<Payment>;
  /** `key` is the idempotency key of this one refund: however often it is repeated, money moves once. */
  refund(payment: Pick<Payment, 'id' | 'account'>, amountCents: number, key: string): Promise<Payment>;
  /** What moved from `from` until before `to`. */
  balance(account: Account, from: Date, to: Date, after?: string | null): Promise<BalancePage>;
  /** The merchant of a site; null where it has none. */
  accountOf(site: string): Account | null;
  /** Null for a signature that is wrong, or older than five minutes, and for a body that is no event. */
  readEvent(rawBody: string, signature: string): PaymentEvent | null;
};
