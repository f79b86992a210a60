import { type DemoDocument, references, slugOf, weakReference } from '../demo-document.ts';
import { picture } from '../demo-pictures.ts';
import { footerMenu, headerMenu, page, tile } from '../owned.ts';
import { modelsPage, standingPages } from './standing-pages.ts';

const owner = { template: 'franchise' };

const header = headerMenu(owner, 'Franchise, header', [
  ['Home', '/'],
  [
    'Vehicles',
    '/models',
    [
      ['All models', '/models'],
      ['Special offers', '/special-offers'],
      ['Book a test drive', '/book-test-drive'],
    ],
    'models',
  ],
  ['Our Stock', '/cars/', [], 'stock'],
  ['Special Offers', '/special-offers'],
  ['Finance', '/finance'],
  [
    'Service and Parts',
    '/service',
    [
      ['Book a service', '/service'],
      ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ['Warranty', '/warranty'],
      ['Roadside assist', '/roadside-assist'],
    ],
  ],
  ['Contact Us', '/contact-us'],
]);

const footer = footerMenu(owner, 'Franchise, footer', [
  [
    'Vehicles',
    [
      ['All models', '/models'],
      ['New cars', '/search/new-cars'],
      ['Demo cars', '/search/demo-cars'],
      ['Used cars', '/search/used-cars'],
    ],
  ],
  [
    'Buyer tools',
    [
      ['Special offers', '/special-offers'],
      ['Finance', '/finance'],
      ['Trade-in', '/trade-in'],
      ['Book a test drive', '/book-test-drive'],
    ],
  ],
  [
    'Servicing and parts',
    [
      ['Book a service', '/service'],
      ['Parts and accessories', '/vehicle-parts-and-accessories'],
      ['Warranty', '/warranty'],
      ['Roadside assist', '/roadside-assist'],
    ],
  ],
  [
    'Dealership',
    [
      ['About us', '/about-us'],
      ['Careers', '/careers'],
      ['Our locations', '/locations'],
      ['Contact us', '/contact-us'],
    ],
  ],
]);

const tiles = [
  tile(owner, 'drive', {
    title: 'Book a test drive',
    text: 'Half an hour, your roads, no salesperson in the back seat unless you want one.',
    link: ['Choose a time', '/book-test-drive'],
    image: picture('heroes/suv-cutout.webp', 'A dark green SUV'),
  }),
  tile(owner, 'service', {
    title: 'Service plans',
    text: 'Five scheduled services at a price that is fixed today.',
    link: ['Book a service', '/service'],
    image: picture('wagon/front-three-quarter/grey', 'A grey wagon'),
  }),
  tile(owner, 'sell', {
    title: 'Sell your car',
    text: 'A written price in one visit. Any make, paid the same day.',
    link: ['Value my car', '/trade-in'],
    image: picture('hatch/rear-three-quarter/blue', 'A blue hatch from behind'),
  }),
];

/** The template of dealers with one brand other than Ford. */
export const franchiseTemplate: DemoDocument[] = [
  {
    _id: 'template-franchise',
    _type: 'template',
    name: 'Franchise dealer',
    slug: slugOf('franchise'),
    settings: {
      _type: 'siteSettings',
      headerMenu: weakReference(header._id),
      footerMenu: weakReference(footer._id),
      promoTiles: references(...tiles.map(({ _id }) => _id)),
      features: { _type: 'featureSwitches', garagePages: true },
    },
  },
  header,
  footer,
  ...tiles,
  ...[...standingPages, modelsPage].map((copy) => page(owner, copy)),
];
