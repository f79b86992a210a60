import { leadNumber } from '@/domain/leads/lead-record.ts';
import type { LeadExport } from '@/web/records/lead-desk.ts';

const columns = ['Number', 'Received', 'Kind', 'State', 'Assigned to', 'First name', 'Last name', 'Email', 'Phone'];
export const csvHead = `\ufeff${[...columns, 'Postcode', 'Car', 'Stock number', 'Answers'].join(',')}\r\n`;

/** One line of a spreadsheet. */
export function csvLine(lead: LeadExport): string {
  const answers = lead.lines.map(({ label, text }) => `${label}: ${text}`).join('; ');
  const { id, receivedAt, category, state, assignee, name, lastName, email, phone, postcode, vehicle } = lead;
  const person = [name, lastName, email, phone, postcode];
  const car = [vehicle?.title ?? '', vehicle?.stockNumber ?? ''];
  const cells = [leadNumber(id), receivedAt.toISOString(), category, state, assignee, ...person, ...car, answers];
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Quoted, and never a formula: what shoppers typed must not run in a spreadsheet. */
function cell(text: string): string {
  const safe = /^[\s=+\-@＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
