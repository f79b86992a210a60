import type { Dealer } from '../dealer.ts';
import {
  bodyTypes,
  budgetSearch,
  facetTiles,
  homePlaces,
  latestStock,
  modelTiles,
  priceSlider,
  reviews,
  richText,
  siteTiles,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { lateThursday, weekdayTrade, workshopWeek } from '../location.ts';
import type { BannerText } from '../owned.ts';
import { homePage } from './home-page.ts';
import { northgateOwnerPages } from './northgate-hyundai-owner-pages.ts';
import { northgatePages } from './northgate-hyundai-pages.ts';
import { northgatePosts } from './northgate-hyundai-posts.ts';
import { riversideLegalPages } from './riverside-kia-legal-pages.ts';
import { riversideOwnerPages } from './riverside-kia-owner-pages.ts';
import { riversidePages } from './riverside-kia-pages.ts';
import { riversidePosts } from './riverside-kia-posts.ts';

const northgateBanner: BannerText = {
  heading: 'Seven seats. One easy decision.',
  text: 'Santa Fe and Palisade in Gepps Cross, with the third row up so that you can try it.',
  image: picture('heroes/suv7-cutout.webp', 'A sand-coloured seven-seat SUV'),
  price: ['Tucson from', '$39,100', 'drive away'],
  buttons: [
    ['See all stock', '/search/new-used-and-demo-cars'],
    ['Book a test drive', '/book-test-drive'],
  ],
};

export const northgateHyundai: Dealer = {
  slug: 'northgate-hyundai',
  name: 'Northgate Hyundai',
  siteNumber: 1005,
  abn: '80 000 001 005',
  state: 'sa',
  template: 'franchise',
  manufacturer: 'hyundai',
  group: 'meridian',
  tagline: 'Hyundai for Adelaide’s north, part of Meridian Motor Group.',
  licence: 'LVD 204417',
  phones: { main: '08 5550 6340', sales: '08 5550 6341', service: '08 5550 6342', parts: '08 5550 6343' },
  finance: { lenderKind: 'ausloans', roundUp: false },
  overrides: {
    features: {
      _type: 'featureSwitches',
      electricTag: true,
      financeDisclaimerFull: true,
      financeBanner: true,
      optInUnticked: true,
      checkout: true,
      buyOnlinePath: true,
    },
    options: {
      _type: 'siteOptions',
      snap21OrgId: '21-4408',
      reviewDates: 'time-ago',
      depositDollars: 0,
      holdHours: 24,
    },
  },
  announcement: {
    emphasis: 'Charging open day.',
    text: 'Bring your questions, any Saturday morning.',
    link: ['Ask for a time', '/contact-us'],
  },
  emergency: {
    emphasis: 'Hail on the weekend?',
    text: 'Cracked glass and lights go to the front of the queue this week.',
    link: ['BOOK A SERVICE', '/service#service-booking'],
  },
  tiles: [
    [
      'seats',
      {
        title: 'Fill every seat',
        text: 'Bring everybody who has to fit. We put in the child seats, you drive the school run.',
        link: ['Choose a time', '/book-test-drive'],
        image: picture('suv7/front-three-quarter/teal', 'A teal seven-seat SUV'),
      },
    ],
    [
      'charge',
      {
        title: 'Charge the first month here',
        text: 'Two fast chargers at the gate, free for cars bought on this floor.',
        link: ['How it works', '/contact-us'],
        image: picture('hatch/side/white', 'A white hatch from the side'),
      },
    ],
    [
      'trade',
      {
        title: 'What is yours worth?',
        text: 'Twenty minutes, a walk around it together, and a price on paper.',
        link: ['Value my car', '/trade-in'],
        image: picture('sedan/rear-three-quarter/silver', 'A silver sedan from behind'),
      },
    ],
  ],
  banner: northgateBanner,
  locations: [
    {
      key: 'gepps-cross',
      stockLocation: 'Gepps Cross',
      name: 'Northgate Hyundai',
      street: '530 Main North Road',
      latitude: -34.8442,
      longitude: 138.5998,
      week: lateThursday,
      licence: 'LVD 204417',
      image: picture('places/hall-sky.avif', 'Two SUVs and a teal hatch by tall windows'),
    },
    {
      key: 'service',
      stockLocation: 'Gepps Cross',
      name: 'Northgate Hyundai Service',
      street: '532 Main North Road',
      latitude: -34.8437,
      longitude: 138.6001,
      week: workshopWeek,
      kind: 'service-and-parts',
      image: picture('places/bay-teal.avif', 'A white seven-seat SUV in the service bay'),
    },
  ],
  pages: [
    homePage({
      title: 'Hyundai in Gepps Cross',
      description: 'New, demonstrator and used Hyundai in Adelaide’s north, with prices and weekly figures.',
      banner: northgateBanner,
      blocks: [
        bodyTypes('SUV', 'Hatch', 'Sedan', 'Van'),
        siteTiles('Three reasons to come by'),
        modelTiles('The Hyundai range', { limit: 8, linkLabel: 'All models', linkHref: '/models' }),
        latestStock('Latest stock'),
        richText(
          'Bring the whole family',
          'Child seats, dogs, the cello: bring what has to fit and we find the car for it. There is a play corner, and there is coffee.',
        ),
        budgetSearch(),
        reviews({ ratingOf: 'snap21' }),
        homePlaces('On Main North Road'),
      ],
    }),
    ...northgatePages,
    ...northgateOwnerPages,
  ],
  posts: northgatePosts,
};

const riversideBanner: BannerText = {
  heading: 'Less noise. More car.',
  text: 'EV3, Sportage and Sorento on the Swan side of Victoria Park.',
  image: picture('heroes/suv-dark.avif', 'A white SUV in a dark studio', { x: 0.7, y: 0.52 }),
  price: ['Sportage from', '$37,990', 'drive away'],
  buttons: [
    ['See new cars', '/search/new-cars'],
    ['Book a test drive', '/book-test-drive'],
  ],
};

/** States no finance: its pages show prices alone. */
export const riversideKia: Dealer = {
  slug: 'riverside-kia',
  name: 'Riverside Kia',
  siteNumber: 1006,
  abn: '61 000 001 006',
  state: 'wa',
  template: 'franchise',
  manufacturer: 'kia',
  tagline: 'Kia on the river side of Victoria Park.',
  licence: 'MD 27015',
  phones: { main: '08 5550 7150', sales: '08 5550 7151', service: '08 5550 7152', newCars: '0491 570 158' },
  overrides: { options: { _type: 'siteOptions', mapZoom: 11 } },
  announcement: {
    emphasis: 'EV3 is here.',
    text: 'Two on the floor to sit in, one outside to drive.',
    link: ['Book a drive', '/book-test-drive'],
  },
  tiles: [
    [
      'drive',
      {
        title: 'Half an hour along the Swan',
        text: 'Quiet roads, a bridge and one steep ramp: enough to know.',
        link: ['Choose a time', '/book-test-drive'],
        image: picture('suv/front-three-quarter-right/teal', 'A teal SUV'),
      },
    ],
    [
      'service',
      {
        title: 'Seven years on the calendar',
        text: 'Every service under the warranty, booked in one go and moved as often as you like.',
        link: ['Book a service', '/service'],
        image: picture('suv/front-detail/black', 'The front wheel of a black SUV'),
      },
    ],
    [
      'sell',
      {
        title: 'Sell us yours',
        text: 'No advertisement, no strangers at the door. Paid the same day.',
        link: ['Value my car', '/trade-in'],
        image: picture('hatch/rear-three-quarter/grey', 'A grey hatch from behind'),
      },
    ],
  ],
  banner: riversideBanner,
  locations: [
    {
      key: 'victoria-park',
      stockLocation: 'Victoria Park',
      name: 'Riverside Kia',
      street: '271 Albany Highway',
      latitude: -31.9731,
      longitude: 115.8944,
      week: { ...weekdayTrade, saturday: ['08:30', '13:00'] },
      licence: 'MD 27015',
      image: picture('places/hall-black.avif', 'Five cars in a bright hall with a black wall'),
    },
    {
      key: 'service',
      stockLocation: 'Victoria Park',
      name: 'Riverside Kia Service',
      street: '12 Shepperton Road',
      latitude: -31.9716,
      longitude: 115.8901,
      week: workshopWeek,
      kind: 'service',
      repairer: 'MRB 6120',
      image: picture('places/bay-white.avif', 'A black SUV in the service bay'),
    },
    {
      key: 'parts',
      stockLocation: 'Victoria Park',
      name: 'Riverside Kia Parts',
      street: '14 Shepperton Road',
      latitude: -31.9718,
      longitude: 115.8904,
      week: { ...workshopWeek, saturday: null },
      kind: 'parts',
      image: picture('places/van-bay.avif', 'A white van in a bright bay'),
    },
  ],
  pages: [
    homePage({
      title: 'Kia in Victoria Park',
      description: 'New, demonstrator and used Kia close to the river in Perth.',
      banner: riversideBanner,
      blocks: [
        modelTiles('The Kia range', { limit: 8, linkLabel: 'All models', linkHref: '/models' }),
        priceSlider('What would you like to spend?'),
        latestStock('On the floor today'),
        richText(
          'One price, written down',
          'A drive away price on the page includes all you need to drive away in Western Australia. Extras are yours to take or leave.',
        ),
        siteTiles(),
        facetTiles('By what they drink', { attribute: 'fuel', linkLabel: 'All stock' }),
        homePlaces('On the river side'),
        reviews(),
      ],
    }),
    ...riversidePages,
    ...riversideOwnerPages,
    ...riversideLegalPages,
  ],
  posts: riversidePosts,
};
