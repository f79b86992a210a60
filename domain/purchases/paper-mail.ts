import { formatCents } from '@/domain/finance/money.ts';
import { type LeadMail, mailOf } from '@/domain/leads/lead-message.ts';
import { greeted } from '@/domain/leads/receipt-mail.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { firstName, type HoldRecord } from './hold-record.ts';
import { type PaperKind, paperNumber, paperTitles } from './paper.ts';

type Sent = { hold: HoldRecord; paper: { kind: PaperKind; number: number; cents: number }; link: string };

const opening: Record<PaperKind, string> = {
  receipt: 'attached is the receipt of your reservation.',
  invoice: 'your deposit was applied to the price. Attached is the tax invoice.',
  refund: 'your deposit was refunded. Attached is the refund note.',
  adjustment: 'the sale did not go ahead. Attached is the adjustment note to its tax invoice.',
  forfeit: 'attached is the tax invoice of the deposit that was forfeited.',
};

/** The mail that a paper goes with, in the dealer's name. */
export function paperMail({ hold, paper, link }: Sent): LeadMail {
  const { car, dealer, name } = hold;
  const number = paperNumber(paper);
  return mailOf({
    subject: `${paperTitles[paper.kind]} ${number}, ${car.title}`,
    opening: `Hello ${greeted(firstName(name))},\n${opening[paper.kind]}`,
    lines: [
      { label: 'Car', text: [car.title, car.line].filter(Boolean).join(', ') },
      { label: paperTitles[paper.kind], text: number },
      { label: 'Amount', text: formatCents(paper.cents, { withCents: true }) },
      { label: 'All papers of this reservation', text: link },
    ],
    closing: dealer.phone ? `Questions? Call ${formatPhone(dealer.phone)}.` : '',
    origin: dealer.origin,
  });
}
