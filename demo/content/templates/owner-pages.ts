import type { PageText } from '@/demo/content/page-text.ts';
import { featureBanner, pictured, richText } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq } from '../story-blocks.ts';

/** What fits a car beside its parts: the same at every counter. */
const accessories = accordion(
  'Accessories',
  [
    'Fitted here',
    'Tow bars, roof racks, canopies, dash cameras',
    'Ordered with a new car, accessories go on before you collect it and are covered by the car’s own warranty. Later on, most take half a day.',
  ],
  [
    'Taken home',
    'Mats, seat covers, cargo liners, sunshades',
    'Over the counter, and we show you how they go in. If it does not fit, bring it back with the receipt within thirty days.',
  ],
  [
    'Trade customers',
    'Workshops and body repairers',
    'Ask the counter for an account. Orders before ten in the morning leave on the midday run.',
  ],
);

const partsAndAccessories: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description:
    'Genuine parts over the counter, accessories fitted in our workshop, and what to have ready when you call.',
  blocks: [
    pictured(
      picture('suv7/front-detail/blue', 'The front wheel and headlight of a blue SUV'),
      'Have the VIN ready',
      'The seventeen characters on the windscreen side of the dash tell us which part fits, to the month your car was built. With them an order takes two minutes on the phone. Without them we both guess.',
      '- Service parts are on the shelf.',
      '- Most other parts come overnight from the maker’s warehouse.',
      '- If it has to come by ship, we tell you so, with the date.',
    ),
    accessories,
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Ask for a part',
      text: 'The number plate tells us which part fits. We answer with the price and whether it is on the shelf.',
    }),
  ],
};

const roadsideAssist: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description: 'What to do when the car has stopped, which help costs nothing, and how to keep the cover going.',
  blocks: [
    pictured(
      picture('wagon/rear-three-quarter/silver', 'A silver wagon from behind'),
      'Stopped on the side of the road?',
      'Get everybody out on the side away from the traffic and behind the barrier if there is one. Hazard lights on. Then call the number on the card in your glovebox: it answers day and night.',
      'A new car has roadside help from the day you collect it. Service it with us on time, and each service adds twelve months.',
    ),
    faq(
      'What they come out for',
      [
        'A flat battery, a flat tyre, keys locked inside, an empty tank',
        'Yes, all four. They bring enough fuel to reach the next servo, and an electric car goes on a truck to the nearest charger.',
      ],
      [
        'Where does a tow go?',
        'To the nearest dealer of your maker. In the city that is usually us; on holidays, have it towed there and call us: we know the people.',
      ],
      ['I am towing a caravan', 'It is towed as well, as long as it is registered and no wider than the lane.'],
      ['Who is covered?', 'The car, whoever drives it with your permission.'],
    ),
    featureBanner,
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Careers',
  description: 'Work in our showroom, workshop or office: who we look for and how to apply.',
  blocks: [
    richText(
      'Come and work with us',
      'We look for people who do what they said they would. The rest can be learned here.',
      '- Technicians, from first-year apprentices to master technicians.',
      '- Sales and delivery people, with or without a background in cars.',
      '- Parts interpreters, service advisers, detailers, accounts.',
      'Nothing suitable advertised? [Call in](/contact-us) with your résumé and ask for the manager of the department you would like to work in.',
    ),
    faq(
      'Before you apply',
      ['Do I need a licence?', 'For nearly all jobs, yes, and a clean record to drive customers’ cars.'],
      [
        'What happens after I apply?',
        'You hear from us within a week, whatever the answer. Then a chat, then a trial day, paid.',
      ],
    ),
    enquiryForm({
      standard: 'career',
      heading: 'Tell us about yourself',
      text: 'A few lines are enough to begin with. Bring your résumé when we meet.',
    }),
  ],
};

/** Pages for those who own a car from the dealer, or would like to work there. */
export const ownerPages: readonly PageText[] = [partsAndAccessories, roadsideAssist, careers];
