import { formatPhone } from '@/domain/locations/phone.ts';
import { enquiryPath } from '@/domain/routes/paths.ts';
import { type LeadMail, mailOf } from './lead-message.ts';
import { type LeadRecord, leadNumber } from './lead-record.ts';
import { greeted } from './receipt-mail.ts';

/** Staff's reply, to the shopper; replies go to the dealer's own mailbox. */
export function answerMail(lead: LeadRecord, { token, text }: { token: string; text: string }): LeadMail {
  const { dealer, person, vehicle, category } = lead;
  const about = vehicle?.title ?? category;
  const lines = [
    { label: 'About', text: about },
    { label: 'Number', text: leadNumber(lead.id) },
    { label: 'See it, add to it or withdraw it', text: `${dealer.origin}${enquiryPath(token)}` },
  ];
  const ways = [dealer.email && 'Answer this mail', dealer.phone && `call ${formatPhone(dealer.phone)}`];
  const way = ways.filter(Boolean).join(', or ');
  const closing = way === '' ? dealer.name : `${way[0]?.toUpperCase()}${way.slice(1)}.\n${dealer.name}`;
  const opening = `Hello ${greeted(person.name)},\n\n${text}`;
  return mailOf({ subject: `${dealer.name}: ${about}`, opening, lines, closing, origin: dealer.origin });
}
