import type { Dealer } from '../dealer.ts';
import {
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
import { references } from '../demo-document.ts';
import { picture } from '../demo-pictures.ts';
import { openSunday, weekdayTrade, workshopWeek } from '../location.ts';
import type { BannerText } from '../owned.ts';
import { runningNow } from '../publish-dates.ts';
import { baysideLegalPages } from './bayside-toyota-legal-pages.ts';
import { baysideOwnerPages } from './bayside-toyota-owner-pages.ts';
import { baysidePages } from './bayside-toyota-pages.ts';
import { baysidePosts } from './bayside-toyota-posts.ts';
import { hilltopLegalPages } from './hilltop-suzuki-legal-pages.ts';
import { hilltopOwnerPages } from './hilltop-suzuki-owner-pages.ts';
import { hilltopPages } from './hilltop-suzuki-pages.ts';
import { hilltopPosts } from './hilltop-suzuki-posts.ts';
import { homePage } from './home-page.ts';

const baysideBanner: BannerText = {
  heading: 'Hybrids on the floor. No waiting list.',
  text: 'Hybrid Toyotas in Brighton, ready to drive this week.',
  image: picture(
    'heroes/working-trio-cutout.webp',
    'A dark grey ute, a sand-coloured SUV and a white hatch side by side',
  ),
  price: ['From', '$32,110', 'drive away'],
  buttons: [
    ['See hybrids', '/search/new-cars?fuel=hybrid'],
    ['Book a test drive', '/book-test-drive'],
  ],
};

export const baysideToyota: Dealer = {
  slug: 'bayside-toyota',
  name: 'Bayside Toyota',
  siteNumber: 1007,
  abn: '42 000 001 007',
  state: 'vic',
  template: 'franchise',
  manufacturer: 'toyota',
  tagline: 'Toyota in Brighton, two streets from the bay.',
  licence: 'LMCT 10811',
  phones: { main: '03 5550 7320', sales: '03 5550 7321', service: '03 5550 7322', parts: '03 5550 7323' },
  finance: { lenderKind: 'powertorque' },
  overrides: {
    features: {
      _type: 'featureSwitches',
      electricTag: true,
      toyotaModelPaths: true,
      financeRateHidden: true,
      shareWindow: true,
      equifaxFinance: true,
    },
  },
  office: { hiddenReviews: ['bayside-toyota-12'] },
  announcement: {
    emphasis: 'Open Sunday.',
    text: 'Test drives from 10 am every weekend.',
    link: ['Book a drive', '/book-test-drive'],
  },
  tiles: [
    [
      'hybrid',
      {
        title: 'Hybrid, explained in ten minutes',
        text: 'No plug, no range to worry about. We show you what it does on a lap around the block.',
        link: ['Book a drive', '/book-test-drive'],
        image: picture('heroes/suv-cutout.webp', 'A dark green SUV'),
        ...runningNow,
      },
    ],
    [
      'express',
      {
        title: 'Serviced in 55 minutes',
        text: 'Two technicians, one bay, and a window so you can watch.',
        link: ['Book a service', '/service'],
        image: picture('wagon/front-detail/silver', 'The front wheel of a silver wagon'),
      },
    ],
    [
      'trade',
      {
        title: 'Trade it on the spot',
        text: 'Drive in with the old one, drive out with the new one.',
        link: ['Value my car', '/trade-in'],
        image: picture('ute/rear-three-quarter/white', 'A white ute from behind'),
      },
    ],
  ],
  banner: baysideBanner,
  locations: [
    {
      key: 'brighton',
      stockLocation: 'Brighton',
      name: 'Bayside Toyota',
      street: '655 Nepean Highway',
      latitude: -37.9069,
      longitude: 145.0031,
      week: openSunday,
      licence: 'LMCT 10811',
      image: picture('places/hall-red.avif', 'A red hatch, a white SUV, a green ute and a silver sedan in a row'),
    },
    {
      key: 'service',
      stockLocation: 'Brighton',
      name: 'Bayside Toyota Service',
      street: '661 Nepean Highway',
      latitude: -37.9074,
      longitude: 145.0034,
      week: workshopWeek,
      kind: 'service-and-parts',
      image: picture('places/bay-yellow.avif', 'A red hatch in the service bay'),
    },
  ],
  pages: [
    homePage({
      title: 'Toyota in Brighton',
      description: 'New, demonstrator and used Toyota with hybrids on the floor, prices and weekly figures.',
      banner: baysideBanner,
      pins: [
        [32, 4, 'HiLux SR5, drive away', '$62,880', 26],
        [59, 10, 'RAV4 Hybrid, drive away', '$45,990', 26],
        [82, 21, 'Corolla, drive away', '$32,110', 26],
      ],
      blocks: [
        facetTiles('By what they drink', { attribute: 'fuel', linkLabel: 'All stock' }),
        siteTiles(),
        latestStock('Latest stock'),
        modelTiles('The Toyota range', { limit: 8, linkLabel: 'All models', linkHref: '/models' }),
        reviews({ source: 'google', rotate: true }),
        budgetSearch(),
        richText(
          'Your car, this week',
          'What is on our floor is yours as soon as the papers are signed. We register it, fill it up and show you every button.',
        ),
        homePlaces('Two streets from the bay'),
      ],
    }),
    ...baysidePages,
    ...baysideOwnerPages,
    ...baysideLegalPages,
  ],
  posts: baysidePosts,
};

const hilltopBanner: BannerText = {
  heading: 'Small cars. Big Saturdays.',
  text: 'Swift, Vitara and Jimny in Castle Hill, easy to park and hard to leave at home.',
  image: picture('heroes/small-trio-cutout.webp', 'A silver SUV, an orange hatch and a small yellow car side by side'),
  price: ['Swift from', '$26,490', 'drive away'],
  buttons: [
    ['See all stock', '/search/new-used-and-demo-cars'],
    ['Book a test drive', '/book-test-drive'],
  ],
};

export const hilltopSuzuki: Dealer = {
  slug: 'hilltop-suzuki',
  name: 'Hilltop Suzuki',
  siteNumber: 1008,
  abn: '23 000 001 008',
  state: 'nsw',
  template: 'franchise',
  manufacturer: 'suzuki',
  group: 'meridian',
  tagline: 'Suzuki in the Hills, part of Meridian Motor Group.',
  licence: 'MD 061934',
  phones: { main: '02 5550 5260', sales: '02 5550 5261', service: '0491 570 159' },
  overrides: {
    justArrivedDays: 14,
    features: { _type: 'featureSwitches', suzukiModelPaths: true, optInUnticked: true },
  },
  announcement: {
    emphasis: 'Jimny weekend.',
    text: 'Drive the hill behind the yard with one of us beside you.',
    link: ['Book a drive', '/book-test-drive'],
  },
  tiles: [
    [
      'park',
      {
        title: 'Parks where others circle',
        text: 'Take a Swift to the shops on Saturday. Bring it back on Monday.',
        link: ['Choose a time', '/book-test-drive'],
        image: picture('city/front-three-quarter/yellow', 'A small yellow car'),
      },
    ],
    [
      'jimny',
      {
        title: 'Up the hill behind the yard',
        text: 'Low range, a steep track and one of us beside you.',
        link: ['Book the hill', '/book-test-drive'],
        image: picture('suv/front-three-quarter-right/green', 'A dark green SUV'),
      },
    ],
    [
      'sell',
      {
        title: 'Swap the keys',
        text: 'Your car for ours, with the sums on one page.',
        link: ['Value my car', '/trade-in'],
        image: picture('hatch/rear-three-quarter/red', 'A red hatch from behind'),
      },
    ],
  ],
  banner: hilltopBanner,
  locations: [
    {
      key: 'castle-hill',
      stockLocation: 'Castle Hill',
      name: 'Hilltop Suzuki',
      street: '18 Victoria Avenue',
      latitude: -33.7281,
      longitude: 150.9769,
      week: weekdayTrade,
      licence: 'MD 061934',
      repairer: 'MVRL 51883',
      image: picture('places/small-cars.avif', 'Small cars in a row'),
    },
  ],
  pages: [
    homePage({
      title: 'Suzuki in Castle Hill',
      description:
        'New, demonstrator and used Suzuki in Sydney’s Hills district, each with its price and a straight answer.',
      banner: hilltopBanner,
      blocks: [
        priceSlider('Search by price'),
        modelTiles('The Suzuki range', { limit: 8, linkLabel: 'All models', linkHref: '/models' }),
        richText(
          'Cheerful by design',
          'Little cars with good manners: low running costs, honest prices and a workshop that remembers your name.',
        ),
        latestStock('Latest stock', { limit: 8 }),
        reviews({
          choice: 'chosen',
          reviews: references('review-hilltop-suzuki-2', 'review-hilltop-suzuki-1', 'review-hilltop-suzuki-4'),
        }),
        siteTiles(),
        homePlaces('Up in Castle Hill'),
      ],
    }),
    ...hilltopPages,
    ...hilltopOwnerPages,
    ...hilltopLegalPages,
  ],
  posts: hilltopPosts,
};
