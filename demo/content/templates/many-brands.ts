import type { PageText } from '@/demo/content/page-text.ts';
import { brandTiles, richText, statsBanner } from '../demo-blocks.ts';
import { type DemoDocument, references, slugOf, weakReference } from '../demo-document.ts';
import { picture } from '../demo-pictures.ts';
import { groupFigures } from '../group-figures.ts';
import { footerMenu, page, tile } from '../owned.ts';
import { standingPages } from './standing-pages.ts';

const usedOwner = { template: 'used' };
const groupOwner = { template: 'group' };

const usedFooter = footerMenu(usedOwner, 'Used cars, footer', [
  [
    'Browse',
    [
      ['All used cars', '/search/used-cars'],
      ['SUVs', '/search/used-cars?body=suv'],
      ['Utes', '/search/used-cars?body=ute'],
      ['Hatches', '/search/used-cars?body=hatch'],
    ],
  ],
  [
    'Buying',
    [
      ['Finance', '/finance'],
      ['Warranty', '/warranty'],
      ['Seven-day swap', '/seven-day-swap'],
    ],
  ],
  [
    'Selling',
    [
      ['Value my car', '/trade-in'],
      ['What to bring', '/trade-in#words'],
    ],
  ],
  [
    'Company',
    [
      ['About us', '/about-us'],
      ['Blog', '/blog'],
      ['Careers', '/careers'],
      ['Our locations', '/locations'],
      ['Contact us', '/contact-us'],
    ],
  ],
]);

const usedTiles = [
  tile(usedOwner, 'warranty', {
    title: 'Warranty for 3, 5 or 7 years',
    text: 'Pick a term that matches your loan. Claim at any workshop.',
    link: ['Compare cover', '/warranty'],
    image: picture('wagon/front-three-quarter/green', 'A dark green wagon'),
  }),
  tile(usedOwner, 'sell', {
    title: 'Sell your car',
    text: 'Tell us about it in two minutes. Paid the day you hand it over.',
    link: ['Value my car', '/trade-in'],
    image: picture('hatch/rear-three-quarter/blue', 'A blue hatch from behind'),
  }),
];

const groupFooter = footerMenu(groupOwner, 'Group, footer', [
  [
    'Looking',
    [
      ['All stock', '/search/new-used-and-demo-cars'],
      ['New', '/search/new-cars'],
      ['Used', '/search/used-cars'],
      ['Special offers', '/special-offers'],
    ],
  ],
  [
    'Owning',
    [
      ['Service', '/service'],
      ['Finance', '/finance'],
      ['Trade-in', '/trade-in'],
      ['Warranty', '/warranty'],
      ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ['Roadside assist', '/roadside-assist'],
    ],
  ],
  [
    'The group',
    [
      ['About us', '/about-us'],
      ['Careers', '/careers'],
      ['Our locations', '/locations'],
      ['Contact us', '/contact-us'],
    ],
  ],
]);

const brandsPage: PageText = {
  path: '/brands',
  title: 'Our brands',
  description: 'The brands of our group, from cars to trucks, and how big it is.',
  blocks: [
    brandTiles('Brands to begin with'),
    statsBanner('The group in figures', ...groupFigures),
    richText(
      'After another brand?',
      'These are the brands we sell new, service or look after ourselves. Our used yards take in every make: [search the stock](/search/new-used-and-demo-cars), or ask us to find you one.',
    ),
  ],
};

/** The templates of used-car dealers and of dealer groups, which sell many brands. */
export const manyBrandTemplates: DemoDocument[] = [
  {
    _id: 'template-used',
    _type: 'template',
    name: 'Used-car yard',
    slug: slugOf('used'),
    settings: {
      _type: 'siteSettings',
      footerMenu: weakReference(usedFooter._id),
      promoTiles: references(...usedTiles.map(({ _id }) => _id)),
      features: { _type: 'featureSwitches', usedCarPaths: true, cardViews: true, garagePages: true, stockFeeds: true },
    },
  },
  usedFooter,
  ...usedTiles,
  ...standingPages.map((copy) => page(usedOwner, copy)),
  {
    _id: 'template-group',
    _type: 'template',
    name: 'Dealer group',
    slug: slugOf('group'),
    settings: {
      _type: 'siteSettings',
      footerMenu: weakReference(groupFooter._id),
      features: { _type: 'featureSwitches', garagePages: true, stockFeeds: true },
    },
  },
  groupFooter,
  ...standingPages.map((copy) => page(groupOwner, copy)),
  page(groupOwner, brandsPage),
];
