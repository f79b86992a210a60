import type { PageText } from '@/demo/content/page-text.ts';
import { formId } from '../dealer-forms.ts';
import {
  brandTiles,
  budgetSearch,
  financeCalculator,
  latestStock,
  pictured,
  richText,
  runningOffers,
  siteTiles,
  statsBanner,
  threeWays,
} from '../demo-blocks.ts';
import { weakReference } from '../demo-document.ts';
import { picture } from '../demo-pictures.ts';
import { careerForm, enquiryForm, serviceBooking } from '../form-blocks.ts';
import { groupFigures } from '../group-figures.ts';
import { accordion, faq, gallery, latestPosts, logoTiles, tabs } from '../story-blocks.ts';
import { meridianBrandPages } from './meridian-brand-pages.ts';
import { meridianLeisurePages } from './meridian-leisure-pages.ts';

const aboutUs: PageText = {
  path: '/about-us',
  title: 'The group',
  description: 'Dealers in four states who kept their names, and what they do together.',
  blocks: [
    statsBanner('Meridian today', ...groupFigures, ['4', 'states']),
    pictured(
      picture('places/showroom-2.avif', 'A showroom with cars on a pale floor'),
      'Thirty years of buying good dealers and leaving them alone',
      'Jean and Tom Kessler bought one yard in Dandenong South in 1994 and the one beside it two years later. The rule since then: a dealer that joins keeps its name, its people and its coffee machine.',
      'So not all of us have Meridian over the door: Ranges Volkswagen, Northgate Hyundai and Hilltop Suzuki kept their own signs. [These are the places with ours](/locations).',
      'What we share is dull and useful. One stock list, so that a car in Gepps Cross can be yours in Castle Hill. One lender desk. One apprentice school.',
    ),
    tabs(
      'How a car crosses the country',
      [
        'You find it',
        picture('suv7/side/white', 'A white seven-seat SUV from the side'),
        'On this site, at any of our dealers. The one nearest you calls the one that has it.',
      ],
      [
        'We look',
        picture('suv7/front-detail/white', 'The headlight of a white SUV'),
        'A video of the car, cold start and under the bonnet, the same day. You decide on what you see.',
      ],
      [
        'It travels',
        picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
        'By truck, four to nine days. You pay nothing until you have driven it at your end.',
      ],
    ),
    brandTiles('Some that we sell and service'),
    latestPosts('Group news'),
    enquiryForm({ form: weakReference(formId('meridian-group', 'dealers')) }),
  ],
};

const service: PageText = {
  path: '/service',
  title: 'Service across the group',
  description: 'Which Meridian workshop looks after which make, from Dandenong South to Rocklea.',
  blocks: [
    accordion(
      'Find your workshop',
      [
        'Dandenong South',
        'Cars, caravans, motorcycles',
        'Twenty-two hoists, a pad weigher, a gas fitter and the apprentice school.',
      ],
      ['Rocklea', 'Cars, caravans', 'Nine hoists on Ipswich Road. GVM upgrades and canopies.'],
      ['Wollongong', 'Cars', 'Four hoists in Crown Street, and the parts counter beside them.'],
      ['Ferntree Gully', 'Volkswagen', 'Ranges Volkswagen, in Rose Street.'],
      ['Gepps Cross', 'Hyundai', 'Northgate, from half past seven.'],
      ['Castle Hill', 'Suzuki', 'Hilltop. Ring Dot and she picks you up.'],
    ),
    serviceBooking({
      text: 'Choose one of Meridian’s own workshops, and an adviser calls you. Ranges, Northgate and Hilltop take bookings on their own websites.',
    }),
    richText(
      'Wherever you bought it',
      'One record follows the car. Have it serviced on holidays in Rocklea and your adviser at home sees what was done.',
    ),
    runningOffers('Service offers', { category: 'Service offer' }),
  ],
};

const finance: PageText = {
  path: '/finance',
  title: 'Group finance',
  description: 'One lender desk for cars, caravans and motorcycles: estimate, then apply once.',
  blocks: [
    financeCalculator({ heading: 'Car, caravan or both' }),
    faq(
      'One desk, four states',
      [
        'Why one application?',
        'Each one is marked on your credit file. We ask one lender first and only try another with your okay.',
      ],
      [
        'Longer terms for caravans?',
        'Up to seven years with some lenders. The longer it is, the more of it is interest.',
      ],
      [
        'Who regulates you?',
        'ASIC. Whose credit licence we work under, and where you can complain, is on the first page you get from us.',
      ],
    ),
    budgetSearch({ heading: 'What is in reach', noun: 'vehicle' }),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'On across the group',
  description: 'What our dealers have marked down, in all four states.',
  blocks: [
    siteTiles('This month'),
    latestStock('Demonstrators', { carTypes: ['demo'], linkLabel: 'All demo cars', linkHref: '/search/demo-cars' }),
    latestStock('Caravans', { bodies: ['Caravan'], linkLabel: 'All caravans', linkHref: '/caravans' }),
    runningOffers('Offers'),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Careers at Meridian',
  description: 'An apprentice school, six trades and a way to move state without leaving.',
  blocks: [
    statsBanner('This year', ['61', 'apprentices'], ['19', 'moved state'], ['8 of 10', 'managers from within']),
    tabs(
      'Where you could begin',
      [
        'Workshop',
        picture('places/bay-green.avif', 'A grey wagon in the service bay'),
        'Light vehicle, motorcycle, caravan, auto electrical. School is in Dandenong South, in blocks, with accommodation paid for.',
      ],
      [
        'Showroom',
        picture('places/showroom-1.avif', 'A bright showroom with cars on a pale floor'),
        'Six weeks beside somebody good, on full pay, before you have a target.',
      ],
      [
        'Office',
        picture('places/front-hall.avif', 'Seven cars of all shapes in a bright hall'),
        'Accounts, marketing, and the four people who keep this website honest.',
      ],
    ),
    faq(
      'Moving between dealers',
      ['Do I start again?', 'No. Your leave, long service and super come with you.'],
      ['Who helps with the move?', 'We pay the truck. You pack the plants.'],
    ),
    logoTiles(
      'We train with',
      ['Yarra Valley Institute of TAFE', 'Blocks and assessments'],
      ['Women on Hoists', 'Twelve mentors'],
      ['Second Gear', 'Places for people starting over'],
    ),
    careerForm('Write to the group', 'Say which state you live in. The nearest dealer answers.'),
  ],
};

const rental: PageText = {
  path: '/meridian-rental',
  title: 'Meridian Rental',
  description: 'Cars, vans and utes by the day from Dandenong South and Rocklea.',
  blocks: [
    pictured(
      picture('ute/front-three-quarter/white', 'A white dual-cab ute'),
      'The ute for Saturday, the van for the move',
      'Three hundred vehicles, none older than two years, because after that we sell them. Unlimited kilometres inside the state, and the excess is on the first page of the contract.',
      '- Vans with trolleys and blankets.',
      '- Utes with tow bars. Bring your own trailer; we check the lights with you.',
      '- Eight-seaters for weddings and footy.',
    ),
    latestStock('Or keep one for good', {
      carTypes: ['used'],
      bodies: ['Ute', 'Van'],
      linkLabel: 'All used utes and vans',
      linkHref: '/search/used-cars?body=Ute&body=Van',
    }),
  ],
};

const tyres: PageText = {
  path: '/meridian-tyres',
  title: 'Meridian Tyres',
  description: 'Tyres, alignments and caravan wheels, fitted while you wait.',
  blocks: [
    gallery(
      'What we put them on',
      [picture('ute/front-detail/white', 'The front wheel of a white ute'), 'Utes'],
      [picture('caravan/front-three-quarter/blue', 'A twin-axle family caravan'), 'Caravans. Illustrative picture'],
      [picture('adventure/front-three-quarter/beige', 'An adventure motorcycle'), 'Motorcycles. Illustrative picture'],
    ),
    accordion(
      'Before you buy four',
      [
        'Age',
        'Read the last four digits',
        'Week and year. Over six years old on a caravan, replace them however deep the tread is.',
      ],
      ['Load', 'The number after the size', 'Vans are heavy and sit still. Go one up.'],
      ['Alignment', 'Every second set', 'A car that pulls left eats a tyre in 10,000 km.'],
    ),
    threeWays(
      'Book or ask',
      [
        'While it is in for service',
        'One visit.',
        ['Service', '/service'],
        picture('hatch/front-detail/silver', 'The headlight of a silver hatch'),
      ],
      [
        'Just tyres',
        'Drop in before noon.',
        ['Where we are', '/contact-us'],
        picture('suv/front-detail/white', 'The headlight of a white SUV'),
      ],
      [
        'Going away?',
        'Caravan weights and wheels.',
        ['Caravans', '/caravans'],
        picture('caravan/side/green', 'A touring caravan from the side'),
      ],
    ),
  ],
};

export const meridianPages: readonly PageText[] = [
  aboutUs,
  service,
  finance,
  offers,
  careers,
  rental,
  tyres,
  ...meridianBrandPages,
  ...meridianLeisurePages,
];
