import type { PageText } from '@/demo/content/page-text.ts';
import { richText } from '../demo-blocks.ts';
import { accordion } from '../story-blocks.ts';

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'How Meridian Motor Group and its dealers collect, share, store and correct personal information.',
  blocks: [
    richText(
      'One policy for the group',
      'Meridian Motor Group is an APP entity under the Privacy Act 1988. This policy binds the group and each dealer that belongs to it, and it follows the thirteen Australian Privacy Principles in their order. It was last changed on 2 February 2026.',
    ),
    accordion(
      'Principle by principle',
      [
        '1 and 2: openly, and anonymously if you like',
        'You can read this before you tell us anything',
        'Ask any branch for a printed copy. You can deal with us without a name, or under another one, until the law or a lender needs your own.',
      ],
      [
        '3 to 5: what we collect, and how',
        'From you, for a purpose, with notice',
        '- Contact details, with an enquiry or a booking',
        '- Licence, registration and vehicle history, with a drive, a sale, a trade-in or a service',
        '- Income and employment, with an application for credit, on behalf of the lender',
        '- Résumé and referees, with an application for work',
        'What arrives unasked and is not needed is destroyed. Our websites count visits to pages and vehicles without cookies and without storing addresses; these counts are not personal information.',
      ],
      [
        '6 and 7: what we do with it',
        'What you gave it for, and marketing only with consent',
        'The dealer nearest you sees your enquiry, and the one that has the vehicle. No other dealer of the group does. Marketing by email or message needs your tick, names us and has an unsubscribe that works within five business days.',
      ],
      [
        '8 and 9: abroad, and numbers',
        'Japan, Germany, Korea and the United States',
        'Makers keep warranty records there, under contracts that hold them to these principles. We never use a licence or tax file number to identify you in our own systems.',
      ],
      [
        '10 and 11: right, and safe',
        'Checked when you visit, destroyed when no longer needed',
        'Sale records stay for seven years, credit papers until the lender has answered, camera footage for thirty days. A breach that is likely to cause serious harm is notified to you and to the Commissioner.',
      ],
      [
        '12 and 13: see it, correct it',
        'Within thirty days, without charge',
        'If we refuse, you get the reason in writing, and can have a note of your own added to the record.',
      ],
    ),
    richText(
      'Credit reporting',
      'Where we help you to apply for finance we carry the application to the lender, and are not a credit provider ourselves. We do not see your credit report. The lender’s own policy says which reporting body it uses and how a report is corrected or frozen.',
      '## Complaints',
      'The Privacy Officer, Meridian Motor Group, 375 Frankston-Dandenong Road, Dandenong South VIC 3175. You get a receipt within two working days and an answer within thirty days. After that you can go to the Office of the Australian Information Commissioner or, for credit, the Australian Financial Complaints Authority.',
      'The group and its dealers are invented for a demonstration. Do not send personal information.',
    ),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'Terms of this website for vehicles from many dealers in four states, including transfers between them.',
  blocks: [
    richText(
      'Who you deal with',
      'Each vehicle here belongs to one of our dealers, which is named on its card and is the seller. Meridian Motor Group keeps the website. Licences: Victoria LMCT 11900, New South Wales MD 061990, Queensland 4417920, South Australia LVD 261330.',
      '## Prices',
      '“Drive away” is complete for a private buyer in the state where the vehicle stands: duty, registration, compulsory insurance, delivery and GST. If you register it in another state, duty and registration are worked out anew, up or down, before you sign. “Excluding government charges” and “ride away” mean what they say on the card.',
      '## Moved to you',
      'Bringing a vehicle to the dealer nearest you costs nothing up to 1,000 kilometres. Beyond that the freight is quoted, and is not refunded if you decide not to buy for a reason other than the vehicle itself.',
      '## Weights',
      'Tow ratings, tare and ATM are the makers’. A combination is legal only if all of its limits are met; our weighing is a guide, not a certificate.',
      '## Holds',
      'A deposit takes a vehicle off sale at every dealer of the group until the time shown. It counts towards the price, or is refunded in full within three business days.',
      '## Estimates',
      'Repayments are worked out from the terms of the lender that is named beside them and carry its comparison rate. They are not an offer or approval of credit.',
      '## Law',
      'The consumer guarantees of the Australian Consumer Law and the motor dealer law of the seller’s state prevail over these terms, and nothing here excludes, restricts or changes them.',
      'All of this is part of a demonstration. There is no Meridian Motor Group, and nothing can be bought.',
    ),
  ],
};

export const meridianLegalPages: readonly PageText[] = [privacy, terms];
