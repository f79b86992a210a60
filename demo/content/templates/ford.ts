import {
  bodyTypes,
  budgetSearch,
  hero,
  homePlaces,
  latestStock,
  modelTiles,
  reviews,
  richText,
  runningOffers,
  siteTiles,
  stockSearch,
} from '../demo-blocks.ts';
import { type DemoDocument, references, slugOf, weakReference } from '../demo-document.ts';
import { picture } from '../demo-pictures.ts';
import { footerMenu, headerMenu, homeBanner, page, tile } from '../owned.ts';
import { notYet } from '../publish-dates.ts';
import { modelsPage, standingPages } from './standing-pages.ts';

const owner = { template: 'ford' };
const night = picture('heroes/ute-pair-dark.avif', 'A blue dual-cab ute and a silver seven-seat SUV in a dark studio', {
  x: 0.68,
  y: 0.5,
});

const header = headerMenu(owner, 'Ford, header', [
  ['Home', '/'],
  [
    'Vehicles',
    '/models',
    [
      ['All models', '/models'],
      ['Special offers', '/special-offers'],
      ['Book a test drive', '/book-test-drive'],
      ['Future vehicles', '/models?body=future-vehicles'],
    ],
    'models',
  ],
  ['Special Offers', '/special-offers'],
  ['Our Stock', '/cars/', [['Cars for your budget', '/#finance']], 'stock'],
  ['Trade-in', '/trade-in'],
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
  [
    'Company',
    '/about-us',
    [
      ['About us', '/about-us'],
      ['Careers', '/careers'],
      ['Fleet', '/fleet'],
    ],
  ],
  ['Contact Us', '/contact-us'],
]);

const footer = footerMenu(owner, 'Ford, footer', [
  [
    'Vehicles',
    [
      ['All models', '/models'],
      ['SUVs', '/models?body=suv'],
      ['Trucks', '/models?body=trucks'],
      ['Vans', '/models?body=vans'],
      ['Performance', '/models?body=performance'],
      ['Electric', '/models?body=electric'],
      ['Future vehicles', '/models?body=future-vehicles'],
    ],
  ],
  [
    'Buyer tools',
    [
      ['Search all stock', '/search/new-used-and-demo-cars'],
      ['Cars for your budget', '/#finance'],
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

const banner = homeBanner(owner, {
  heading: 'Built for the week. Ready for the weekend.',
  text: 'Ranger, Everest and Transit on our floor, with a straight answer on delivery.',
  image: night,
  price: ['Ranger from', '$42,530', 'drive away'],
  buttons: [
    ['See new cars', '/search/new-cars'],
    ['Book a test drive', '/book-test-drive'],
  ],
});

const tiles = [
  tile(owner, 'offers', {
    title: 'Latest offers',
    text: 'Factory offers on new Ford vehicles, with the dates and conditions in plain words.',
    link: ['See offers', '/special-offers'],
    image: picture('heroes/sedan-cutout.webp', 'A dark red sedan'),
  }),
  tile(owner, 'service', {
    title: 'Book your service online',
    text: 'Pick a time that suits you. Loan cars on weekdays.',
    link: ['Book a service', '/service'],
    image: picture('van/front-three-quarter/silver', 'A silver delivery van'),
  }),
  tile(owner, 'sell', {
    title: 'Sell your car',
    text: 'A written price in one visit. Any make, paid the same day.',
    link: ['Value my car', '/trade-in'],
    image: picture('hatch/rear-three-quarter/blue', 'A blue hatch from behind'),
  }),
  tile(owner, 'anniversary', {
    title: 'Anniversary event',
    text: 'Accessories at cost on every new Ranger ordered in the anniversary month.',
    link: ['See offers', '/special-offers'],
    image: picture('ute/side/orange', 'An orange dual-cab ute from the side'),
    carTypes: ['new'],
    ...notYet,
  }),
];

/**
 * The template of the Ford dealers: they differ by their own override, and by nothing else
 * (CFG-03).
 */
export const fordTemplate: DemoDocument[] = [
  {
    _id: 'template-ford',
    _type: 'template',
    name: 'Ford dealer',
    slug: slugOf('ford'),
    settings: {
      _type: 'siteSettings',
      headerMenu: weakReference(header._id),
      footerMenu: weakReference(footer._id),
      banners: references(banner._id),
      promoTiles: references(...tiles.map(({ _id }) => _id)),
      features: { _type: 'featureSwitches', garagePages: true, stockFeeds: true },
      finance: {
        _type: 'financeSettings',
        roundUp: true,
      },
    },
  },
  header,
  footer,
  banner,
  ...tiles,
  page(owner, {
    path: '/',
    title: 'New, demo and used Ford',
    description: 'New, demonstrator and used Ford vehicles in stock, with prices, weekly figures and opening hours.',
    blocks: [
      hero(
        'Your Ford, today.',
        'New, demonstrator and used vehicles on our floor.',
        night,
        [
          ['See all stock', '/search/new-used-and-demo-cars'],
          ['Book a test drive', '/book-test-drive'],
        ],
        [],
        8,
      ),
      stockSearch(),
      bodyTypes('Ute', 'SUV', 'Van', 'Coupe', 'Hatch', 'Wagon'),
      latestStock('Latest stock', { limit: 8 }),
      budgetSearch(),
      siteTiles(),
      modelTiles('The Ford range', { limit: 8, linkLabel: 'All models', linkHref: '/models' }),
      runningOffers('Offers this month', { limit: 4, linkLabel: 'All offers', linkHref: '/special-offers' }),
      latestStock('Demonstrators', {
        carTypes: ['demo'],
        linkLabel: 'All demo cars',
        linkHref: '/search/demo-cars',
        limit: 8,
      }),
      richText(
        'A dealer you can walk into',
        'Every vehicle on this page is in our yard or on its way to it. Each price says whether it is drive away, and what we know of a used car’s history is on its page.',
        'Come by for a drive, or send us your questions: a person from our own team answers.',
      ),
      homePlaces('Come and see us'),
      reviews(),
    ],
  }),
  ...[...standingPages, modelsPage].map((copy) => page(owner, copy)),
];
