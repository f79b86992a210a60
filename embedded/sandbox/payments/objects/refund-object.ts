import type { Stripe } from 'stripe';
import type { Refund } from '../state.ts';

export const refundObject = (refund: Refund): Stripe.Refund => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  balance_transaction: refund.balanceId,
  charge: refund.chargeId,
  created: refund.created,
  currency: refund.currency,
  customer: null,
  customer_account: null,
  ...(refund.failureBalanceId && {
    failure_balance_transaction: refund.failureBalanceId,
    failure_reason: 'expired_or_canceled_card',
  }),
  destination_details: { type: 'card', card: { type: refund.balanceId ? 'refund' : 'reversal' } },
  metadata: refund.metadata,
  payment_intent: refund.paymentId,
  payment_method: null,
  reason: refund.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: refund.failureBalanceId ? 'failed' : 'succeeded',
  transfer_reversal: null,
});
