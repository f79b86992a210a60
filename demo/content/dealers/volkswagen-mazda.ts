import type { Dealer } from '../dealer.ts';
import {
  bodyTypes,
  budgetSearch,
  homePlaces,
  latestStock,
  modelTiles,
  reviews,
  richText,
  siteTiles,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { weekdayTrade, workshopWeek } from '../location.ts';
import type { BannerText } from '../owned.ts';
import { over, runningNow } from '../publish-dates.ts';
import { coastlineMorePages, coastlinePosts } from './coastline-more-pages.ts';
import { coastlineOwnerPages } from './coastline-owner-pages.ts';
import { coastlinePages } from './coastline-pages.ts';
import { homePage } from './home-page.ts';
import { rangesOwnerPages } from './ranges-volkswagen-owner-pages.ts';
import { rangesPages } from './ranges-volkswagen-pages.ts';
import { rangesPosts } from './ranges-volkswagen-posts.ts';

const rangesBanner: BannerText = {
  heading: 'Quiet roads, well made cars.',
  text: 'Golf, Tiguan and Amarok at the foot of the Dandenongs. The best test drive starts at our gate.',
  image: picture('heroes/pair-dark.avif', 'A silver wagon and a blue hatch in a dark studio', { x: 0.68, y: 0.5 }),
  price: ['Golf from', '$39,690', 'drive away'],
  buttons: [
    ['See all stock', '/search/new-used-and-demo-cars'],
    ['Book a test drive', '/book-test-drive'],
  ],
};

export const rangesVolkswagen: Dealer = {
  slug: 'ranges-volkswagen',
  name: 'Ranges Volkswagen',
  siteNumber: 1003,
  abn: '29 000 001 003',
  state: 'vic',
  template: 'franchise',
  manufacturer: 'volkswagen',
  group: 'meridian',
  tagline: 'Volkswagen sales and service in Ferntree Gully, part of Meridian Motor Group.',
  licence: 'LMCT 11562',
  phones: { main: '03 5550 2270', sales: '03 5550 2271', service: '03 5550 2272' },
  overrides: {
    features: { _type: 'featureSwitches', financeEnquireLabel: true, financeFrequencyHidden: true },
    options: {
      _type: 'siteOptions',
      ratingMinimum: 4.5,
      // Nothing leaves the demo: the sandbox replaces both.
      googleMeasurementId: 'G-DEMO0RANGES',
      metaPixelId: '100000000000000',
    },
  },
  announcement: {
    emphasis: 'Amarok night.',
    text: 'On the hoist, first Tuesday of the month.',
    link: ['Ask for a seat', '/contact-us'],
  },
  tiles: [
    [
      'afternoon',
      {
        title: 'A Golf for the afternoon',
        text: 'Take it up the tourist road and back. We keep your seat setting for next time.',
        link: ['Choose a time', '/book-test-drive'],
        image: picture('hatch/front-three-quarter/blue', 'A blue hatch'),
      },
    ],
    [
      'wet-leaves',
      {
        title: 'Tyres for wet leaves',
        text: 'Fitted while you wait, and your summer set stays in our store until November.',
        link: ['Book a service', '/service'],
        image: picture('wagon/front-detail/grey', 'The front wheel of a grey wagon'),
      },
    ],
    [
      'trade',
      {
        title: 'Trade in at the foot of the hill',
        text: 'Any make. A written price after one look, and it holds for a week.',
        link: ['Value my car', '/trade-in'],
        image: picture('suv/rear-three-quarter/white', 'A white SUV from behind'),
      },
    ],
  ],
  banner: rangesBanner,
  locations: [
    {
      key: 'ferntree-gully',
      stockLocation: 'Ferntree Gully',
      name: 'Ranges Volkswagen',
      street: '1140 Burwood Highway',
      latitude: -37.8841,
      longitude: 145.2952,
      week: weekdayTrade,
      licence: 'LMCT 11562',
      image: picture('places/hall-navy.avif', 'A white hatch, a silver wagon and a blue SUV by tall windows'),
    },
    {
      key: 'workshop',
      stockLocation: 'Ferntree Gully',
      name: 'Ranges Volkswagen Workshop',
      street: '4 Rose Street',
      latitude: -37.885,
      longitude: 145.2939,
      week: workshopWeek,
      kind: 'service',
      image: picture('places/bay-navy.avif', 'A white hatch in the service bay'),
    },
  ],
  pages: [
    homePage({
      title: 'Volkswagen in Ferntree Gully',
      description:
        'New, demonstrator and used Volkswagen at the foot of the Dandenongs, with prices and weekly figures.',
      banner: rangesBanner,
      blocks: [
        modelTiles('The Volkswagen range', { limit: 8, linkLabel: 'All models', linkHref: '/models' }),
        richText(
          'At home in the hills',
          'We know which tyres hold on wet leaves and which Tiguan fits two dogs and a pram. Ask us, or borrow one for an afternoon.',
        ),
        latestStock('In the yard this morning'),
        bodyTypes('SUV', 'Hatch', 'Wagon', 'Ute', 'Van'),
        budgetSearch(),
        siteTiles('Worth the drive up'),
        reviews(),
        homePlaces('At the foot of the hills'),
      ],
    }),
    ...rangesPages,
    ...rangesOwnerPages,
  ],
  posts: rangesPosts,
};

const coastlineBanner: BannerText = {
  heading: 'The long way home, on purpose.',
  shortName: 'Demonstrators',
  text: 'Mazda 3, CX-5 and CX-90 demonstrators at our Torquay showroom.',
  image: picture('heroes/sedan-dark.webp', 'A dark red sedan in a dark studio', { x: 0.62, y: 0.55 }),
  price: ['From', '$33,990', 'drive away'],
  buttons: [
    ['See demo cars', '/search/demo-cars'],
    ['Book a test drive', '/book-test-drive'],
  ],
};

export const coastlineMazda: Dealer = {
  slug: 'coastline-mazda',
  name: 'Coastline Mazda',
  siteNumber: 1004,
  abn: '10 000 001 004',
  state: 'vic',
  template: 'franchise',
  manufacturer: 'mazda',
  tagline: 'Mazda for the Surf Coast, a short walk from the beach in Torquay.',
  licence: 'LMCT 10377',
  phones: { main: '03 5550 1180', sales: '03 5550 1181', service: '03 5550 1182', demoCars: '0491 570 157' },
  finance: { lenderKind: '360-finance', roundUp: true },
  overrides: {
    features: { _type: 'featureSwitches', financeResidualHidden: true, optInUnticked: true },
    options: { _type: 'siteOptions', reviewDates: 'dateWords', reviewMinimum: 5 },
  },
  announcement: {
    emphasis: 'New in Torquay.',
    text: 'Service loan cars every working day.',
    link: ['Book a service', '/service'],
  },
  tiles: [
    [
      'coast',
      {
        title: 'Salt and sand package',
        text: 'Underbody wash, paint protection and floor mats, fitted before you collect the car.',
        link: ['Ask us about it', '/contact-us'],
        image: picture('suv/rear-three-quarter/red', 'A red SUV from behind', { x: 0.5, y: 0.58 }),
        ...runningNow,
      },
    ],
    [
      'coast-road',
      {
        title: 'Drive it to Bells Beach',
        text: 'The key is yours for half an hour or longer. Bring the dog; we bring the towel.',
        link: ['Choose a time', '/book-test-drive'],
        image: picture('coupe/front-three-quarter/white', 'A white coupe'),
      },
    ],
    'tile-template-franchise-sell',
    [
      'easter',
      {
        title: 'Open Easter Saturday',
        text: 'Test drives along the Great Ocean Road until noon.',
        link: ['Book a test drive', '/book-test-drive'],
        ...over,
      },
    ],
  ],
  banner: coastlineBanner,
  moreBanners: [
    {
      heading: 'A loan car, every working day.',
      shortName: 'Service loan cars',
      text: 'There are nine of them, in Torquay and in Ocean Grove. Book by noon and one will be waiting with your name on it.',
      image: picture('heroes/trio-dark.avif', 'An SUV, a sedan and a hatch in a dark studio', { x: 0.76, y: 0.5 }),
      buttons: [['Book a service', '/service']],
    },
    {
      heading: 'Salt on the old one? We still buy it.',
      shortName: 'Sell your car',
      text: 'We look under the arches, say what we see, and write the price down.',
      image: picture('heroes/ute-dark.avif', 'A grey dual-cab ute in a dark studio', { x: 0.7, y: 0.55 }),
      buttons: [['Value my car', '/trade-in']],
    },
  ],
  locations: [
    {
      key: 'torquay',
      stockLocation: 'Torquay',
      name: 'Coastline Mazda',
      street: '61 Surf Coast Highway',
      latitude: -38.3165,
      longitude: 144.3242,
      week: weekdayTrade,
      licence: 'LMCT 10377',
      image: picture('places/hall-maroon.avif', 'An SUV, two sedans and a hatch in a showroom with a dark red band'),
    },
    {
      key: 'ocean-grove',
      stockLocation: { name: 'Ocean Grove', state: 'VIC', postcode: '3226', phone: '03 5550 1190' },
      name: 'Coastline Service, Ocean Grove',
      street: '6 Marine Parade',
      latitude: -38.2653,
      longitude: 144.5209,
      week: { ...workshopWeek, saturday: null },
      kind: 'service',
      image: picture('places/bay-sand.avif', 'A red SUV in a pale service bay'),
    },
  ],
  pages: [
    homePage({
      title: 'Mazda in Torquay',
      description: 'New, demonstrator and used Mazda on the Surf Coast, with prices and weekly figures.',
      banner: coastlineBanner,
      secondsEach: 8,
      blocks: [
        latestStock('Demonstrators', { carTypes: ['demo'], linkLabel: 'All demo cars', linkHref: '/search/demo-cars' }),
        reviews({ heading: 'Written at our counter', ratingOf: 'own' }),
        modelTiles('The Mazda range', { limit: 8, linkLabel: 'All models', linkHref: '/models' }),
        siteTiles(),
        richText(
          'Take the coast road',
          'Our test drive goes to Bells Beach and back. If the weather is good, nobody minds when you take the long way.',
        ),
        latestStock('Latest stock'),
        budgetSearch(),
        homePlaces('Where the coast road starts'),
      ],
    }),
    ...coastlinePages,
    ...coastlineMorePages,
    ...coastlineOwnerPages,
  ],
  posts: coastlinePosts,
};
