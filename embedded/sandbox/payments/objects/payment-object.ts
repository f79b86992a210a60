import type { Stripe } from 'stripe';
import type { World } from '../payment-world.ts';
import type { Payment } from '../state.ts';

/** A payment intent as the hosted page makes it. */
export function paymentObject(payment: Payment, { origin }: World): Stripe.PaymentIntent {
  return {
    id: payment.id,
    object: 'payment_intent',
    ...nothingOf,
    amount: payment.amount,
    amount_capturable: payment.status === 'requires_capture' ? payment.amount : 0,
    amount_received: payment.received,
    canceled_at: payment.canceledAt,
    cancellation_reason: payment.cancellationReason,
    capture_method: payment.captureMethod,
    client_secret: `${payment.id}_secret_sandbox`,
    created: payment.created,
    currency: payment.currency,
    description: payment.description,
    last_payment_error: payment.decline && {
      type: 'card_error',
      code: payment.decline.code,
      decline_code: payment.decline.declineCode,
      message: payment.decline.message,
      ...(payment.chargeId && { charge: payment.chargeId }),
    },
    latest_charge: payment.chargeId,
    metadata: payment.metadata,
    next_action:
      payment.status === 'requires_action' && payment.sessionId
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { url: `${origin()}/c/pay/${payment.sessionId}/bank`, return_url: null },
          }
        : null,
    payment_method: payment.methodId,
    receipt_email: payment.receiptEmail,
    status: payment.status,
  };
}

const nothingOf = {
  allowed_payment_method_types: null,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;
