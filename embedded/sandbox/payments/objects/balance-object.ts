import type { Stripe } from 'stripe';
import type { Balance } from '../state.ts';

const availableAfterSeconds = 2 * 86_400;

export const balanceObject = (balance: Balance): Stripe.BalanceTransaction => ({
  id: balance.id,
  object: 'balance_transaction',
  amount: balance.amount,
  available_on: balance.created + availableAfterSeconds,
  balance_type: 'payments',
  created: balance.created,
  currency: balance.currency,
  description: balance.description,
  exchange_rate: null,
  fee: balance.fee,
  fee_details:
    balance.fee === 0
      ? []
      : [
          {
            amount: balance.fee,
            application: null,
            currency: balance.currency,
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ],
  net: balance.amount - balance.fee,
  reporting_category: balance.type,
  source: balance.sourceId,
  status: 'pending',
  type: balance.type,
});
