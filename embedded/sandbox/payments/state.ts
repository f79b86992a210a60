/** Whose objects these are: a secret key's own account, or one that is connected to it (`acct_platform/acct_connected`). */
export type Scope = string;

export const scopeOf = (platform: string, connected: string): Scope =>
  connected ? `${platform}/${connected}` : platform;
export const platformOf = (scope: Scope): string => scope.split('/')[0] ?? '';
export const connectedOf = (scope: Scope): string => scope.split('/')[1] ?? '';

export type Metadata = Record<string, string>;
type CaptureMethod = 'automatic' | 'automatic_async' | 'manual';

/** What every stored object has. Times are seconds since 1970, amounts the currency's smallest unit. */
type Stored = { id: string; scope: Scope; created: number };

export type Session = Stored & {
  status: 'open' | 'complete' | 'expired';
  expiresAt: number;
  amount: number;
  currency: string;
  items: { name: string; description: string; quantity: number; unitAmount: number }[];
  successUrl: string;
  cancelUrl: string | null;
  reference: string | null;
  email: string | null;
  locale: string | null;
  submitType: string | null;
  metadata: Metadata;
  intent: { captureMethod: CaptureMethod; description: string | null; metadata: Metadata; receiptEmail: string | null };
  paymentId: string | null;
  payer: { name: string; email: string } | null;
};

export type Card = { brand: string; last4: string; country: string; expMonth: number; expYear: number };
export type Decline = { code: string; declineCode: string; message: string };

export type Payment = Stored & {
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  /** Null for one that was made by a call and not on the hosted page. */
  sessionId: string | null;
  amount: number;
  received: number;
  currency: string;
  captureMethod: CaptureMethod;
  description: string | null;
  metadata: Metadata;
  receiptEmail: string | null;
  chargeId: string | null;
  decline: Decline | null;
  /** The card whose bank waits for the shopper's confirmation. */
  challenged: Card | null;
  methodId: string | null;
  canceledAt: number | null;
  cancellationReason: string | null;
};

export type Charge = Stored & {
  paymentId: string;
  methodId: string;
  amount: number;
  currency: string;
  captured: boolean;
  amountCaptured: number;
  amountRefunded: number;
  captureBefore: number | null;
  card: Card;
  challenged: boolean;
  decline: Decline | null;
  description: string | null;
  metadata: Metadata;
  receiptEmail: string | null;
  payer: { name: string; email: string };
  balanceId: string | null;
  /** Absent in those of an earlier release. */
  refundIds?: readonly string[];
};

export type Refund = Stored & {
  chargeId: string;
  paymentId: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Metadata;
  balanceId: string | null;
  /** When the bank gives it back; null for one that arrives. */
  failsAt: number | null;
  /** Of the money that came back; null until then. */
  failureBalanceId: string | null;
};

export type Balance = Stored & {
  type: 'charge' | 'refund' | 'refund_failure';
  amount: number;
  fee: number;
  currency: string;
  sourceId: string;
  description: string | null;
};

export type StoredEvent = Stored & {
  type: string;
  /** The object as it was then. */
  object: unknown;
  requestId: string | null;
  idempotencyKey: string | null;
};

export type Things = {
  session: Session;
  payment: Payment;
  charge: Charge;
  refund: Refund;
  balance: Balance;
  event: StoredEvent;
};
export type ThingKind = keyof Things;
