import type { PageText } from '@/demo/content/page-text.ts';
import {
  financeCalculator,
  financeEstimate,
  latestStock,
  modelTiles,
  pictured,
  richText,
  runningOffers,
  siteTiles,
  threeWays,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { careerForm, serviceBooking } from '../form-blocks.ts';
import { accordion, faq, gallery, latestPosts, logoTiles, tabs } from '../story-blocks.ts';

const aboutUs: PageText = {
  path: '/about-us',
  title: 'About Ranges Volkswagen',
  description: 'A Volkswagen showroom and a workshop at the foot of the Dandenongs, with a hill to try the brakes on.',
  blocks: [
    gallery(
      'Two buildings, one street apart',
      [
        picture('places/hall-navy.avif', 'A white hatch, a silver wagon and a blue SUV by tall windows'),
        'Burwood Highway: new cars and coffee',
      ],
      [picture('places/small-cars.avif', 'Small cars in a row'), 'Used Golfs and Polos behind'],
      [picture('places/bay-navy.avif', 'A white hatch in the service bay'), 'Rose Street: serviced, washed, waiting'],
    ),
    richText(
      'We live up the road',
      'Most of us drive down the hill to work. That is how we know which tyres let go on wet leaves at the Devil’s Elbow, why the tail of a hot hatch matters at twenty kilometres an hour, and what fog does to a camera.',
      'The showroom joined Meridian Motor Group in 2016. What changed was the payroll and the number of cars we can borrow. What did not: Karin runs sales, Petros runs the workshop, and both answer the phone.',
      'On the first Tuesday of the month the workshop stays open for Amarok night. Bring yours: we put it on the hoist, and someone explains what everything does.',
    ),
    logoTiles(
      'Neighbours we help',
      ['Glenfern Volunteer Firefighters', 'Servicing at cost'],
      ['Ferntree Gully Toy Library', 'Since 2018'],
      ['Hills Repair Café', 'Two of our technicians, monthly'],
    ),
    latestPosts('Notes from the hill'),
  ],
};

const service: PageText = {
  path: '/service',
  title: 'Volkswagen workshop in Ferntree Gully',
  description: 'Eight hoists in Rose Street: DSG, diesel, hybrid and electric, with the price agreed before we start.',
  blocks: [
    accordion(
      'What we look after',
      [
        'Logbook service',
        'Every 12 months or 15,000 km',
        'With the maker’s parts and the digital service record brought up to date, so the next owner sees it too.',
      ],
      [
        'DSG gearboxes',
        'Oil and filter by the book, clutch packs measured',
        'A gearbox that shudders at walking pace is usually an adaptation, not a gearbox. We try the free thing first.',
      ],
      [
        'Diesel Amarok',
        'Timing, particulate filter, tow gear',
        'If the filter keeps filling up, we look at how the car is driven before we sell you a new one.',
      ],
      [
        'ID. models',
        'High voltage work by three certified technicians',
        'Brake fluid, cooling and cabin filters, and a printout of the battery’s capacity.',
      ],
      [
        'Brakes for the hills',
        'Discs, pads and fluid',
        'Cars that come down the tourist road every day use their brakes up twice as fast. We measure and tell you how many months are left.',
      ],
    ),
    serviceBooking({
      text: 'Tell us what the dash says. Our advisers call back with a time, a price and, if you like, a loan car.',
    }),
    richText(
      'Bring it, leave it, walk to the lake',
      'The key box opens with a code that we text you. Lysterfield is twenty minutes by bus, Upper Ferntree Gully station is six on foot, and there are four loan Polos for whoever asks first.',
    ),
    faq(
      'Small things',
      ['Do you fit snow chains?', 'Yes, and we have you fit them once yourself before you leave.'],
      ['Second-hand import?', 'We do not work on grey imports: we cannot get the parts list.'],
    ),
    runningOffers('At the workshop now', { category: 'Service offer' }),
  ],
};

const finance: PageText = {
  path: '/finance',
  title: 'Volkswagen finance',
  description: 'A calculator with rate and comparison rate, and what we ask for when you apply.',
  blocks: [
    richText(
      'Slow is fine',
      'Take the figures home. A quote from us is good for seven days and nobody rings you on the sixth.',
    ),
    financeCalculator({ heading: 'Try a price, a deposit and a term' }),
    financeEstimate({
      heading: 'A Golf, worked out to the end',
      text: 'Ten per cent down, five years, and nothing left to pay after the last repayment.',
      amount: 45000,
    }),
    tabs(
      'When you apply',
      [
        'Bring',
        picture('hatch/side/silver', 'A silver hatch from the side'),
        '- Your licence',
        '- Two payslips, or a tax return if you work for yourself',
        '- A rates notice or lease with your address',
      ],
      [
        'Wait',
        picture('wagon/side/blue', 'A blue wagon from the side'),
        'Two to four hours on a weekday. If the lender wants to know more, we call you, not your employer.',
      ],
      [
        'Sign',
        picture('suv/side/silver', 'A silver SUV from the side'),
        'On paper or on your phone. Until the money is drawn you can still cancel the loan; ask the lender what that costs. How to end the sale is in [our terms](/terms-and-conditions).',
      ],
    ),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'Offers at Ranges Volkswagen',
  description: 'What costs less this month in Ferntree Gully, and why.',
  blocks: [
    richText(
      'Why is it cheaper?',
      'A car on this page has a reason: it is last year’s build, we drove it, or the maker pays part of it. The reason is on the card.',
    ),
    runningOffers('This month'),
    latestStock('Demonstrators from the hill run', {
      carTypes: ['demo'],
      linkLabel: 'All demo cars',
      linkHref: '/search/demo-cars',
    }),
    siteTiles('And'),
  ],
};

const models: PageText = {
  path: '/models',
  title: 'Volkswagen models',
  description: 'From T-Cross to Amarok: which Volkswagen fits where you live and what you carry.',
  blocks: [
    modelTiles('Ten to drive, two to wait for'),
    threeWays(
      'Not sure?',
      [
        'Steep driveway',
        'Golf or T-Cross: we have one, bring the bumper.',
        ['Book a drive', '/book-test-drive'],
        picture('hatch/front-three-quarter/white', 'A white hatch'),
      ],
      [
        'Two dogs and a pram',
        'Tiguan, with the back seat slid forward.',
        ['See SUVs', '/models?body=suv'],
        picture('suv/rear-three-quarter/grey', 'A grey SUV from behind'),
      ],
      [
        'Firewood and a float',
        'Amarok, and the tow ball rating in writing.',
        ['See utes', '/models?body=trucks'],
        picture('ute/rear-three-quarter/grey', 'A grey dual-cab ute from behind'),
      ],
    ),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Work in the hills',
  description: 'Apprenticeships and jobs at Ranges Volkswagen and across Meridian Motor Group.',
  blocks: [
    pictured(
      picture('places/bay-navy.avif', 'A white hatch in the service bay'),
      'Five minutes from home beats an hour on EastLink',
      'We are forty people, and half of us walk or ride to work. The workshop shuts at five and means it.',
      '- Volkswagen technician, or one who would like to become one: we pay for the training.',
      '- Service adviser, four days.',
      '- Saturday detailer, suits a student with a licence.',
      'Jobs at our sister dealers are pinned up beside the key box. Ask Petros.',
    ),
    careerForm('Tell Petros or Karin', 'A few lines will do. Say how you would get to work.'),
  ],
};

export const rangesPages: readonly PageText[] = [aboutUs, service, finance, offers, models, careers];
