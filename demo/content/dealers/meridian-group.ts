import type { Dealer } from '../dealer.ts';
import {
  brandTiles,
  budgetSearch,
  facetTiles,
  latestStock,
  locationsCarousel,
  reviews,
  richText,
  siteTiles,
  statsBanner,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { groupFigures } from '../group-figures.ts';
import type { BannerText } from '../owned.ts';
import { runningNow } from '../publish-dates.ts';
import { homePage } from './home-page.ts';
import { meridianLegalPages } from './meridian-group-legal-pages.ts';
import { meridianOwnerPages } from './meridian-group-owner-pages.ts';
import { meridianPages } from './meridian-group-pages.ts';
import { meridianPosts } from './meridian-group-posts.ts';
import { meridianPlaces } from './meridian-places.ts';

const meridianBanner: BannerText = {
  heading: 'Many names, one front door.',
  shortName: 'All of us',
  text: 'Cars, motorcycles and caravans from our dealers in four states.',
  image: picture('heroes/group-dark.avif', 'A caravan, a green SUV and a red motorcycle in a dark studio', {
    x: 0.62,
    y: 0.55,
  }),
  buttons: [
    ['Search everything', '/search/new-used-and-demo-cars'],
    ['Our dealers', '/locations'],
  ],
};

export const meridianMotorGroup: Dealer = {
  slug: 'meridian-group',
  name: 'Meridian Motor Group',
  siteNumber: 1009,
  abn: '93 000 001 009',
  state: 'vic',
  template: 'group',
  group: 'meridian',
  tagline: 'Cars, motorcycles and caravans from dealers who know each other by name.',
  licence: 'LMCT 11900',
  phones: { main: '03 5550 5220', sales: '03 5550 5221', service: '03 5550 5222', parts: '0491 570 110' },
  finance: { lenderKind: 'nissan-finance' },
  overrides: {
    features: {
      _type: 'featureSwitches',
      menuHoverOpen: true,
      financeMaximumFromPrice: true,
      salesCounter: true,
      allMakesGrouping: true,
      modelInBreadcrumb: true,
      popularMakes: true,
    },
    options: { _type: 'siteOptions', popularMakeCount: 10, reviewCount: 3 },
  },
  menu: [
    ['Home', '/'],
    [
      'New',
      '/search/new-cars',
      [
        ['New cars', '/search/new-cars'],
        ['Demo cars', '/search/demo-cars'],
      ],
    ],
    ['Used and demo', '/search/new-used-and-demo-cars?car_type=used&car_type=demo'],
    ['Brands', '/brands', [], 'brands'],
    ['Motorcycles', '/motorcycles'],
    ['Caravans', '/caravans'],
    ['Service', '/service'],
    [
      'Locations',
      '/locations',
      [
        ['All locations', '/locations'],
        ['Contact us', '/contact-us'],
        ['Careers', '/careers'],
      ],
    ],
  ],
  announcement: {
    emphasis: 'Caravan weekend.',
    text: 'Every layout open to walk through at Dandenong South.',
    link: ['Plan a visit', '/contact-us'],
    ...runningNow,
  },
  tiles: [
    [
      'dealers',
      {
        title: 'Found it at the other end of the country?',
        text: 'We bring any vehicle of the group to the dealer nearest you.',
        link: ['How it works', '/about-us'],
        image: picture('heroes/sedan-cutout.webp', 'A dark red sedan'),
      },
    ],
    [
      'caravans',
      {
        title: 'Caravans and the car to tow them',
        text: 'Towing weights worked out with you before you sign for either.',
        link: ['See caravans', '/caravans'],
        image: picture('caravan/front-three-quarter/green', 'A white caravan with a green band'),
      },
    ],
    [
      'careers',
      {
        title: 'Work with us',
        text: 'Apprentices, technicians and people who like people, in four states.',
        link: ['See open places', '/careers'],
        image: picture('places/bay-green.avif', 'A grey wagon in the service bay'),
      },
    ],
  ],
  banner: meridianBanner,
  moreBanners: [
    {
      heading: 'One inspection, every yard.',
      shortName: 'Used and demo',
      text: 'Every used car of the group is checked on the same sheet, whoever sells it.',
      image: picture('heroes/sedan-dark.webp', 'A dark red sedan in a dark studio', { x: 0.62, y: 0.55 }),
      buttons: [['See used cars', '/search/used-cars']],
    },
    {
      heading: 'Towing something? Start here.',
      shortName: 'Caravans',
      text: 'Caravans, and the utes that pull them, from people who own both.',
      image: picture('heroes/tow-dark.avif', 'An orange ute pulling a caravan in a dark studio', { x: 0.62, y: 0.55 }),
      buttons: [['See caravans', '/caravans']],
    },
  ],
  locations: meridianPlaces,
  pages: [
    homePage({
      title: 'Cars, motorcycles and caravans',
      description: 'The stock of all Meridian dealers in one place: cars, motorcycles and caravans in four states.',
      banner: meridianBanner,
      secondsEach: 8,
      blocks: [
        brandTiles('Brands to begin with'),
        statsBanner('The group in figures', ...groupFigures),
        latestStock('Latest across the group'),
        siteTiles(),
        facetTiles('Popular makes', { linkLabel: 'All stock' }),
        locationsCarousel('Our Locations'),
        richText(
          'Dealers who know each other',
          'Each of our dealers keeps its own name, its own people and its own workshop. What they share is the stock, the lender and the promise behind both.',
        ),
        budgetSearch(),
        reviews(),
      ],
    }),
    ...meridianPages,
    ...meridianOwnerPages,
    ...meridianLegalPages,
  ],
  posts: meridianPosts,
};
