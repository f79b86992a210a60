import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type Content = NonNullable<NonNullable<BlockOf<'offers'>['running']>[number]>;

const offer: Content = {
  _id: 'offer-1',
  _type: 'offer',
  name: 'Ranger Wildtrak, run-in',
  description:
    'Demonstrators with under 3,000 kilometres, serviced and detailed, with the balance of the new-car warranty. Choose from six colours on our floor in Southbank, and drive one home the day after tomorrow if your papers are in order.',
  disclaimer:
    'While stocks last, to private buyers. WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  category: 'Vehicle offer',
  image: null,
  model: { name: 'Ranger', slug: 'ranger', overrideUrl: null, image: null },
  price: 58_990,
  priceType: 'drive-away',
  weeklyRepayment: 289,
  interestRatePercent: 8.5,
  comparisonRatePercent: 9.06,
  startsAt: null,
  expiresAt: null,
  excludedSites: null,
};

const service: Content = {
  ...offer,
  _id: 'offer-2',
  name: 'Logbook service for a fixed price',
  description: 'Every Ford up to ten years old, parts and labour in.',
  disclaimer: 'Passenger vehicles alone. '.repeat(12),
  category: 'Service offer',
  model: null,
  price: null,
  priceType: null,
  weeklyRepayment: null,
  interestRatePercent: null,
  comparisonRatePercent: null,
};

const minimal: BlockOf<'offers'> = {
  _key: 'offers',
  _type: 'offers',
  anchor: null,
  hidden: null,
  heading: null,
  source: null,
  category: null,
  limit: null,
  linkLabel: null,
  linkHref: null,
  offers: null,
  running: [],
};

export const offersFixtures: BlockFixtures<BlockOf<'offers'>> = {
  full: {
    ...minimal,
    anchor: 'offers',
    heading: 'This month',
    source: 'chosen',
    linkLabel: 'All offers',
    linkHref: '/special-offers',
    offers: [offer, service, { ...service, _id: 'offer-3', name: 'Tyres, four for three' }],
  },
  minimal,
  needed: ['offers'],
  broken: [
    { _key: 'x', _type: 'offers', source: 'chosen', offers: [null] },
    { _key: 'x', _type: 'offers', source: 'running', limit: -2, running: [{ _id: 'o', name: 'Bare' }, null] },
  ],
};
