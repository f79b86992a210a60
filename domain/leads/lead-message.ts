import { xmlText } from '@/domain/vocabulary/xml-text.ts';
import { cutText } from './clean-text.ts';
import { type AnswerLine, fullName, type LeadRecord, leadNumber } from './lead-record.ts';
import { vehicleLines } from './lead-vehicle-lines.ts';
import { momentText } from './moment-text.ts';

/** The text of one mail; `html` has the same content as `text`, and no markup from outside. */
export type LeadMail = { subject: string; text: string; html: string };

/**
 * The event of a message: the enquiry itself, a message that the shopper added, staff's reply, its
 * withdrawal, or what became of its booking.
 */
export type LeadNews =
  | { kind: 'lead' }
  | { kind: 'added' | 'answered'; text: string }
  | { kind: 'withdrawn' }
  | { kind: 'confirmed' | 'moved' | 'cancelled' | 'valued' | 'accepted' | 'unaccepted'; text: string };

const newsText: Record<LeadNews['kind'], string> = {
  lead: '',
  added: 'Added to',
  answered: 'Answered',
  withdrawn: 'Withdrawn',
  confirmed: 'Booking confirmed',
  moved: 'Booking moved',
  cancelled: 'Booking cancelled',
  valued: 'Online estimate',
  accepted: 'Goes ahead with the estimate',
  unaccepted: 'No longer goes ahead with the estimate',
};

/** The kind of a message about an event of a lead; any other event is not reported. */
export const isNewsKind = (kind: string): kind is LeadNews['kind'] => Object.hasOwn(newsText, kind);

/**
 * For the people who handle it: who the shopper is, what they want, how to reach them, and what
 * came before.
 */
export function inboxMail(lead: LeadRecord, news: LeadNews): LeadMail {
  const who = fullName(lead.person) || 'A shopper';
  const about = lead.vehicle ? `: ${lead.vehicle.title}` : '';
  const subject = `${newsTitle(news, lead)}, ${who}${about}`;
  const userData = lead.details.userData;
  const path = userData?.lead_attributes.visited_pages.join(' > ') ?? '';
  const own = 'text' in news ? [{ label: news.kind === 'added' ? 'Added' : newsText[news.kind], text: news.text }] : [];
  const lines: AnswerLine[] = [
    ...own,
    ...lead.lines,
    ...vehicleLines(lead),
    ...(path === '' ? [] : [{ label: 'Pages seen', text: path }]),
    { label: 'Received', text: whenOf(lead) },
    { label: 'Number', text: leadNumber(lead.id) },
  ];
  const closing = `Reply to this email to write to ${who}.`;
  return mailOf({ subject, opening: '', lines, closing, origin: lead.dealer.origin });
}

const newsTitle = ({ kind }: LeadNews, { category }: LeadRecord): string =>
  kind === 'lead' ? category : `${newsText[kind]}: ${category}`;

/** When it was received, by the dealer's own clock. */
export const whenOf = ({ receivedAtMs, dealer }: Pick<LeadRecord, 'receivedAtMs' | 'dealer'>): string =>
  momentText(receivedAtMs, dealer.timeZone);

type Parts = {
  subject: string;
  opening: string;
  lines: readonly AnswerLine[];
  closing: string;
  /** The dealer's own site, whose addresses are links; those that a shopper wrote are text. */
  origin: string;
};

/** A mail of a greeting, lines of a label and a text each, and a closing. */
export function mailOf({ subject, opening, lines, closing, origin }: Parts): LeadMail {
  const text = [opening, lines.map(({ label, text: copy }) => `${label}: ${copy}`).join('\n'), closing];
  const rows = lines.map(
    ({ label, text: copy }) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:600">${xmlText(label)}</th><td style="padding:4px 0">${htmlLines(copy, origin)}</td></tr>`,
  );
  const paragraph = (copy: string) => (copy === '' ? '' : `<p>${htmlLines(copy, origin)}</p>`);
  return {
    subject: cutText(subject.replaceAll(/\s+/g, ' ').toWellFormed(), 200),
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en-AU"><body style="font:16px/1.5 system-ui,sans-serif;color:#1b1f24">${paragraph(opening)}<table cellspacing="0">${rows.join('')}</table>${paragraph(closing)}</body></html>`,
  };
}

/** Text with its line ends; addresses of the dealer's own pages are links. */
const htmlLines = (text: string, origin: string): string =>
  xmlText(text)
    .replaceAll('\n', '<br>')
    .replaceAll(/(?<=^|\s|<br>)https?:\/\/[\w.:/?=-]+/g, (address) =>
      address.startsWith(`${origin}/`) ? `<a href="${address}">${address}</a>` : address,
    );
