import { consentLine, consentTitles } from '@/domain/leads/consents.ts';
import { leadNumber } from '@/domain/leads/lead-record.ts';
import { csvRow } from '@/domain/text/delimited.ts';
import type { LeadExport } from '@/web/records/lead-export.ts';

const columns = ['Number', 'Received', 'Kind', 'State', 'Assigned to', 'First name', 'Last name', 'Email', 'Phone'];
export const csvHead = `\ufeff${[...columns, 'Postcode', 'Car', 'Stock number', 'Answers', 'Consents'].join(',')}\r\n`;

/** One line of a spreadsheet. */
export function csvLine(lead: LeadExport): string {
  const answers = lead.lines.map(({ label, text }) => `${label}: ${text}`).join('; ');
  const consents = lead.consents
    .map((consent) => `${consentTitles[consent.kind]}: ${consentLine(consent, lead.timeZone)}`)
    .join('; ');
  const { id, receivedAt, category, state, assignee, name, lastName, email, phone, postcode, vehicle } = lead;
  const person = [name, lastName, email, phone, postcode];
  const car = [vehicle?.title ?? '', vehicle?.stockNumber ?? ''];
  const cells = [
    leadNumber(id),
    receivedAt.toISOString(),
    category,
    state,
    assignee,
    ...person,
    ...car,
    answers,
    consents,
  ];
  return csvRow(cells);
}
