import type { PageText } from '@/demo/content/page-text.ts';
import { pictured, richText } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq, tabs, warranty } from '../story-blocks.ts';

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Warranty at Harbour Ford',
  description:
    'New, demonstrator and used: which warranty a car has in New South Wales, when it began and how to claim.',
  blocks: [
    warranty(
      'Look at the start date, not only the years',
      'A warranty begins when a car is first registered. On a demonstrator that was before you bought it, and we write the date on its page.',
      [
        3,
        'Used cars',
        'Where the dealer guarantee has ended',
        'Engine, gearbox, cooling',
        'Claims at any licensed repairer',
      ],
      [5, 'New Fords', 'Unlimited kilometres, private or business', 'At every Ford dealer in Australia'],
    ),
    tabs(
      'What New South Wales gives you anyway',
      [
        'New',
        picture('suv/front-three-quarter/white', 'A white SUV'),
        'The Motor Dealers and Repairers Act 2013 has every dealer stand behind a new car too; NSW Fair Trading has the months and kilometres. Ford’s warranty is longer, so you will hardly notice.',
      ],
      [
        'Used',
        picture('hatch/front-three-quarter/teal', 'A teal hatch'),
        'Up to ten years old and under 160,000 km: three months or 5,000 km. We put right what was wrong when you bought it, or goes wrong in that time, at our own cost, short of what the notice on the window lists.',
      ],
      [
        'Beyond that',
        picture('ute/front-three-quarter/black', 'A black dual-cab ute'),
        'Older cars are sold without a dealer guarantee and with a safety inspection report. The consumer guarantees of the Australian Consumer Law hold for every one of them.',
      ],
    ),
    faq(
      'Claims',
      ['What do I need?', 'The car and its service invoices. We do the paperwork.'],
      ['Do I get a car meanwhile?', 'If we have it longer than a day, yes.'],
      [
        'And if we disagree?',
        'Joe shows you what he found and writes down why. NSW Fair Trading mediates for nothing, on 13 32 20, and NCAT decides.',
      ],
    ),
    enquiryForm({
      anchor: 'claim',
      standard: 'service-booking',
      heading: 'Start a claim',
      text: 'Say what it does and when it began. Joe looks at it in Brookvale and tells you the same day whether it is covered.',
    }),
  ],
};

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description: 'Help on the road for Harbour Ford customers, and the number to call from Mona Vale to Menindee.',
  blocks: [
    pictured(
      picture('suv/rear-three-quarter/blue', 'A blue SUV from behind'),
      'Stuck on the bridge is different from stuck in Menindee',
      'On a motorway or the Harbour Bridge, stay in the car with the belt on and the hazards going, unless getting out is clearly safer. The motorway’s own crew will see you and be there in minutes. Anywhere else, get out on the safe side and call the number in your glovebox.',
      'Every service with us adds a year of cover. It goes with the car, so lend it to whoever you like.',
    ),
    faq(
      'Worth knowing before you are stuck',
      ['What belongs in the boot?', 'A vest, a torch, two litres of water, gloves and a phone cable that works.'],
      [
        'Where is it towed?',
        'From the city to Brookvale, where we look at it the same day. From further out to the nearest Ford dealer, and we ring them for you.',
      ],
      ['Is the caravan covered?', 'Towed as well, if it is registered and no wider than the lane.'],
    ),
  ],
};

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description:
    'Nine questions about your personal information at Harbour Ford, and the answers that the Privacy Act asks for.',
  blocks: [
    richText(
      'Your name, and where it goes',
      'Twenty-three people work here, and four of them can open your file. This page says what is in it, under the Privacy Act 1988 and the Australian Privacy Principles.',
    ),
    faq(
      'Asked and answered',
      [
        'What do you collect?',
        'What you tell us: name, contact, postcode, the car you have and the one you want. When you drive, buy or borrow: your licence. We do not buy lists.',
      ],
      ['Can I stay anonymous?', 'Until you drive, buy or book, yes. Prices and stock are open to anybody.'],
      [
        'What is it for?',
        'To answer you, to prepare a sale, to look after your car and to reach you when there is a recall.',
      ],
      [
        'Who gets to see it?',
        'Ford Australia, for warranty and recalls. Transport for NSW, for registration. The lender and the insurer that you chose. The firm in Melbourne that runs our diary.',
      ],
      [
        'Does it leave the country?',
        'Our mail and diary are backed up in Singapore. The firm that does it has signed up to the Australian rules, and we answer for it if it does not.',
      ],
      [
        'How long do you keep it?',
        'An enquiry, two years. The papers of a sale or a repair, seven, as company law requires. Then a shredding van comes and does it outside our door.',
      ],
      [
        'What does the website remember?',
        'The cars that you saved, in your own browser. It counts how often each page is looked at, without a cookie and without storing your address. Maps, videos and other people’s calendars load after your click, not before.',
      ],
      [
        'How do I stop the mail?',
        'Press unsubscribe, or tell Anita. You are only on the list if the box on the form was ticked.',
      ],
      [
        'How do I see it, correct it or complain?',
        'Write to Privacy, 412 Pacific Highway, Artarmon, or [here](/contact-us). It is free and you have an answer within thirty days. After that, the Office of the Australian Information Commissioner: 1300 363 992.',
      ],
    ),
    richText(
      'If it ever goes wrong',
      'If somebody gets hold of your details in a way that could harm you, we ring you and notify the Commissioner. Harbour Ford is invented for a demonstration: please send nothing private.',
    ),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description:
    'Prices, stock, estimates and holds on the website of Harbour Ford, and the cooling-off rule of New South Wales.',
  blocks: [
    richText(
      'Read this before you drive across Sydney',
      'A website cannot sell you a car. The contract on our desk does, once you have read it, and it names the same price as the page did.',
      '## Price',
      'Drive away in New South Wales for a private buyer: the car, delivery, stamp duty, the green slip and registration, twelve months of it if the car is new. A used car marked “excl. govt. charges” has duty and transfer still to come, and we add them up before you sit down. A business with an ABN gets its own figure, in writing.',
      '## Whether it is here',
      'We have one yard and it is small. What the page shows was here this morning. Ring, and somebody walks out and looks.',
      '## Weekly figures',
      'Worked out from our lender’s rate, which stands beside them with the comparison rate. They are not an offer of credit. The lender pays us a commission when you borrow, and your contract says how much.',
      '## Cooling off',
      'In this state it comes with the loan. If we arrange the finance you have one business day to end the contract in writing, and the contract names the hour; it costs $250 or two per cent of the price, whichever is less. Cash, or a loan that you found yourself, has no cooling-off period, so sleep on it first.',
      '## Holding a car',
      'A paid reservation takes it off sale until the hour on your receipt. It comes off the price, or goes back to you.',
      '## Above all of it',
      'The Australian Consumer Law and the Motor Dealers and Repairers Act 2013 apply whatever this page says. Motor dealer licence MD 048210. The dealer and the cars of this demonstration are invented.',
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description:
    'Ford parts from Brookvale and Artarmon: two shelves, one truck a day and somebody who knows the part number.',
  blocks: [
    accordion(
      'When will it be here?',
      [
        'Now',
        'On the shelf in Brookvale',
        'Filters, pads, discs, belts, globes, blades, batteries for everything we have sold in the last twelve years, and fourteen keys waiting to be cut.',
      ],
      [
        'This afternoon',
        'On the truck from Wetherill Park',
        'Order by eleven. It stops in Brookvale at two and in Artarmon at three, so pick the side of the bridge that you are on.',
      ],
      [
        'Next week',
        'Trim, glass and the odd body panel',
        'These come from Melbourne. You have a date when you order and a call if it slips.',
      ],
      [
        'By boat',
        'Mustang bits, mostly',
        'Six to ten weeks. We say so before you pay the deposit, and we tell you what the law says about spare parts: the maker has to keep them for a reasonable time.',
      ],
    ),
    pictured(
      picture('suv7/front-detail/blue', 'The front wheel and headlight of a blue SUV'),
      'For cars that live on the street',
      'Mirrors, mostly the left one. Parking sensors, tow hooks for kayaks, roof bars that fold flat for the Woolworths car park, and cables to charge from a lamp post where council allows it.',
      'We fit while you wait, if the wait is under an hour. Otherwise the bus stop is across the road.',
    ),
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Which part, which Ford?',
      text: 'Tell us your rego and what it is doing, or not doing. You get the price, the day and the name of the person who answered.',
    }),
  ],
};

/** What this dealer owes to its buyers, and the text that the law requires. */
export const harbourOwnerPages: readonly PageText[] = [warrantyPage, roadside, privacy, terms, parts];
