import type { PageText } from '@/demo/content/page-text.ts';
import { text } from '../demo-blocks.ts';
import { keyed } from '../demo-document.ts';
import { runningNow } from '../publish-dates.ts';

const segment = (title: string, odds: number, isWin = true) => ({ _type: 'prize' as const, title, odds, isWin });

const spin: PageText = {
  path: '/spin-to-win',
  title: 'Spin to win',
  description: 'One spin for each mobile number at Cartown: a wash, a service, floor mats, or nothing at all.',
  blocks: [
    {
      _key: 'wheel',
      _type: 'prizeWheel',
      anchor: 'wheel',
      heading: 'One spin. The odds are on the wheel.',
      text: 'Most spins win nothing, and it says so. You need not buy anything.',
      prizes: keyed([
        segment('A wash and vacuum', 12),
        segment('A set of floor mats', 5),
        segment('A logbook service', 0.5),
        segment('No prize this time', 82.5, false),
      ]),
      terms: text(
        'Open to residents of Victoria aged 18 or over. One spin for each mobile number.',
        'Prizes are claimed at any Cartown yard within 60 days by showing the code. They are not exchanged for money.',
        'The promoter is Cartown, LMCT 12077. We use your number for this promotion and for your account on this site, and for nothing else.',
      ).map((paragraph) => ({ ...paragraph, style: 'normal' as const })),
      permit: 'TP/00000 (a demo, not a real permit)',
      ...runningNow,
    },
  ],
};

const pay: PageText = {
  path: '/online-payment',
  title: 'Pay an invoice',
  description: 'How to pay a service or parts invoice of Cartown.',
  blocks: [
    {
      _key: 'invoice',
      _type: 'invoicePayment',
      anchor: 'invoice',
      heading: 'Pay an invoice',
      text: 'For service and parts. Have the invoice in front of you.',
      example: 'CT-10452',
      ways: 'At the counter of any yard: card, cash, or a cheque made out to Cartown.',
    },
  ],
};

export const cartownPromotionPages: readonly PageText[] = [spin, pay];
