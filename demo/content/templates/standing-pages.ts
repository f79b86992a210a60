import type { PageText } from '@/demo/content/page-text.ts';
import {
  featureBanner,
  financeCalculator,
  financeEstimate,
  latestStock,
  modelTiles,
  priceSlider,
  promotionSlider,
  richText,
  runningOffers,
  siteTiles,
} from '../demo-blocks.ts';
import { serviceBooking, testDrive, tradeIn, valuation } from '../form-blocks.ts';
import { faq, warranty } from '../story-blocks.ts';
import { legalPages } from './legal-pages.ts';
import { ownerPages } from './owner-pages.ts';

/** Pages that every site of a template has from the first day; a dealer may put its own in their place. */
export const standingPages: readonly PageText[] = [
  {
    path: '/finance',
    title: 'Car finance',
    description: 'Estimate your repayments with the rate and the comparison rate beside them, then talk to us.',
    blocks: [
      financeCalculator({
        heading: 'What it costs, line by line',
        text: 'Move any slider. Every figure is worked out again from the same loan, to the cent.',
        ctaLabel: 'Get Finance Now',
        ctaHref: '/contact-us',
      }),
      financeEstimate({ heading: 'An example' }),
      richText(
        'How it works',
        'Choose an amount, a deposit and a term. The estimate uses our lender’s standing rate and shows the comparison rate beside it.',
        '- Bring your licence and two payslips: lenders often answer the same day.',
        '- You can pay out your loan early: ask what the lender charges for it.',
        '- Have a trade-in? Its value counts as your deposit.',
        'Every figure is an estimate until the lender has looked at your application.',
      ),
    ],
  },
  {
    path: '/special-offers',
    title: 'Special offers',
    description: 'Current offers at our dealership and when they end.',
    blocks: [
      promotionSlider,
      runningOffers('Special offers', { linkLabel: 'Search all offers', linkHref: '/offers' }),
      siteTiles('Also on'),
      priceSlider('What would you like to spend?'),
      latestStock('Ready to drive away'),
      featureBanner,
    ],
  },
  {
    path: '/book-test-drive',
    title: 'Book a test drive',
    description: 'Choose a showroom, a day and a time. The car is fuelled and waiting when you arrive.',
    blocks: [
      testDrive({
        heading: 'Book a test drive',
        text: 'Pick a day and a time, or leave both open and we will call. Bring your licence; the car is fuelled and out the front when you arrive.',
      }),
      faq(
        'Before you drive',
        ['What do I bring?', 'A full or provisional Australian licence, or your overseas licence with a passport.'],
        [
          'How long is a drive?',
          'Half an hour is usual. If you want to try your driveway, the school run or a trailer, say so and we will plan for it.',
        ],
        ['Can I bring someone?', 'Please do. A child seat too, if one comes along every day.'],
      ),
    ],
  },
  {
    path: '/sell-your-car',
    title: 'Sell your car',
    description: 'Tell us about your car and hear what we would pay for it, whether or not you buy one from us.',
    blocks: [
      valuation({
        heading: 'What is my car worth?',
        text: 'Answer a few questions and our valuer comes back to you with a figure, or tells you what else has to be looked at.',
      }),
      richText(
        'How selling to us works',
        'A figure by phone or email is an estimate. It becomes a price once we have driven the car and checked its papers.',
        '- We pay by bank transfer before you hand over the keys.',
        '- Still owing on it? We settle with your lender and pay you the rest.',
        '- No purchase needed, and no fee if you change your mind.',
      ),
    ],
  },
  {
    path: '/trade-in',
    title: 'Value my trade-in',
    description: 'A written price for your car in one visit, whatever its make.',
    blocks: [
      tradeIn({
        heading: 'Trade in your car',
        text: 'Tell us about the car, then about yourself. Our valuer calls with an estimate; the written price follows when we have seen it.',
      }),
      richText(
        'A written price in one visit',
        'Bring the car, its service book and the spare key. We look it over while you wait and write down what we pay for it.',
        '- Any make, running or not.',
        '- The price holds for seven days.',
        '- Still owing on it? We settle with your lender and pay you the rest.',
      ),
    ],
  },
  {
    path: '/service',
    title: 'Service and parts',
    description: 'Book a service with technicians who know your car.',
    blocks: [
      richText(
        'Looked after by people who know your car',
        'Our technicians work with the maker’s own tools and parts, and call you before anything costs more than agreed.',
        '- Loan cars on weekdays, please ask when you book.',
        '- A message when the car is ready, with what was done.',
        '- Parts and accessories over the counter.',
      ),
      serviceBooking({ text: 'Tell us about the car and when it suits. We call to confirm the time and the price.' }),
    ],
  },
  {
    path: '/warranty',
    title: 'Warranty',
    description: 'What is covered, for how long, and how to claim.',
    blocks: [
      warranty(
        'Covered for years',
        'The cover a car has is on its page. Ask us for the booklet: it is shorter than you think.',
        [
          3,
          'Used cars',
          'Standard with our used cars',
          'Engine, gearbox and cooling',
          'Claims at any qualified workshop',
        ],
        [
          5,
          'Mechanical protection',
          'For used cars, if you like',
          'Electrics, steering and air conditioning',
          'Roadside help',
        ],
        [7, 'New cars', 'The maker’s own, five or seven years by model', 'At any of its dealers in Australia'],
      ),
      faq(
        'Questions about cover',
        ['How do I claim?', 'Call our service desk. We tell you what is covered before anything is taken apart.'],
        ['Must I service the car with you?', 'No. Service it on time at a qualified workshop and keep the receipts.'],
      ),
    ],
  },
  {
    path: '/about-us',
    title: 'About us',
    description: 'Who we are, and how we like to do business.',
    blocks: [
      richText(
        'About us',
        'We sell cars the way we like to buy them: the price is on the page, the history is on the table, and nobody hurries you.',
        'Drop in for a look, a drive or a coffee. Our doors and our hours are at the foot of every page.',
      ),
    ],
  },
  ...ownerPages,
  ...legalPages,
];

/** Of sites that sell the range of one maker. */
export const modelsPage: PageText = {
  path: '/models',
  title: 'All models',
  description: 'Every model that we sell, and what is coming.',
  blocks: [modelTiles('All models', { linkLabel: 'Find a model', linkHref: '/models/search' }), featureBanner],
};
