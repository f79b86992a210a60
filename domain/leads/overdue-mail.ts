import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { type LeadMail, mailOf } from './lead-message.ts';
import { fullName, type LeadRecord, leadNumber } from './lead-record.ts';
import { vehicleLines } from './lead-vehicle-lines.ts';
import { momentText } from './moment-text.ts';

/** An enquiry that waits; `dueAtMs`: when it was due, epoch milliseconds. */
export type Overdue = { lead: LeadRecord; assignee: string; dueAtMs: number };

const linkOf = ({ id, dealer }: LeadRecord): string => `${dealer.origin}${pathOfRoute('deskLead', { lead: id })}`;

/** Of a summary; the lead desk lists them all. */
const maxListed = 20;

/**
 * To the dealer, about enquiries that were not taken up in time: one with the content of its own
 * mail, so that staff can reply at once; several as a list (PLUS-10). Null for none.
 */
export function overdueMail(overdue: readonly Overdue[]): LeadMail | null {
  const [first] = overdue;
  if (!first) return null;
  return overdue.length === 1 ? single(first) : summary(overdue, first.lead);
}

function single({ lead, assignee, dueAtMs }: Overdue): LeadMail {
  const who = fullName(lead.person) || 'A shopper';
  const about = lead.vehicle ? `: ${lead.vehicle.title}` : '';
  const due = momentText(dueAtMs, lead.dealer.timeZone);
  const lines = [
    ...(assignee === '' ? [] : [{ label: 'Assigned to', text: assignee }]),
    ...lead.lines,
    ...vehicleLines(lead),
    { label: 'Received', text: momentText(lead.receivedAtMs, lead.dealer.timeZone) },
    { label: 'Number', text: leadNumber(lead.id) },
    { label: 'In the lead desk', text: linkOf(lead) },
  ];
  return mailOf({
    subject: `Overdue: ${lead.category}, ${who}${about}`,
    opening: `This enquiry was to be answered by ${due}, and is still new.`,
    lines,
    closing: `Reply to this email to write to ${who}, then mark the enquiry in the lead desk.`,
    origin: lead.dealer.origin,
  });
}

function summary(overdue: readonly Overdue[], { dealer }: LeadRecord): LeadMail {
  const more = overdue.length - maxListed;
  const lines = overdue.slice(0, maxListed).map(({ lead, assignee, dueAtMs }) => {
    const due = `answer was due ${momentText(dueAtMs, lead.dealer.timeZone)}`;
    const about = [lead.category, lead.vehicle?.title, assignee && `with ${assignee}`, due].filter(Boolean).join(', ');
    return { label: fullName(lead.person) || leadNumber(lead.id), text: `${about}\n${linkOf(lead)}` };
  });
  return mailOf({
    subject: `Overdue: ${overdue.length} enquiries`,
    opening: `${overdue.length} enquiries were to be answered by now, and are still new.`,
    lines,
    closing: `${more > 0 ? `There are ${more} more. ` : ''}The lead desk lists what is overdue:\n${dealer.origin}${pathOfRoute('desk')}?late=1`,
    origin: dealer.origin,
  });
}
