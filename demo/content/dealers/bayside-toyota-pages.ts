import type { PageText } from '@/demo/content/page-text.ts';
import {
  financeCalculator,
  latestStock,
  modelTiles,
  pictured,
  promotionSlider,
  richText,
  runningOffers,
  siteTiles,
  statsBanner,
  threeWays,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { careerForm, enquiryForm, serviceBooking } from '../form-blocks.ts';
import { accordion, faq, gallery, latestPosts, logoTiles, tabs } from '../story-blocks.ts';

const aboutUs: PageText = {
  path: '/about-us',
  title: 'About Bayside Toyota',
  description: 'Open seven days in Brighton, with the cars we advertise standing on the floor.',
  blocks: [
    statsBanner('What is here today', ['7', 'days a week'], ['2', 'streets from the bay'], ['48', 'hours to handover']),
    pictured(
      picture('suv/front-three-quarter/silver', 'A silver SUV'),
      'A car you can see is worth two on a list',
      'For three years everybody sold order slips. We went the other way: we order what Brighton buys, pay for the floor space, and sell what is on it. If it has a price on this site you can sit in it.',
      'Sundays are for looking. We are open from ten, nobody signs anything unless they want to, and the bakery van comes past at eleven.',
    ),
    gallery(
      'The floor',
      [
        picture('places/hall-red.avif', 'A red hatch, a white SUV, a green ute and a silver sedan in a row'),
        'Nepean Highway',
      ],
      [picture('places/small-cars.avif', 'Small cars in a row'), 'Yaris to Corolla, by the window'],
      [
        picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
        'Handover: registered, full, explained',
      ],
    ),
    logoTiles(
      'Around Brighton',
      ['Half Moon Bay Juniors', 'Boat tow car'],
      ['Bayside U3A', 'Winter driving mornings'],
      ['Beach Box Clean-up', 'First Sunday in May'],
    ),
    latestPosts('From the front desk'),
  ],
};

const service: PageText = {
  path: '/service',
  title: 'Toyota service in Brighton',
  description: 'Express and full services from half past seven, with capped prices and a hybrid health check.',
  blocks: [
    tabs(
      'Pick your pace',
      [
        'One hour',
        picture('hatch/front-detail/red', 'The front wheel and headlight of a red hatch'),
        'Two technicians on one car. For services up to 60,000 km, by appointment on weekdays. Wait upstairs; you see your car from there.',
      ],
      [
        'Half a day',
        picture('suv/front-three-quarter/silver', 'A silver SUV'),
        'Leave it by eight, ring us after twelve. A loan RAV4 or a taxi card to the station.',
      ],
      [
        'While you are away',
        picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
        'Flying out of Moorabbin or Tullamarine? We keep it a week, serviced and washed, under a roof.',
      ],
    ),
    serviceBooking({
      text: 'Pick a morning. We ring back within the hour to confirm it, and tell you the capped price for your kilometres.',
    }),
    faq(
      'Hybrid owners ask',
      ['Does the big battery need servicing?', 'Its cooling filter does, once a year. Dog hair is the enemy.'],
      [
        'And the small one?',
        'The 12-volt battery lasts four to five years. We test it at each service: when it goes, the car will not start, big battery or not.',
      ],
      [
        'Do the brakes last longer?',
        'Often twice as long, because the motor does the slowing. We still take the wheels off and look.',
      ],
    ),
    runningOffers('At the service desk', { category: 'Service offer' }),
    threeWays(
      'Also at number 661',
      [
        'Parts counter',
        'Mats, racks, tow bars.',
        ['Parts and accessories', '/vehicle-parts-and-accessories'],
        picture('van/rear-three-quarter/white', 'A white van from behind'),
      ],
      [
        'Recall check',
        'Bring the VIN, it takes a minute.',
        ['Ask us', '/contact-us'],
        picture('sedan/front-detail/silver', 'The headlight of a silver sedan'),
      ],
      [
        'Trade it instead',
        'A price while it is on the hoist.',
        ['Value my car', '/trade-in'],
        picture('hatch/rear-three-quarter/red', 'A red hatch from behind'),
      ],
    ),
  ],
};

const finance: PageText = {
  path: '/finance',
  title: 'Toyota finance',
  description: 'Estimate a repayment, then choose between owning at the end, a balloon and a lease.',
  blocks: [
    accordion(
      'First decide how it ends',
      [
        'You own it',
        'Equal repayments, nothing at the end',
        'The simplest loan, and the least interest over its life.',
      ],
      [
        'You owe a balloon',
        'Smaller repayments, one large one',
        'Suits people whose income is uneven. Plan for the last payment from the first.',
      ],
      [
        'You hand it back',
        'A lease through your employer or business',
        'The car’s value on the day is somebody else’s worry, within the kilometres agreed.',
      ],
    ),
    financeCalculator({ heading: 'Then see what it costs' }),
    richText(
      'Bring to the appointment',
      '- Licence, both sides',
      '- Two payslips, or your last return',
      '- The payout letter, if there is a loan on your trade-in',
    ),
    enquiryForm({
      anchor: 'call-back',
      standard: 'call-back',
      heading: 'Rather talk it through?',
      text: 'Leave a number and a good time. Somebody who works out finance here every day calls you back.',
    }),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'Bayside offers',
  description: 'Offers on Toyotas that are on our floor in Brighton now.',
  blocks: [
    promotionSlider,
    latestStock('On the floor, ready this week', {
      carTypes: ['new'],
      linkLabel: 'All new cars',
      linkHref: '/search/new-cars',
    }),
    runningOffers('With something off'),
    siteTiles('Elsewhere in the building'),
  ],
};

const models: PageText = {
  path: '/models',
  title: 'Toyota models',
  description: 'The Toyota range in Brighton, with what is here and what is a hybrid.',
  blocks: [
    modelTiles('Thirteen to drive, one to wait for'),
    faq(
      'Hybrid or not?',
      ['Mostly short trips', 'Hybrid. It spends half of a Brighton day with the engine off.'],
      ['Mostly freeway', 'Either. The gap is small at a hundred; buy the trim you like.'],
      ['A boat on the back', 'Look at HiLux and the towing figures. We print them for the exact badge.'],
    ),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Careers in Brighton',
  description: 'Weekend, workshop and apprenticeship places at Bayside Toyota.',
  blocks: [
    pictured(
      picture('places/hall-red.avif', 'A red hatch, a white SUV, a green ute and a silver sedan in a row'),
      'Open Sundays means two weekdays off',
      'We roster five days in seven, published six weeks ahead. Students take Sundays, parents take school hours, and it works out.',
      '- Sunday hosts, from sixteen years of age.',
      '- Hybrid technician, level two or three.',
      '- Delivery specialist: you love explaining buttons.',
    ),
    faq(
      'The day itself',
      [
        'When does it begin?',
        'At a quarter past eight on weekdays, a quarter to ten on Sundays. The bakery van is at eleven.',
      ],
      ['What do I wear?', 'What you would wear to lunch with your in-laws. The workshop has laundered overalls.'],
      ['What does a Sunday pay?', 'What the award says, and a day off the week after.'],
    ),
    careerForm('Tell us your days', 'Which days suit you, and from when.'),
  ],
};

export const baysidePages: readonly PageText[] = [aboutUs, service, finance, offers, models, careers];
