import type { PageText } from '@/demo/content/page-text.ts';
import { pictured, richText } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { accordion, faq } from '../story-blocks.ts';

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'Nine people, one filing cabinet: what Hilltop Suzuki knows about you and who has the key.',
  blocks: [
    pictured(
      picture('places/small-cars.avif', 'Small cars in a row'),
      'Nine people, one filing cabinet',
      'Dot has the key. The computer has a password that is not the dog’s name. Nine of us can look you up, and each of us signed that we do so only when you have asked us something.',
      'The Privacy Act 1988 applies to us as it does to large dealers, because we belong to a large one. So here is the whole of it.',
    ),
    richText(
      'What is in the cabinet',
      '- Who you are and how to ring you, if you wrote or rang first.',
      '- Your licence number, for the hill and for the road.',
      '- What your car is, what we did to it and what it cost.',
      '- For a sale: the papers, seven years. Company law chose the number, and NSW Fair Trading may ask for them.',
      'No health, no religion, no footy team. If you tell Raj anyway, it stays with Raj.',
      'The website counts how often each car is looked at. It uses no cookie for that and does not store your address, so Dot has nothing of it to file.',
      '## What it is used for',
      'What you gave it for. Recalls. And, if you ticked the box, an email every second month or so, written by somebody here. Reply “enough” and it stops.',
      '## Who else',
      'Suzuki, for the warranty. Transport for NSW, for the plates. Meridian Motor Group, which owns us, keeps our accounts and has the same rules. Their server is in Melbourne; a copy of Suzuki’s is in Japan, under the same Australian Privacy Principles.',
    ),
    faq(
      'Ask for it, change it, grumble',
      ['Ask for it', 'Come in. Dot prints it while you wait. It takes thirty days at most and costs nothing.'],
      ['Change it', 'Moved, married, spelt wrong: one phone call.'],
      [
        'Grumble',
        'To the manager, who sits beside the kettle. No luck after thirty days? The Office of the Australian Information Commissioner is next, and it costs nothing either.',
      ],
      [
        'Somebody broke in',
        'Then we tell you, and the Commissioner, if it could do you real harm. It has not happened. There is a dog.',
      ],
    ),
    richText(
      'And now the truth',
      'There is no Hilltop Suzuki, no Dot and no dog. This is a demonstration; please do not type in anything that you would mind losing.',
    ),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'The rules of this website, of the hill and of the yellow note on which Raj writes prices.',
  blocks: [
    accordion(
      'Rules of the house',
      [
        'The price',
        'Drive away means with everything',
        'For a private buyer in New South Wales: stamp duty, registration, green slip, delivery, GST. If it says “excluding government charges”, those come on top and we tell you how much before you sit down.',
      ],
      [
        'The yellow note',
        'Good until Saturday',
        'A trade-in price that Raj wrote and you did not spill coffee on is what we pay, if the car is as he saw it.',
      ],
      [
        'The last one',
        'Somebody may be quicker',
        'Forty-odd cars, one website, nine people. We take a car off when it is sold, and ring you if you were on your way.',
      ],
      [
        'Keeping one for you',
        '$200 and a time',
        'Until then it is nobody else’s. Bought, it counts towards the price. Not bought, you have it back.',
      ],
      [
        'The hill',
        'At your own pace, at our risk',
        'One of us sits beside you and says when to stop. You need a full or provisional licence and shoes.',
      ],
    ),
    richText(
      'What is above the rules',
      'The Australian Consumer Law and the Motor Dealers and Repairers Act 2013 of New South Wales. If a line of ours says less than they do, theirs counts. Our licence is MD 061934, and you may look it up.',
      'Finance is arranged by the group’s lender. A repayment on this site helps to find a car and is not an offer of credit; what a loan would cost you is in the lender’s own quote.',
      'Pictures are made up, and so are the cars, the prices and the nine of us. Nothing here can be bought.',
    ),
  ],
};

export const hilltopLegalPages: readonly PageText[] = [privacy, terms];
