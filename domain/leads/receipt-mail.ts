import { formatPhone } from '@/domain/locations/phone.ts';
import { type LeadMail, mailOf, whenOf } from './lead-message.ts';
import { type LeadRecord, leadNumber } from './lead-record.ts';

/** Path of the shopper's own page of an enquiry (PLUS-10). */
export const enquiryPath = (token: string): string => `/enquiry/${token}`;

/** The shopper's receipt: what was asked, and where to see what becomes of it (PLUS-10). */
export function receiptMail(lead: LeadRecord, token: string): LeadMail {
  const { dealer, person, vehicle } = lead;
  const opening = `Hello ${person.name || 'there'},\n${dealer.name} has your enquiry.`;
  const lines = [
    { label: 'About', text: vehicle?.title ?? lead.category },
    { label: 'Sent', text: whenOf(lead) },
    { label: 'Number', text: leadNumber(lead.id) },
    { label: 'See, add to or withdraw it', text: `${dealer.origin}${enquiryPath(token)}` },
  ];
  const call = dealer.phone ? `Is it urgent? Call ${formatPhone(dealer.phone)}.` : '';
  return mailOf(`We have your enquiry, ${leadNumber(lead.id)}`, opening, lines, call);
}
