import type { PageText } from '@/demo/content/page-text.ts';
import { locationsCarousel, pictured, richText, statsBanner, threeWays } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq, tabs, warranty } from '../story-blocks.ts';

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description: 'One number for cars, caravans and motorcycles of the group, and what happens in which state.',
  blocks: [
    statsBanner(
      'Meridian Assist',
      ['24', 'hours a day'],
      ['38 min', 'until somebody is there, in cities'],
      ['4', 'states, one number'],
    ),
    tabs(
      'What has stopped?',
      [
        'A car',
        picture('suv7/rear-three-quarter/grey', 'A grey seven-seat SUV from behind'),
        'A new car has its maker’s help first: ring the number in its own booklet. A used car from any of our dealers has twelve months of ours, whatever its make.',
      ],
      [
        'A car with a van behind it',
        picture('caravan/rear-three-quarter/green', 'A touring caravan from behind'),
        'Both are brought in together, as far as 100 kilometres, if the van is registered and within its weights. Chock the wheels before you ring. Turn the gas off, too.',
      ],
      [
        'A motorcycle',
        picture('adventure/side/beige', 'A sand-coloured adventure motorcycle from the side'),
        'On a trailer with a wheel chock, never on a hook. Leave it where it can be seen, and wait somewhere else yourself.',
      ],
    ),
    accordion(
      'Who comes, state by state',
      [
        'Victoria',
        'Our own three trucks, in Dandenong South, Geelong and Ballarat',
        'Elsewhere a contractor, paid by us. Towing after an accident in greater Melbourne is allocated by the state and is not ours to arrange.',
      ],
      [
        'New South Wales',
        'Contractors, towed to Albury, Newcastle or Castle Hill',
        'Sign no authority to tow that you have not read. It names the place the car goes to, and you may choose it.',
      ],
      [
        'Queensland',
        'Our own truck in Rocklea; contractors north of Gympie',
        'In the wet season a road may be shut for days. Your room is paid for three nights.',
      ],
      [
        'South Australia',
        'Contractors, towed to Gepps Cross or Mount Gambier',
        'North of Port Augusta allow half a day.',
      ],
    ),
    locationsCarousel('Our Locations'),
  ],
};

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Warranty across the group',
  description: 'Makers’ warranties, our own, and the statutory used-car warranty in four states, side by side.',
  blocks: [
    richText(
      'Four states, four laws, one promise',
      'A used car that travels from one of our dealers to another keeps the better of two statutory warranties: that of the state where it was bought, or that of the state where you live. We wrote this into our contracts in 2011. No law asks for it.',
    ),
    accordion(
      'What the law gives a used car',
      [
        'Victoria',
        'To ten years, under 160,000 km: three months or 5,000 km',
        'Cooling off: three clear business days, until you take delivery. Motor Car Traders Act 1986.',
      ],
      [
        'New South Wales',
        'To ten years, under 160,000 km: three months or 5,000 km',
        'Cooling off: one business day, where we arranged the credit. Motor Dealers and Repairers Act 2013.',
      ],
      [
        'Queensland',
        'To ten years, under 160,000 km: three months or 5,000 km',
        'Older, or with more kilometres: one month or 1,000 km. Cooling off: one business day. Motor Dealers and Chattel Auctioneers Act 2014.',
      ],
      [
        'South Australia',
        'By price: three months or 5,000 km, or two months or 3,000 km',
        'The notice on the window names the term; very cheap, very old and high-kilometre cars have none. Cooling off: two clear business days. Second-hand Vehicle Dealers Act 1995.',
      ],
      [
        'Caravans, trucks and most motorcycles',
        'Usually none of the above',
        'Where a state gives no statutory warranty, the consumer guarantees of the Australian Consumer Law do the work. They apply to every one.',
      ],
    ),
    warranty(
      'What we and the makers give',
      'The longest one counts, and none of them shortens another.',
      [
        3,
        'Used vehicles of the group',
        'To 160,000 km',
        'Engine, gearbox, driveline',
        'At our workshops, or any qualified one when you are far away',
      ],
      [5, 'Caravans', 'Chassis and body', 'Three years on seals, with a yearly check'],
      [7, 'New cars', 'Five or seven years, by maker', 'At any dealer of that maker'],
    ),
    richText(
      'To make a claim',
      'Write to or ring the branch that sold it, or Meridian Motor Group, 375 Frankston-Dandenong Road, Dandenong South VIC 3175, 03 5550 5222. Name the vehicle and the fault. We cover the cost of a claim if it is a good one, and tell you within two working days whether it is.',
    ),
    threeWays(
      'On the way',
      [
        'Book an inspection',
        'At the workshop for your make.',
        ['Service', '/service'],
        picture('wagon/front-detail/green', 'The headlight of a dark green wagon'),
      ],
      [
        'Broken down now',
        'One number for everything on wheels.',
        ['Roadside assist', '/roadside-assist'],
        picture('suv7/rear-three-quarter/green', 'A dark green seven-seat SUV from behind'),
      ],
      [
        'Caravan seals',
        'A damp check once a year keeps the five years.',
        ['Caravans', '/caravans'],
        picture('caravan/side/green', 'A touring caravan from the side'),
      ],
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: 'One warehouse in Salisbury, five counters, and an overnight truck between all of Meridian’s dealers.',
  blocks: [
    pictured(
      picture('van/rear-three-quarter/white', 'A white van from behind'),
      'One warehouse, and a van that never sleeps',
      'Sixty-one thousand parts for nineteen makes are kept in Salisbury. What a counter does not have at five is on its bench by seven, in four states; Townsville takes a day longer.',
    ),
    accordion(
      'Who to ring',
      [
        'Passenger cars',
        'Your own dealer’s counter',
        'It looks into the warehouse while you hold on. Have the VIN at hand.',
      ],
      [
        'Caravans',
        'Dandenong South and Albury',
        'Axles, brakes, hatches, seals by the metre, gas fittings with a certificate.',
      ],
      [
        'Motorcycles',
        'Bendigo, or Harrier in Dandenong South',
        'Chains, levers, filters. Helmets are not posted: they have to be tried on.',
      ],
      ['Trucks', 'Shepparton', 'From half past six, because harvest does not wait.'],
    ),
    faq(
      'For workshops',
      [
        'How do I open an account?',
        'With your ABN and two trade references, it is open the next day. Terms are thirty days from the end of the month.',
      ],
      ['What is the cut-off?', 'Four in the afternoon for next morning, noon for Queensland north of Rockhampton.'],
      ['And returns?', 'Fourteen days, unopened, no fee. Old cores within ninety.'],
    ),
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Ask the warehouse',
      text: 'Choose the branch you would collect from. They answer with the price and the day.',
    }),
  ],
};

export const meridianOwnerPages: readonly PageText[] = [roadside, warrantyPage, parts];
