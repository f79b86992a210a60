import { type LeadMail, mailOf } from '@/domain/leads/lead-message.ts';
import { greeted } from '@/domain/leads/receipt-mail.ts';
import { dayAndHour } from '@/domain/locations/clock-label.ts';
import { firstName } from '@/domain/purchases/hold-record.ts';
import type { LineRow } from '@/web/records/hold-waiting.ts';
import { linePath } from './join-line.ts';

type Message = Pick<LineRow, 'car' | 'dealer' | 'name' | 'token' | 'preferredUntil'>;

const until = ({ preferredUntil, dealer }: Message): string =>
  dayAndHour(preferredUntil ?? 0, dealer.timeZone).replaceAll('\u00a0', ' ');

const news = (offer: Message): string =>
  `The ${offer.car.title} is available again. You were next in line, so only you can reserve it until ${until(offer)}.`;

/** The text to the next in line, once the car is free (PLUS-15). */
export const lineText = (offer: Message): string =>
  `${offer.dealer.name}: ${news(offer)} ${offer.dealer.origin}${linePath(offer.token)}`;

export function lineMail(offer: Message): LeadMail {
  const { car, dealer, name, token } = offer;
  return mailOf({
    subject: `The ${car.title} is available again`,
    opening: `Hello ${greeted(firstName(name))},\n${news(offer)} After that we offer it to the next person in line.`,
    lines: [
      { label: 'Car', text: [car.title, car.line].filter(Boolean).join(', ') },
      { label: 'Kept for you until', text: until(offer) },
      { label: 'Reserve it, or leave the line', text: `${dealer.origin}${linePath(token)}` },
    ],
    closing: '',
    origin: dealer.origin,
  });
}
