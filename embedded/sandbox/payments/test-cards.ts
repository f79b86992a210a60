import type { Card, Decline } from './state.ts';

type CardCase = { outcome: 'paid' | 'challenge' | 'slow' } | { outcome: 'declined'; decline: Decline };
type TestCard = { brand: string; country: string; shown: string; case: CardCase };

const declined = (code: string, declineCode: string, message: string): CardCase => ({
  outcome: 'declined',
  decline: { code, declineCode, message },
});

/** The numbers that Stripe publishes for tests, and one of the sandbox's own whose bank is slow. */
const cards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', { brand: 'visa', country: 'US', shown: 'Card that works', case: { outcome: 'paid' } }],
  ['4000000360000006', { brand: 'visa', country: 'AU', shown: 'Australian Visa', case: { outcome: 'paid' } }],
  ['5555555555554444', { brand: 'mastercard', country: 'US', shown: 'Mastercard', case: { outcome: 'paid' } }],
  ['378282246310005', { brand: 'amex', country: 'US', shown: 'American Express', case: { outcome: 'paid' } }],
  ['4000002500003155', { brand: 'visa', country: 'US', shown: '3-D Secure', case: { outcome: 'challenge' } }],
  ['4000002760003184', { brand: 'visa', country: 'DE', shown: '3-D Secure, always', case: { outcome: 'challenge' } }],
  [
    '4000000000000002',
    {
      brand: 'visa',
      country: 'US',
      shown: 'Declined',
      case: declined('card_declined', 'generic_decline', 'Your card was declined.'),
    },
  ],
  [
    '4000000000009995',
    {
      brand: 'visa',
      country: 'US',
      shown: 'Insufficient funds',
      case: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
    },
  ],
  [
    '4000000000000069',
    {
      brand: 'visa',
      country: 'US',
      shown: 'Expired card',
      case: declined('expired_card', 'expired_card', 'Your card has expired.'),
    },
  ],
  // A refund to it is accepted, and fails some time later.
  ['4000000000005126', { brand: 'visa', country: 'US', shown: 'Refund fails later', case: { outcome: 'paid' } }],
  ['4000000000006009', { brand: 'visa', country: 'AU', shown: 'Slow bank', case: { outcome: 'slow' } }],
]);

/** What the page offers to fill in, the most used first. */
export const offeredCards: readonly { number: string; shown: string }[] = [
  '4242424242424242',
  '4000002500003155',
  '4000000000000002',
  '4000000000009995',
  '4000000000006009',
  '4000000000005126',
].map((number) => ({ number, shown: cards.get(number)?.shown ?? '' }));

/** Whether a card's bank gives back what is refunded to it. */
export const refundFails = ({ last4 }: Card): boolean => last4 === '5126';

export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** The card of a number, and what its bank does; null for any other number, which is never stored. */
export function cardOf(typed: string, expiry: { month: number; year: number }): { card: Card; case: CardCase } | null {
  const number = digitsOf(typed);
  const found = cards.get(number);
  if (!found) return null;
  const { brand, country } = found;
  return {
    card: { brand, country, last4: number.slice(-4), expMonth: expiry.month, expYear: expiry.year },
    case: found.case,
  };
}

/** `12 / 34`; null if it is not a date, or is over. */
export function expiryOf(typed: string, nowMs: number): { month: number; year: number } | null {
  const digits = typed.slice(0, 20).replaceAll(' ', '');
  const [, month = '', year = ''] = /^(\d{1,2})\/?(?:20)?(\d{2})$/.exec(digits) ?? [];
  const expiry = { month: Number(month), year: 2000 + Number(year) };
  if (month === '' || expiry.month < 1 || expiry.month > 12) return null;
  return Date.UTC(expiry.year, expiry.month) > nowMs ? expiry : null;
}
