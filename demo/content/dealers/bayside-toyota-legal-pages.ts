import type { PageText } from '@/demo/content/page-text.ts';
import { richText } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { accordion, faq, tabs } from '../story-blocks.ts';

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'Ten questions about your details at Bayside Toyota, answered as we would at the front desk.',
  blocks: [
    faq(
      'Your details, question by question',
      [
        'Do I have to give my name?',
        'To look around and sit in the cars, no. For a drive on the road the insurer wants your licence, and for a sale the law wants the rest.',
      ],
      [
        'What do you write down?',
        '- Your name, phone, email and postcode when you ask us something',
        '- Your licence when you drive',
        '- The papers for the car you trade in, and for the one you buy',
        '- Your payslips, only on their way to the lender you chose; they are shredded once it has answered',
      ],
      [
        'What for?',
        'To answer, to hand over a car that is registered and insured, to service it and to ring you about a recall. Nothing that you would not expect from a dealer.',
      ],
      [
        'Will you ring me on a Sunday?',
        'Only if you asked on a Sunday. Numbers on the Do Not Call Register are not rung to sell something, ever.',
      ],
      [
        'And the emails?',
        'If you ticked the box. The link at the foot of each one ends them; it takes us a day, and the Spam Act would give us five working ones.',
      ],
      [
        'Who else gets to see it?',
        'Toyota, for warranty and recalls. VicRoads, for the plates. A lender or insurer if you want one. The firms that run our computers, who may do nothing of their own with it.',
      ],
      [
        'Does it leave Australia?',
        'Toyota keeps a copy in Japan. Our mail is kept in Sydney. Wherever it is, the Australian Privacy Principles go with it and we answer for it.',
      ],
      [
        'Is it safe?',
        'Paper is behind a key, the rest behind two. If it were ever lost in a way that could harm you, you and the Information Commissioner would hear of it from us.',
      ],
      [
        'Does the website count me?',
        'It counts how often each page and car is looked at, not who looks. No cookie, and your address is not stored.',
      ],
      [
        'Are there cameras?',
        'In the showroom, the yard and the workshop; the footage is written over after thirty days.',
      ],
    ),
    richText(
      'See it, correct it, take it further',
      'Write to the front desk at 655 Nepean Highway, or come in. You see what we hold within thirty days, free, and what is wrong in it is put right. Not happy? The Office of the Australian Information Commissioner looks at complaints once we have had thirty days to answer.',
      'This is how Bayside Toyota would follow the Privacy Act 1988 if it existed. It is part of a demonstration: please keep private things to yourself.',
    ),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'On the floor means on the floor: how stock, prices, handover and estimates on this site are meant.',
  blocks: [
    tabs(
      'On the floor means on the floor',
      [
        'Stock',
        picture('places/hall-red.avif', 'A red hatch, a white SUV, a green ute and a silver sedan in a row'),
        'A car with a price on this site is at 655 Nepean Highway or on the truck, and if it is on the truck it says so. If you come for it within opening hours and it is not here, and we did not tell you, your taxi is on us.',
      ],
      [
        'Price',
        picture('suv/front-three-quarter/silver', 'A silver SUV'),
        'Drive away, for a private buyer in Victoria: duty, registration (twelve months of it on a new car), compulsory insurance, plates, delivery and GST are in it. Where a price leaves government charges out, it says that beside the figure.',
      ],
      [
        'Handover',
        picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
        'Forty-eight hours from the signed papers, as long as bank and VicRoads are awake. A promise of ours, and not an order: your cooling-off period ends when you take the car home. If you want all three days of it, the car waits here.',
      ],
    ),
    accordion(
      'The rest of it',
      [
        'Holding a car',
        'The deposit and the clock',
        'The car is off sale until the hour shown when you pay. Bought, the deposit is part of the price; not bought, it goes back the way it came.',
      ],
      [
        'Repayments',
        'An estimate is an estimate',
        'Worked out from our lender’s standing rate, with the comparison rate beside it. It is not an offer of credit. The lender decides, and its fees and conditions apply.',
      ],
      ['Pictures', 'Illustrative', 'They show the kind of car. Colour and wheels are in the words.'],
      [
        'Your rights',
        'They come first',
        'Nothing here limits the consumer guarantees of the Australian Consumer Law or the Motor Car Traders Act 1986. LMCT 10811 is the licence we would lose.',
      ],
      ['This demonstration', 'None of it is for sale', 'Dealer, cars and prices are invented.'],
    ),
  ],
};

export const baysideLegalPages: readonly PageText[] = [privacy, terms];
