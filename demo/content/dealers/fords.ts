import type { Dealer } from '../dealer.ts';
import { picture } from '../demo-pictures.ts';
import { lateThursday, weekdayTrade, workshopWeek } from '../location.ts';
import { notYet, runningNow } from '../publish-dates.ts';
import { harbourOwnerPages } from './harbour-ford-owner-pages.ts';
import { harbourPages } from './harbour-ford-pages.ts';
import { harbourPosts } from './harbour-ford-posts.ts';
import { southbankOwnerPages } from './southbank-ford-owner-pages.ts';
import { southbankPages } from './southbank-ford-pages.ts';
import { southbankPosts } from './southbank-ford-posts.ts';

export const southbankFord: Dealer = {
  slug: 'southbank-ford',
  name: 'Southbank Ford',
  siteNumber: 1001,
  abn: '67 000 001 001',
  state: 'vic',
  template: 'ford',
  manufacturer: 'ford',
  tagline: 'A family-run Ford dealership on the south bank of the Yarra since 1984.',
  licence: 'LMCT 10984',
  phones: {
    main: '03 5550 4410',
    sales: '03 5550 4411',
    service: '03 5550 4412',
    parts: '03 5550 4413',
    usedCars: '0491 570 156',
  },
  overrides: {
    features: {
      _type: 'featureSwitches',
      compareControl: true,
      modelInBreadcrumb: true,
      revealPhone: true,
      checkout: true,
      autogauge: true,
      deliveryCalculator: true,
      fuelCalculator: true,
      priceHistory: true,
      daysInStock: true,
      rememberSections: true,
    },
    options: { _type: 'siteOptions', reviewDates: 'time-ago' },
    texts: {
      _type: 'siteTexts',
      whyBuy:
        'The same price online and on the floor, from a family that has sold Fords on City Road since 1984.\nYour car is serviced by the people who handed it over.',
    },
  },
  texts: [
    [
      'price-disclaimer',
      'Drive-away prices are for private buyers with an address in {state} and include registration, stamp duty and delivery. {dealer}, {licence}.',
    ],
  ],
  announcement: {
    emphasis: 'Demo event.',
    text: 'Run-in demonstrators reduced at both showrooms.',
    link: ['See the cars', '/search/demo-cars'],
    ...runningNow,
  },
  banner: {
    heading: 'Run in by us. Thousands off.',
    shortName: 'Ranger and Everest demos',
    text: 'Run-in Ranger and Everest demonstrators, serviced, detailed and on both our floors.',
    image: picture('heroes/ute-night.webp', 'An orange dual-cab ute in a dark studio', { x: 0.68, y: 0.55 }),
    price: ['From', '$51,990', 'drive away'],
    buttons: [
      ['See demo cars', '/search/demo-cars'],
      ['Book a test drive', '/book-test-drive'],
    ],
  },
  moreBanners: [
    {
      heading: 'Serviced while you work.',
      shortName: 'Service in Docklands',
      text: 'Drop the keys in Docklands by eight, take a loan car, and pick yours up on the way home.',
      image: picture('heroes/trio-dark.avif', 'An SUV, a sedan and a hatch in a dark studio', { x: 0.76, y: 0.5 }),
      buttons: [
        ['Book a service', '/service'],
        ['Service offers', '/special-offers'],
      ],
    },
    {
      heading: 'We buy utes. Any badge.',
      shortName: 'We buy utes',
      text: 'Bring the logbook. A written price takes one coffee, and the money is in your account the same day.',
      image: picture('heroes/ute-dark.avif', 'A grey dual-cab ute in a dark studio', { x: 0.7, y: 0.55 }),
      buttons: [['Value my ute', '/trade-in']],
    },
  ],
  tiles: [
    [
      'stocktake',
      {
        title: 'Stocktake week',
        text: 'We count every car in the yard and mark down the ones we have counted twice.',
        link: ['See the cars', '/search/new-used-and-demo-cars'],
        image: picture('heroes/ute-cutout.webp', 'An orange dual-cab ute'),
      },
    ],
    [
      'fleet',
      {
        title: 'Transit for the trades',
        text: 'Racks, shelving and towing gear fitted before you pick up the van.',
        link: ['See vans', '/search/new-cars?body=van'],
        image: picture('van/side/white', 'A white delivery van from the side'),
        carTypes: ['new', 'demo'],
        ...runningNow,
      },
    ],
    'tile-template-ford-service',
    'tile-template-ford-sell',
    [
      'winter',
      {
        title: 'Snow season check',
        text: 'Battery, coolant, chains and tyres before you drive up the mountain.',
        link: ['Book a service', '/service'],
        ...notYet,
      },
    ],
  ],
  locations: [
    {
      key: 'southbank',
      stockLocation: 'Southbank',
      name: 'Southbank Ford',
      street: '210 City Road',
      latitude: -37.8266,
      longitude: 144.9611,
      week: weekdayTrade,
      licence: 'LMCT 10984',
      image: picture('places/showroom-1.avif', 'A showroom with cars on a pale floor'),
    },
    {
      key: 'docklands',
      stockLocation: 'Docklands',
      name: 'Southbank Ford Docklands',
      street: '88 Lorimer Street',
      latitude: -37.8243,
      longitude: 144.9462,
      week: { ...weekdayTrade, saturday: ['09:00', '16:00'] },
      licence: 'LMCT 10984',
      image: picture('places/ute-yard.avif', 'Four utes in a row'),
    },
    {
      key: 'service',
      stockLocation: 'Docklands',
      name: 'Southbank Ford Service and Parts',
      street: '90 Lorimer Street',
      latitude: -37.8244,
      longitude: 144.946,
      week: workshopWeek,
      kind: 'service-and-parts',
      image: picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
    },
  ],
  pages: [...southbankPages, ...southbankOwnerPages],
  posts: southbankPosts,
};

export const harbourFord: Dealer = {
  slug: 'harbour-ford',
  name: 'Harbour Ford',
  siteNumber: 1002,
  abn: '48 000 001 002',
  state: 'nsw',
  template: 'ford',
  manufacturer: 'ford',
  tagline: 'Sydney’s lower north shore has bought its Fords here since 1991.',
  licence: 'MD 048210',
  phones: { main: '02 5550 3180', sales: '02 5550 3181', service: '02 5550 3182', parts: '02 5550 3183' },
  announcement: {
    emphasis: 'Late Thursdays.',
    text: 'Open until eight in Artarmon.',
    link: ['Book a test drive', '/book-test-drive'],
  },
  finance: {
    interestRatePercent: 8.79,
    establishmentFee: 395,
    securityRegistrationFee: 6,
    monthlyFee: 8,
    agencyFee: 912.25,
  },
  overrides: {
    features: { _type: 'featureSwitches', financeModal: true },
    options: {
      _type: 'siteOptions',
      financeLowestPriceDollars: 5_000,
      reviewDates: 'dateWords',
    },
  },
  office: { hiddenReviewers: ['Uncle Mike'] },
  locations: [
    {
      key: 'artarmon',
      stockLocation: 'Artarmon',
      name: 'Harbour Ford',
      street: '412 Pacific Highway',
      latitude: -33.8095,
      longitude: 151.1815,
      week: lateThursday,
      licence: 'MD 048210',
      image: picture('places/hall-harbour.avif', 'A grey ute, a white SUV and an orange coupé by tall windows'),
    },
    {
      key: 'brookvale-service',
      stockLocation: { name: 'Brookvale', state: 'NSW', postcode: '2100', phone: '02 5550 3190' },
      name: 'Harbour Ford Service, Brookvale',
      street: '27 Winbourne Road',
      latitude: -33.7621,
      longitude: 151.2713,
      week: workshopWeek,
      kind: 'service-and-parts',
      repairer: 'MVRL 55120',
      image: picture('places/bay-blue.avif', 'A silver ute in the service bay'),
    },
  ],
  pages: [...harbourPages, ...harbourOwnerPages],
  posts: harbourPosts,
};
