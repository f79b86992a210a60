import type { PageText } from '@/demo/content/page-text.ts';
import { pictured, richText } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq, gallery, tabs, warranty } from '../story-blocks.ts';

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Warranty by the sea',
  description: 'Mazda’s warranty, what Victoria adds for used cars, and where rust comes into both.',
  blocks: [
    pictured(
      picture('wagon/rear-three-quarter/grey', 'A grey wagon from behind'),
      'Does it cover rust?',
      'Rust that eats through a panel from inside: yes, Mazda has a warranty just for that. Rust on a brake line because the car was parked at Point Danger for six years: no, and we would rather tell you now.',
      'In between there is a lot of coast. Bring it in, we put it on the hoist, and you hear what we would tell our own mothers.',
    ),
    warranty(
      'The years',
      'They count from first registration. A new car has all of them left, a demonstrator nearly all.',
      [5, 'New Mazdas', 'Unlimited kilometres, beach included', 'Paint and perforation have their own terms'],
      [
        3,
        'Used cars from here',
        'After the statutory warranty',
        'Engine, gearbox, cooling, electrics',
        'An underbody check each year, free, keeps it going',
      ],
    ),
    accordion(
      'Whose promise is it?',
      [
        'Australia’s',
        'The consumer guarantees',
        'Acceptable quality, true to its description, fit for what you told us you need. For a major failure you choose: your money back, or another car. They come with every car and cannot be signed away.',
      ],
      [
        'Victoria’s',
        'The statutory warranty on used cars',
        'Three months or 5,000 km for cars up to ten years old and under 160,000 km. It does not cover tyres, batteries, or vans sold as commercial vehicles.',
      ],
      [
        'Mazda’s',
        'The booklet in the glovebox',
        'Service it on time, with any qualified mechanic, and keep the receipts. Sand on them is fine.',
      ],
    ),
  ],
};

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description:
    'Breaking down between Torquay and the Otways: where there is signal, who comes, and what to do about sand.',
  blocks: [
    tabs(
      'Between here and the lighthouse',
      [
        'Torquay to Lorne',
        picture('suv/side/silver', 'A silver SUV from the side'),
        'You have signal all the way except on two bends. The road is narrow: get into a lookout if you can, and stand on the land side. Help is thirty minutes away, an hour in January.',
      ],
      [
        'Past Lorne',
        picture('coupe/front-three-quarter/white', 'A white coupe'),
        'Between Kennett River and Cape Otway there is none. Before you leave, put the number on paper and the Emergency+ app on your phone. It says where you are in three words.',
      ],
      [
        'On the sand',
        picture('suv/front-three-quarter/red', 'A red SUV'),
        'Roadside help ends where the bitumen does, ours and everybody else’s. Drop the tyres to eighteen psi, dig, and reverse out the way you came. Then wash it.',
      ],
    ),
    faq(
      'Keys, mostly',
      [
        'The key went swimming',
        'That is most of our call-outs in summer. They open the car; a new key is cut in Ocean Grove the next working day. Take the waterproof pouch from our counter, it is free.',
      ],
      [
        'Flat battery at the beach',
        'It is always the boot light. They start it, and we test it the next day for nothing.',
      ],
      ['How long am I covered?', 'As long as Mazda’s card says, and twelve months from each service with us.'],
      ['Dog, boards, children?', 'All of them ride along, in a taxi if the truck is full.'],
    ),
  ],
};

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description:
    'What fourteen people in Torquay know about you, why, and how you can see it, correct it or have it deleted.',
  blocks: [
    richText(
      'We know your car, not your business',
      'There is one address book at Coastline Mazda and Meg keeps it. The Privacy Act 1988 and the Australian Privacy Principles say what can be in it. Here is the short version.',
    ),
    accordion(
      'The address book',
      [
        'What is in it',
        'Only what you told us',
        'Name, phone, email, postcode. Your car, its service and what it was traded for. Your licence, if you drove one of ours. We do not look you up.',
      ],
      [
        'What it is for',
        'The thing that you asked for',
        'A drive, a service, a car, a recall. News from us only if the box was ticked, and until you press unsubscribe.',
      ],
      [
        'Who may look',
        'Us, and those who have to',
        'Mazda, for warranty and recalls. VicRoads. The lender and the insurer that you picked. The booking calendar is Calendly’s, which keeps its data in the United States; use the form or the phone if you would rather not.',
      ],
      [
        'What gets torn out',
        'And when',
        'Questions after eighteen months, licence copies after a month, loan papers as soon as the lender has answered. Whatever belongs to a sale stays for seven years, because it must.',
      ],
      [
        'What the website does',
        'Next to nothing',
        'It remembers saved cars in your browser. It counts how often each car is looked at, with no cookie and without storing your address. The map, the calendar and videos load when you press them.',
      ],
    ),
    richText(
      'Show me mine',
      'Ring Meg, [write](/contact-us) or drop in. You can read your page, have it corrected, or have it torn out where the law lets us. It takes thirty days at most, usually an afternoon, and it is free.',
      'If the book is ever stolen we tell you and the Office of the Australian Information Commissioner. You can complain there as well, on 1300 363 992, if our answer is not good enough. Coastline Mazda is made up for a demonstration: do not send it anything private.',
    ),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description:
    'Prices, estimates, reservations and the right to cool off in Victoria: short, and in the order of buying a car.',
  blocks: [
    richText(
      'In the order of buying a car',
      '## You see a price',
      'It is drive away for somebody who lives in Victoria and buys for themselves: car, delivery, stamp duty, rego, TAC. Paint that costs extra is named. A used car that says “excl. govt. charges” has duty and transfer on top, and the sum is on its window. If we got it wrong and showed two, the lower counts.',
      '## You see a car',
      'Red in the picture may be a little redder. Pictures of new cars are examples and say so. A used car is photographed here, chips and all.',
      '## You see a figure per week',
      'It has a rate and a comparison rate next to it, and a loan that both belong to. It is not an offer. The lender makes that, after it has asked you things.',
      '## You hold it',
      'A reservation keeps the car until the time in your message. The deposit becomes part of the price or goes back where it came from.',
      '## You sign',
      'At a table in Torquay, after reading. Then you have three clear business days to change your mind, in writing, and a weekend is not counted. That ends when you take the car home, and it does not apply to companies or commercial vehicles.',
      '## You change your mind',
      'It costs what the law says: $400 or two per cent for a new car, $100 or one per cent for a used one, whichever is more. No hard feelings, and the coffee stays free.',
      '## You have it',
      'And with it every right under the Australian Consumer Law and the Motor Car Traders Act 1986. No sentence on this website makes them smaller. LMCT 10377. Everything here is invented and nothing is for sale.',
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description:
    'Mazda parts in Torquay and Ocean Grove: roof racks, seat covers for wet people, and everything that salt eats.',
  blocks: [
    gallery(
      'Which rack for which car',
      [picture('suv/rear-three-quarter/red', 'A red SUV from behind'), 'The long one: boards to nine foot six'],
      [picture('wagon/side/silver', 'A silver wagon from the side'), 'The short one: two bikes, or a kayak'],
      [picture('hatch/rear-three-quarter/red', 'A red hatch from behind'), 'None: it fits inside, we tried'],
    ),
    faq(
      'Across the counter',
      ['May I try a rack first?', 'For a weekend. Bring it back on Tuesday, or pay for it then.'],
      [
        'What does salt eat first?',
        'Brake lines, earth straps, the tailgate struts. Those are on the shelf, in steel that minds it less.',
      ],
      [
        'And if it has to come?',
        'From Melbourne on the next morning’s run, from Japan in two to five weeks. We say which.',
      ],
      ['Which counter?', 'Torquay for racks, covers and liners. Ocean Grove for anything that needs a spanner.'],
    ),
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Is it on the shelf?',
      text: 'Tell us the plate and the part. If it has to come from Melbourne, it is here tomorrow.',
    }),
    richText(
      'For what gets wet',
      'Neoprene covers, a boot liner with a lip, a cargo net that holds a dripping suit off the carpet, and a key pouch. All of it takes the hose.',
    ),
  ],
};

/** What this dealer owes to its buyers, and the text that the law requires. */
export const coastlineOwnerPages: readonly PageText[] = [warrantyPage, roadside, privacy, terms, parts];
