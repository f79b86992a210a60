import type { PageText } from '@/demo/content/page-text.ts';
import {
  budgetSearch,
  financeEstimate,
  latestStock,
  modelTiles,
  pictured,
  richText,
  runningOffers,
  siteTiles,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { careerForm } from '../form-blocks.ts';
import type { PostText } from '../owned.ts';
import { accordion, faq, gallery } from '../story-blocks.ts';

const finance: PageText = {
  path: '/finance',
  title: 'Finance, the unhurried way',
  description: 'An example with every cost in it, what your budget buys in Torquay, and the words explained.',
  blocks: [
    financeEstimate({
      heading: 'What does it cost a week, really?',
      text: 'One loan, with the lender’s fees in it: a tenth down and thirty per cent left for the end. Meg works out yours the same way.',
    }),
    accordion(
      'The words, explained',
      [
        'Comparison rate',
        'Interest and most fees in one figure',
        'It lets you hold two loans side by side. A low rate with a large monthly fee shows itself here.',
      ],
      [
        'Establishment fee',
        'What the lender charges to begin',
        'It is usually added to the loan, so you pay interest on it too. You may pay it on the day instead.',
      ],
      [
        'Security',
        'The lender’s name on your car',
        'Registered until the loan is paid. You can drive to Broome in it; you cannot sell it without telling them.',
      ],
    ),
    budgetSearch({ anchor: 'budget', heading: 'Or begin with what is comfortable' }),
    richText(
      'Talk to Meg',
      'Meg does all of our finance, Wednesday to Saturday, and takes her own bookings on 03 5550 1181.',
    ),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'On offer in Torquay',
  description: 'Demonstrators, run-out cars and service offers at Coastline Mazda.',
  blocks: [
    latestStock('Our own cars, now yours', {
      carTypes: ['demo'],
      linkLabel: 'All demo cars',
      linkHref: '/search/demo-cars',
    }),
    runningOffers('On offer'),
    siteTiles('While you are here'),
  ],
};

const models: PageText = {
  path: '/models',
  title: 'The Mazda range',
  description: 'The Mazda range, and which ones are in Torquay to sit in today.',
  blocks: [
    richText(
      'Sit first',
      'Mazda puts the pedals where your feet are. That is hard to describe and takes four seconds to notice, so sit in one before you read the brochure.',
    ),
    modelTiles('The range'),
    gallery(
      'Soul Red in other light',
      [picture('suv/front-three-quarter/red', 'A red SUV'), 'Morning, Front Beach'],
      [picture('sedan/rear-three-quarter/red', 'A red sedan from behind'), 'Noon'],
      [picture('hatch/side/red', 'A red hatch from the side'), 'After rain'],
    ),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Work by the beach',
  description: 'There are fourteen of us in Torquay, and we would like to be sixteen.',
  blocks: [
    pictured(
      picture('places/hall-maroon.avif', 'An SUV, two sedans and a hatch in a showroom with a dark red band'),
      'The surf report is on the noticeboard',
      'On days when Winki is six foot we start at ten, and nobody pretends otherwise. Customers know; most are out there too.',
      '## We are looking for',
      '- A technician with five years’ experience, Mazda or not.',
      '- Someone for deliveries and loan cars, three days, full licence.',
      'Walk in with your résumé. We read it while you have a coffee.',
    ),
    faq(
      'Fair questions',
      ['Is there a commission?', 'A shared one, split by fourteen. It stops the elbowing.'],
      ['Can I bring the dog?', 'If the other dog agrees.'],
    ),
    careerForm('Or write first', 'Tell us what you do and whether the dog is included.'),
  ],
};

export const coastlineMorePages: readonly PageText[] = [finance, offers, models, careers];

export const coastlinePosts: readonly PostText[] = [
  {
    slug: 'what-salt-does',
    title: 'What salt does to a car',
    publishedOn: '2026-09-30',
    excerpt: 'We keep a shelf of parts that came off cars parked by the water. This is what is on it.',
    image: picture('suv/rear-detail/red', 'The tail light of a red SUV'),
    paragraphs: [
      'We keep a shelf of parts that came off cars parked by the water. Two brake hoses sit side by side, both six years old. The one from Geelong still bends.',
      '## It starts where you cannot see it',
      '- Brake lines where they clip to the floor',
      '- The bottom seam of the doors',
      '- Earth straps, and then the battery gets the blame',
      'Hosing it down from below once a fortnight is worth more than any coating. Ours is free, [whenever the workshop is open](/service).',
    ],
  },
  {
    slug: 'a-board-inside-a-mazda-3',
    title: 'Can you fit a board inside a Mazda 3?',
    publishedOn: '2026-02-12',
    excerpt: 'Up to six foot four, nose on the dash, passenger seat flat. Anything longer goes on the roof.',
    image: picture('hatch/rear-three-quarter/red', 'A red hatch from behind'),
    paragraphs: [
      'Up to six foot four, nose on the dash, passenger seat flat. Anything longer goes on the roof.',
      'We tried nine boards and all of our cars on a slow Thursday. The CX-60 takes a seven-two with three people. The sedan takes a bodyboard and an apology.',
    ],
  },
];
