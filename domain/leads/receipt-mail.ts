import { bookingTitle } from '@/domain/locations/booking-kinds.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { enquiryPath } from '@/domain/routes/paths.ts';
import { bookingPlace } from './booked-note.ts';
import { type Booking, bookingTime, bookingTimeInZone } from './booking.ts';
import { type LeadMail, type LeadNews, mailOf, whenOf } from './lead-message.ts';
import { type LeadRecord, leadNumber } from './lead-record.ts';

type ReceiptMailOptions = { token: string; news: LeadNews; booking: Booking | null };

/**
 * The shopper's receipt: what was sent, what was booked, and where to see what becomes of it
 * (PLUS-10).
 */
export function receiptMail(lead: LeadRecord, { token, news, booking }: ReceiptMailOptions): LeadMail {
  const { dealer, person, vehicle } = lead;
  const { subject, words } = occasion(lead, news, booking);
  const lines = [
    ...(booking && booking.state !== 'cancelled' ? bookingLines(booking) : []),
    { label: 'About', text: vehicle?.title ?? lead.category },
    { label: 'Sent', text: whenOf(lead) },
    { label: 'Number', text: leadNumber(lead.id) },
    {
      label: booking ? 'See, move or cancel it' : 'See, add to or withdraw it',
      text: `${dealer.origin}${enquiryPath(token)}`,
    },
  ];
  const call = dealer.phone ? ` Is it urgent? Call ${formatPhone(dealer.phone)}.` : '';
  const own = news.kind === 'lead' && dealer.receiptText ? `\n${dealer.receiptText}` : '';
  const opening = `Hello ${greeted(person.name)},\n${words}${own}`;
  return mailOf({ subject, opening, lines, closing: `The link works for six months.${call}`, origin: dealer.origin });
}

/**
 * A receipt goes to whatever address a shopper typed: of what they typed it contains a first name
 * alone, and only what can be nothing but one, so that no form sends a stranger an address or an
 * advertisement in the dealer's name.
 */
export const greeted = (name: string): string => (/^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,29}$/u.test(name) ? name : 'there');

function occasion(lead: LeadRecord, { kind }: LeadNews, booking: Booking | null) {
  const { dealer } = lead;
  const number = leadNumber(lead.id);
  if (!booking) return { subject: `We have your enquiry, ${number}`, words: `${dealer.name} has your enquiry.` };
  const what = bookingTitle(booking.kind).toLowerCase();
  const time = bookingTime(booking);
  if (booking.state === 'cancelled')
    return {
      subject: `Your ${what} is cancelled, ${number}`,
      words: `Your ${what} at ${dealer.name} on ${time} is cancelled.`,
    };
  if (kind === 'moved')
    return { subject: `Your ${what} is now on ${time}`, words: `Your booking at ${dealer.name} has moved.` };
  return { subject: `Your ${what} on ${time}`, words: `Your ${what} at ${dealer.name} is booked.` };
}

const bookingLines = (booking: Booking) => [
  { label: 'When', text: bookingTimeInZone(booking) },
  { label: 'Where', text: bookingPlace(booking) },
];
