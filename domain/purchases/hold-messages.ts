import { formatCents } from '@/domain/finance/money.ts';
import { type LeadMail, mailOf } from '@/domain/leads/lead-message.ts';
import { greeted } from '@/domain/leads/receipt-mail.ts';
import { dayAndHour, longDayAndHour } from '@/domain/locations/clock-label.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { quotedSentence } from '@/domain/text/quoted-sentence.ts';
import { depositFate, depositLabel } from './deposit-label.ts';
import { firstName, type HoldRecord, receiptNumber } from './hold-record.ts';
import type { HoldEvent } from './hold-states.ts';

/** The subject of a message about a hold; `reason` is staff's own text. */
type HoldNews = { kind: HoldEvent; reason: string };

type Message = { hold: HoldRecord; news: HoldNews /** The reservation's own page. */; link: string };

/** The text to the shopper's phone. */
export function holdText({ hold, news, link }: Message): string {
  const { dealer } = hold;
  return `${dealer.name}: ${opening(hold, news)} ${depositIn(hold)}${link}`.replaceAll('\u00a0', ' ');
}

const depositIn = (hold: HoldRecord): string =>
  hold.depositCents > 0 && hold.state !== 'held' ? `${depositFate(hold)} ` : '';

/** The mail, in the dealer's name; with the first one goes the receipt. */
export function holdMail({ hold, news, link }: Message): LeadMail {
  const { car, dealer, depositCents } = hold;
  const number = receiptNumber(hold.receipt);
  const lines = [
    { label: 'Car', text: [car.title, car.line].filter(Boolean).join(', ') },
    ...(car.stockNumber ? [{ label: 'Stock number', text: car.stockNumber }] : []),
    ...(number ? [{ label: 'Receipt', text: number }] : []),
    ...(depositCents > 0 ? [{ label: 'Deposit', text: `${formatCents(depositCents)}. ${depositLabel(hold)}.` }] : []),
    ...(hold.state === 'held' ? [{ label: 'Held until', text: longDayAndHour(hold.endsAt, dealer.timeZone) }] : []),
    ...(dealer.address ? [{ label: 'Where', text: [dealer.place, dealer.address].filter(Boolean).join(', ') }] : []),
    { label: hold.state === 'held' ? 'See or cancel it' : 'See it', text: link },
  ];
  const call = dealer.phone ? `Questions? Call ${formatPhone(dealer.phone)}.` : '';
  const isHeld = hold.state === 'held';
  const law = isHeld
    ? 'A deposit holds the car, it does not buy it. This is a reservation, not a contract of sale.'
    : '';
  const fate = !isHeld && depositCents > 0 ? `\n${depositFate(hold)}` : '';
  return mailOf({
    subject: `${subjectOf(hold, news)}${number ? `, ${number}` : ''}`,
    opening: `Hello ${greeted(firstName(hold.name))},\n${opening(hold, news)}${fate}`.replaceAll('\u00a0', ' '),
    lines: lines.map(({ label, text }) => ({ label, text: text.replaceAll('\u00a0', ' ') })),
    closing: [law, call].filter(Boolean).join('\n'),
    origin: dealer.origin,
  });
}

function subjectOf({ state, car }: HoldRecord, { kind }: HoldNews): string {
  if (kind === 'staff-extended') return `Your hold on the ${car.title} is longer`;
  if (kind === 'refund-failed') return `The refund for the ${car.title} did not go through`;
  if (kind === 'staff-repaid') return `Your deposit on the ${car.title} was paid back`;
  if (state === 'held') return `The ${car.title} is held for you`;
  if (state === 'applied' || isForfeit(kind)) return `Your deposit on the ${car.title}`;
  return kind === 'shopper-released'
    ? `You cancelled your hold on the ${car.title}`
    : `Your hold on the ${car.title} has ended`;
}

const isForfeit = (kind: HoldEvent): boolean => kind === 'staff-forfeited' || kind === 'staff-forfeited-part';

/** One or two sentences; what staff wrote is quoted as theirs. */
function opening({ state, car, dealer, endsAt }: HoldRecord, { kind, reason }: HoldNews): string {
  const ends = dayAndHour(endsAt, dealer.timeZone);
  const why = reason === '' ? '' : ` Their ${kind === 'staff-repaid' ? 'words' : 'reason'}: ${quotedSentence(reason)}`;
  if (kind === 'staff-extended') return `Your hold on the ${car.title} now runs until ${ends}.${why}`;
  if (state === 'held') return `The ${car.title} is held for you until ${ends}.`;
  if (kind === 'refund-failed') return `Your bank did not take the refund of your deposit on the ${car.title}.`;
  if (kind === 'staff-repaid') return `${dealer.name} has paid back your deposit on the ${car.title}.${why}`;
  if (kind === 'applied') return `Your deposit on the ${car.title} goes towards its price.`;
  if (kind === 'capture-refused')
    return `Your bank did not pay the deposit on the ${car.title}. The car is still yours to buy; ${dealer.name} will call you.`;
  if (kind === 'hold-ended') return `Your hold on the ${car.title} has ended, and others can reserve the car.`;
  if (kind === 'shopper-released') return `You cancelled your hold on the ${car.title}.`;
  if (isForfeit(kind)) return `The sale of the ${car.title} has ended.${why}`;
  if (kind === 'staff-released') return `${dealer.name} has released your hold on the ${car.title}.${why}`;
  return `Your payment for the ${car.title} came after its payment page had closed, so the car is not held for you.`;
}
