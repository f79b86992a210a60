import { guarantees } from '../brands.ts';
import type { Dealer } from '../dealer.ts';
import {
  bodyTypes,
  budgetSearch,
  facetTiles,
  homePlaces,
  latestStock,
  reviews,
  richText,
  siteTiles,
} from '../demo-blocks.ts';
import { keyed } from '../demo-document.ts';
import { picture } from '../demo-pictures.ts';
import { lateThursday } from '../location.ts';
import type { BannerText } from '../owned.ts';
import { runningNow } from '../publish-dates.ts';
import { cartownLegalPages } from './cartown-legal-pages.ts';
import { cartownMorePages } from './cartown-more-pages.ts';
import { cartownOwnerPages } from './cartown-owner-pages.ts';
import { cartownPages } from './cartown-pages.ts';
import { cartownPosts } from './cartown-posts.ts';
import { cartownPromotionPages } from './cartown-promotion-pages.ts';
import { homePage } from './home-page.ts';

const cartownBanner: BannerText = {
  heading: 'Good used cars. One straight price each.',
  text: 'Inspected on 180 points, history on the page, seven days to change your mind.',
  image: picture('heroes/yard-trio-cutout.webp', 'A red hatch, a blue SUV and a green ute side by side'),
  price: ['Cars from', '$9,990', 'drive away'],
  buttons: [
    ['Browse every car', '/search/used-cars'],
    ['Sell my car', '/trade-in'],
  ],
};

export const cartown: Dealer = {
  slug: 'cartown',
  name: 'Cartown',
  siteNumber: 1010,
  abn: '69 000 001 010',
  state: 'vic',
  template: 'used',
  tagline: 'Three Melbourne yards, one straight price on every windscreen.',
  licence: 'LMCT 12077',
  phones: { main: '03 5550 8770', sales: '03 5550 8771', service: '03 5550 8772', usedCars: '03 5550 8770' },
  finance: { lenderKind: 'taurus', roundUp: true },
  overrides: {
    features: {
      _type: 'featureSwitches',
      electricTag: true,
      compareControl: true,
      modelInBreadcrumb: true,
      youxQuotes: true,
      googleRating: true,
      messageOptional: true,
      similarOnSearch: true,
      autogauge: true,
      carAnalysis: true,
      ppsrReport: true,
      deliveryCalculator: true,
      fuelCalculator: true,
      priceHistory: true,
      daysInStock: true,
      sectionTabs: true,
      checkout: true,
      onlinePurchase: true,
      reserveOffMobileBar: true,
      shortShareNotice: true,
      cardViews: true,
      spinToWin: true,
    },
    options: {
      _type: 'siteOptions',
      financeLink: '/apply-for-finance',
      onlyCarTypes: ['used'],
      reviewDates: 'time-ago',
      deliveryBaseDollars: 90,
      deliveryMostKm: 900,
    },
    texts: {
      _type: 'siteTexts',
      noPrice: 'Call us for the price.',
      whyBuy:
        'Every car has its drive away price on the windscreen, in all three yards.\nOur own workshop looks at each one before it goes on sale, and the report goes home with you.',
      warrantyLines: keyed([
        {
          _type: 'vehicleText' as const,
          text: 'Victoria’s statutory used-car warranty for three months or 5,000 km, whichever comes first; ask us about longer cover.',
          // Nine model years are never more than ten years by the build date.
          condition: {
            _type: 'vehicleCondition',
            carTypes: ['used'],
            kinds: ['car'],
            maxAgeYears: 9,
            maxOdometerKm: 159_999,
          },
        },
      ]),
      warrantyLine: guarantees,
    },
  },
  extras: [
    ['Rubber floor mats, set of 4', 295, 'Cut for the model, fitted before handover.'],
    ['Dash camera, front and rear', 690, 'Fitted, with a 64 GB card.'],
    ['Electric brake controller', 1_150, 'Fitted by our workshop, for towing.'],
  ],
  texts: [['enquiry-notice', '{dealer} answers within one opening hour and passes your details to nobody else.']],
  menu: [
    ['Home', '/'],
    [
      'Used cars',
      '/search/used-cars',
      [
        ['All used cars', '/search/used-cars'],
        ['SUVs', '/search/used-cars?body=suv'],
        ['Utes', '/search/used-cars?body=ute'],
        ['Hatches', '/search/used-cars?body=hatch'],
      ],
    ],
    ['Sell my car', '/trade-in'],
    [
      'Buying',
      '/buying',
      [
        ['How buying works', '/buying'],
        ['Price drops', '/special-offers'],
        ['Seven-day swap', '/seven-day-swap'],
        ['Book a test drive', '/book-test-drive'],
      ],
    ],
    ['Finance', '/finance'],
    [
      'Owning',
      '/service',
      [
        ['Service, any make', '/service'],
        ['Warranty', '/warranty'],
        ['Parts and accessories', '/vehicle-parts-and-accessories'],
        ['Roadside assist', '/roadside-assist'],
      ],
    ],
    [
      'Yards',
      '/contact-us',
      [
        ['All three yards', '/locations'],
        ['Moorabbin', '/locations/moorabbin'],
        ['Epping', '/locations/epping'],
        ['Dandenong', '/locations/dandenong'],
        ['Contact us', '/contact-us'],
      ],
    ],
  ],
  announcement: {
    emphasis: 'Late Thursday.',
    text: 'All three yards open until 8 pm every week.',
    link: ['Hours and yards', '/contact-us'],
  },
  tiles: [
    [
      'swap',
      {
        title: 'Seven days to swap',
        text: 'Changed your mind? Bring it back within a week and 500 km.',
        link: ['How it works', '/seven-day-swap'],
        image: picture('heroes/suv-cutout.webp', 'A dark green SUV'),
      },
    ],
    'tile-template-used-warranty',
    'tile-template-used-sell',
    [
      'trade',
      {
        title: 'Trade anything, minimum $1,500',
        text: 'Running or not, as long as it is yours and has plates. Applies when you buy a car over $12,000.',
        link: ['Value my car', '/trade-in'],
        image: picture('city/rear-three-quarter/yellow', 'A small yellow car from behind'),
        carTypes: ['used'],
        ...runningNow,
      },
    ],
  ],
  banner: cartownBanner,
  locations: [
    {
      key: 'moorabbin',
      stockLocation: 'Moorabbin',
      name: 'Cartown Moorabbin',
      street: '912 Nepean Highway',
      latitude: -37.9343,
      longitude: 145.0365,
      week: lateThursday,
      licence: 'LMCT 12077',
      image: picture('places/yard-yellow.avif', 'Five used cars of all shapes in a row'),
    },
    {
      key: 'epping',
      stockLocation: 'Epping',
      name: 'Cartown Epping',
      street: '640 High Street',
      latitude: -37.6402,
      longitude: 145.0085,
      week: lateThursday,
      licence: 'LMCT 12077',
      image: picture('places/yard-green.avif', 'Four used cars by tall windows'),
    },
    {
      key: 'dandenong',
      stockLocation: 'Dandenong',
      name: 'Cartown Dandenong',
      street: '77 Princes Highway',
      latitude: -37.9811,
      longitude: 145.2151,
      week: lateThursday,
      licence: 'LMCT 12077',
      image: picture('places/yard-rust.avif', 'A van and three utes in a row'),
    },
  ],
  pages: [
    homePage({
      title: 'Used cars in Melbourne',
      description: 'Inspected used cars at three Melbourne yards, one straight price each and seven days to swap.',
      banner: cartownBanner,
      pins: [
        [18, 21, '2018 Kia Cerato, drive away', '$13,990', 26],
        [47, 10, '2023 Sportage, drive away', '$23,990', 26],
        [70, 4, '2023 D-MAX, drive away', '$39,990', 26],
      ],
      blocks: [
        bodyTypes('SUV', 'Hatch', 'Ute', 'Sedan', 'Wagon', 'Van'),
        latestStock('Fresh in the yard'),
        budgetSearch(),
        siteTiles(),
        facetTiles('People are looking for', {
          attribute: 'model',
          carTypes: ['used'],
          limit: 12,
          linkLabel: 'All cars',
        }),
        latestStock('Utes for work', {
          carTypes: ['used'],
          bodies: ['Ute'],
          linkLabel: 'All utes',
          linkHref: '/search/used-cars?body=ute',
        }),
        richText(
          'No haggling, for either of us',
          'We set the price by what the market pays, and leave it there. Ask for a better one and we show you the numbers behind it.',
          '- Inspected on 180 points, and the list is in the glovebox.',
          '- The scratch is in the photos.',
          '- Seven days and 500 km to swap it for another.',
        ),
        homePlaces('Three yards around Melbourne'),
        reviews({ rotate: true }),
      ],
    }),
    ...cartownPages,
    ...cartownMorePages,
    ...cartownOwnerPages,
    ...cartownPromotionPages,
    ...cartownLegalPages,
  ],
  posts: cartownPosts,
};
