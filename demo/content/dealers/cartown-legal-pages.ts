import type { PageText } from '@/demo/content/page-text.ts';
import { richText, statsBanner } from '../demo-blocks.ts';
import { accordion, faq, paymentStrip } from '../story-blocks.ts';

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'What Cartown asks you, why, who gets it and when it goes in the shredder.',
  blocks: [
    richText(
      'Straight about this too',
      'Selling cars at one price means we have no use for what you earn, where you live or how much you want it. We only ask for what the law or the paperwork needs. The Privacy Act 1988 and its Australian Privacy Principles say how we must treat it.',
    ),
    statsBanner(
      'In figures',
      ['0', 'addresses sold, ever'],
      ['30 days', 'to give you an answer'],
      ['7 years', 'for the papers of a sale'],
    ),
    accordion(
      'What you do, and what we then know',
      [
        'You look around',
        'Nothing about you',
        'Saved cars live in your own browser. Videos, maps and posts from elsewhere load only if you press the button. We count how often a car is looked at, without cookies and without storing your address.',
      ],
      ['You ask about a car', 'Name, one way to reach you, the car', 'Used to answer. Deleted after twelve months.'],
      [
        'You drive one',
        'Your licence stays at the desk while you do',
        'We note the number for fines and tolls, and give the licence back. No copy.',
      ],
      [
        'You sell us one',
        'Proof of who you are and that it is yours',
        'Victoria wants every motor car trader to keep a dealings book, open to the inspectors of Consumer Affairs Victoria. We also search the PPSR for money owing and for write-offs.',
      ],
      [
        'You buy one',
        'Contract, transfer, roadworthy',
        'VicRoads gets its share and the warranty company the VIN. If you want a loan, the lender has what it asks for and we keep none of it.',
      ],
    ),
    faq(
      'Can you ...',
      ['... show me what you have?', 'Yes. Ask at any yard, bring your licence. Free, within thirty days.'],
      ['... correct it?', 'Yes, and whoever had it wrong from us hears of it.'],
      ['... stop writing to me?', 'Press “unsubscribe” at the bottom of the email. It is done the same day.'],
      [
        '... send my details abroad?',
        'One mail system keeps a copy in the United States, and is bound to the Australian rules by contract. Nothing else leaves the country.',
      ],
      [
        '... hear a complaint?',
        'Write to Privacy, 912 Nepean Highway, Moorabbin. If you are not satisfied after thirty days, the Office of the Australian Information Commissioner takes over. Losing your data in a way that could hurt you is something we would have to tell you both.',
      ],
    ),
    richText(
      'Only pretending',
      'Cartown is a demonstration. Nobody reads what you send; so please send nothing private.',
    ),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'One straight price, the seven-day swap, the 48-hour refund and the cooling-off period, in their order.',
  blocks: [
    accordion(
      'Changing your mind, in the order in which it helps you',
      [
        'Three clear business days',
        'The law: Motor Car Traders Act 1986',
        'They start the day after you sign, skip weekends and public holidays, and end when you drive the car home. Tell us in writing. We may keep $100 or one per cent of the price, whichever is more; we do not.',
      ],
      [
        '48 hours and 200 km',
        'Ours: all of your money',
        'Counted from the minute you drive off. The car comes back as it was, and the money to where it came from.',
      ],
      ['Seven days and 500 km', 'Ours: another car', 'The [swap](/seven-day-swap). Once per sale.'],
      [
        'It turns out to be faulty',
        'The law: no clock of ours counts',
        'Statutory warranty where the car is no more than ten years old and under 160,000 km, and the consumer guarantees of the Australian Consumer Law for every car: repair, and for a major failure your choice of refund or another.',
      ],
    ),
    richText(
      'One straight price',
      'The large figure on the windscreen is drive away for a buyer who lives in Victoria: GST, roadworthy certificate, duty, transfer fee and what is left of the registration. Where this site says “excl. govt. charges”, you see the smaller figure, without duty and transfer; the windscreen has both. Looked at again each Monday: it may go down. While you are sitting in the car, it does not go up.',
      '- A deposit of $200 takes the car off the site until the time we tell you. It comes off the price, or you get it back.',
      '- Weekly figures are estimates on the terms beside them, comparison rate included. The lender decides.',
      '- Kilometres and history are as the register and the dashboard show. If we find out more, so do you.',
      '- Pictures are illustrative.',
    ),
    paymentStrip(),
    richText(
      'Who says so',
      'Cartown, LMCT 12077, three yards, one licence. Where the law gives you more than this page, the law it is. And as the whole thing is a demonstration, neither the cars nor the prices exist.',
    ),
  ],
};

export const cartownLegalPages: readonly PageText[] = [privacy, terms];
