import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour } from '@/domain/locations/clock-label.ts';
import { type HoldRecord, methodLabel } from './hold-record.ts';

type Paid = Pick<HoldRecord, 'money' | 'depositCents' | 'method'> & Partial<Pick<HoldRecord, 'retainedCents'>>;

/** Whether the deposit was taken from the account, rather than set aside by the bank. */
export const isCharged = ({ money }: Pick<HoldRecord, 'money'>): boolean =>
  ['charged', 'refunding', 'refunded', 'refund-failed', 'repaid', 'captured', 'forfeited'].includes(money);

/** "Authorised on Visa ending 4242, not charged", "Charged to Visa ending 4242, refundable"; what is only authorised is released, never refunded. */
export function depositLabel({ money, method, depositCents, retainedCents = 0 }: Paid): string {
  const by = methodLabel(method);
  const on = by === '' ? '' : ` on ${by}`;
  const to = by === '' ? '' : ` to ${by}`;
  const part = retainedCents > 0 ? ` of it, ${formatCents(depositCents - retainedCents)},` : '';
  switch (money) {
    case 'authorised':
      return `Authorised${on}, not charged`;
    case 'charged':
      return `Charged${to}, refundable`;
    case 'releasing':
      return `Being released${to}`;
    case 'released':
      return `Released${to}`;
    case 'refunding':
      return part ? `A part${part} is being refunded${to}` : `Being refunded${to}`;
    case 'refunded':
      return part ? `A part${part} was refunded${to}` : `Refunded${to}`;
    case 'refund-failed':
      return `The refund${to} did not go through`;
    case 'repaid':
      return part ? `A part${part} was paid back another way` : 'Paid back another way';
    case 'capturing':
    case 'captured':
      return `Applied to the price, charged${to}`;
    case 'forfeited':
      return 'Retained by the dealer';
    case 'lapsed':
      return 'Set free by the bank, not charged';
    default:
      return 'To authorise';
  }
}

/** What happens to the deposit, one sentence for the end of each way (money.md, "Shape"). */
export function depositFate({ money, depositCents, method, retainedCents = 0 }: Paid): string {
  const amount = formatCents(depositCents);
  const back = formatCents(depositCents - retainedCents);
  const rest = retainedCents > 0 ? ` The dealer retains the other ${formatCents(retainedCents)}.` : '';
  const by = methodLabel(method) || 'your card';
  switch (money) {
    case 'releasing':
      return `The ${amount} was never charged and is being released to ${by}. Your bank may show it for a few more days.`;
    case 'released':
      return `The ${amount} was never charged and has been released to ${by}. Your bank may show it for a few more days.`;
    case 'refunding':
      return `The ${back} is on its way back to ${by}.${rest}`;
    case 'refunded':
      return `The ${back} has been refunded to ${by}. Your bank may take some days to show it.${rest}`;
    case 'refund-failed':
      return `The refund of ${back} to ${by} did not go through. The dealer still has it, and will try again or pay you another way.${rest}`;
    case 'repaid':
      return `The dealer paid you the ${back} another way.${rest}`;
    case 'capturing':
    case 'captured':
      return `The ${amount} comes off the price.`;
    case 'forfeited':
      return `The dealer retains the ${amount}.`;
    case 'lapsed':
      return `Your bank set the ${amount} free. Nothing was charged.`;
    default:
      return 'Nothing was charged.';
  }
}

/** The four rows of "What happens to the $200", before it is paid. */
export function depositRows(deposit: {
  priceCents: number;
  endsAt: Date | number;
  timeZone: string;
}): { label: string; text: string }[] {
  const { priceCents, endsAt, timeZone } = deposit;
  return [
    { label: 'Now', text: 'Authorised on your card, not charged' },
    { label: 'If you buy', text: `Comes off the ${formatCents(priceCents)}` },
    { label: 'If you change your mind', text: 'Released in full, for any reason' },
    { label: 'If you do nothing', text: `Released ${dayAndHour(endsAt, timeZone)}` },
  ];
}
