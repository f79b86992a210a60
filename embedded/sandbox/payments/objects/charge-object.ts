import type { Stripe } from 'stripe';
import type { Charge } from '../state.ts';

/** A charge: an authorisation until it is captured, and a record of why where it was declined. */
export function chargeObject(charge: Charge): Stripe.Charge {
  const { decline, payer } = charge;
  return {
    id: charge.id,
    object: 'charge',
    ...nothingOf,
    amount: charge.amount,
    amount_captured: charge.amountCaptured,
    amount_refunded: charge.amountRefunded,
    balance_transaction: charge.balanceId,
    billing_details: { address: null, email: payer.email || null, name: payer.name || null, phone: null, tax_id: null },
    captured: charge.captured,
    created: charge.created,
    currency: charge.currency,
    description: charge.description,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: charge.metadata,
    outcome: outcomeOf(charge),
    paid: !decline,
    payment_intent: charge.paymentId,
    payment_method: charge.methodId,
    payment_method_details: { type: 'card', card: cardOf(charge) },
    receipt_email: charge.receiptEmail,
    refunded: !decline && charge.amountRefunded === charge.amount,
    status: decline ? 'failed' : 'succeeded',
  };
}

const outcomeOf = ({ decline }: Charge): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline?.declineCode ?? null,
  risk_level: 'normal',
  risk_score: 1,
  seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

function cardOf({ card, amount, captureBefore, captured, challenged, decline }: Charge) {
  return {
    amount_authorized: decline ? null : amount,
    authorization_code: null,
    brand: card.brand,
    ...(captureBefore !== null && !captured && { capture_before: captureBefore }),
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    extended_authorization: { status: 'disabled' },
    fingerprint: `sandbox${card.last4}`,
    funding: 'credit',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: challenged
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card;
}

const nothingOf = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: 'FORECOURT SANDBOX',
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  radar_options: {},
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;
