import type { PageText } from '@/demo/content/page-text.ts';
import {
  facetTiles,
  financeCalculator,
  latestStock,
  modelTiles,
  pictured,
  priceSlider,
  promotionSlider,
  richText,
  runningOffers,
  siteTiles,
  threeWays,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { careerForm, serviceBooking } from '../form-blocks.ts';
import { accordion, faq, latestPosts, tabs } from '../story-blocks.ts';

const aboutUs: PageText = {
  path: '/about-us',
  title: 'About Northgate Hyundai',
  description: 'A family showroom on Main North Road with a play corner, a prayer room and nine languages at the desk.',
  blocks: [
    pictured(
      picture('places/hall-sky.avif', 'Two SUVs and a teal hatch by tall windows'),
      'Nine languages, one price list',
      'Gepps Cross is where people who came to Adelaide from somewhere else buy their first new car. We hired the way the suburb looks, so ask for Vietnamese, Punjabi, Arabic, Dari, Italian, Greek, Mandarin, Tagalog or plain English.',
      'Car buying is a family decision here: grandmother chooses the colour. There are chairs for everyone, and juice.',
    ),
    tabs(
      'Plan a visit',
      [
        'With children',
        picture('suv7/front-three-quarter/white', 'A white seven-seat SUV'),
        'The play corner is in sight of every desk. Bring your own seats: we fit them in the car you are looking at, and show you which buckle goes where.',
      ],
      [
        'With grandparents',
        picture('mover/side/silver', 'A silver people mover from the side'),
        'Measure hips and knees: a Staria’s door sill is 41 cm high, and a Palisade’s running board helps more than you would think. There is a step to borrow.',
      ],
      [
        'With questions',
        picture('hatch/front-detail/teal', 'The headlight of a teal hatch'),
        'Charging, home chargers, solar: Saturday mornings, no booking, no slides.',
      ],
    ),
    latestPosts('Answers we wrote down'),
  ],
};

const service: PageText = {
  path: '/service',
  title: 'Hyundai service in Gepps Cross',
  description: 'Hyundai servicing from 7:30, fixed prices by kilometre, and a bay for electric cars.',
  blocks: [
    faq(
      'Start with the answer',
      [
        'What will it cost?',
        'Your logbook service has a fixed price. It is printed in the app and on the wall behind the desk, and they agree.',
      ],
      ['How long will it take?', 'Ninety minutes for most. Two and a half hours for the fourth and the eighth.'],
      ['Can I wait?', 'Yes: prayer room, desk with power, play corner, food next door.'],
      [
        'Will you find something else?',
        'We may. You get a video of it from the technician, with the price, and press yes or no.',
      ],
    ),
    serviceBooking({
      text: 'Your number plate is enough: we look up what is due and call with the price before we book anything.',
    }),
    accordion(
      'Electric and hybrid',
      [
        'IONIQ and Kona Electric',
        'Fewer parts, more software',
        'Coolant, brake fluid, cabin filter, and a battery report to keep with the car’s papers.',
      ],
      [
        'Home chargers',
        'Quoted after a visit',
        'A licensed electrician from Pooraka looks at your switchboard first. Some houses only need a power point.',
      ],
    ),
    runningOffers('Service offers', { category: 'Service offer' }),
  ],
};

const finance: PageText = {
  path: '/finance',
  title: 'Finance at Northgate Hyundai',
  description: 'Weekly, fortnightly or monthly: what a Hyundai costs, and help with the form in your language.',
  blocks: [
    financeCalculator({ heading: 'Weekly, fortnightly, monthly' }),
    richText(
      'New to Australia?',
      'A short credit history is not a bad one. Lenders look at your visa, your work and your rent. Bring the letter from your employer and three months of statements, and we tell you before you apply what each lender asks for.',
      '- Temporary visa: the term ends before the visa does.',
      '- First job here: some lenders ask for three months in it first.',
      '- No loan we know suits you? We say so.',
    ),
    faq(
      'About the estimate',
      ['Is it an offer?', 'No. It is arithmetic with our lender’s standing rate. The lender decides when you apply.'],
      ['Can my brother sign too?', 'Yes. Then both of you owe all of it, so talk first.'],
    ),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'Offers in Gepps Cross',
  description: 'Hyundai offers and drive away prices in Adelaide’s north.',
  blocks: [
    promotionSlider,
    runningOffers('Offers'),
    priceSlider('From this much to that much'),
    facetTiles('In stock by body', { attribute: 'body', limit: 6 }),
    siteTiles('More'),
  ],
};

const models: PageText = {
  path: '/models',
  title: 'Hyundai models',
  description: 'Hyundai hatches, SUVs, people movers and electric cars, with drive away prices for South Australia.',
  blocks: [
    modelTiles('Two rows, three rows, no petrol'),
    tabs(
      'Which one fits whom',
      [
        'Five seats',
        picture('suv/front-three-quarter/white', 'A white SUV'),
        'Kona for the city and one pram. Tucson when the pram has company: three child seats go across its back seat, if you choose the narrow ones.',
      ],
      [
        'Seven and eight',
        picture('suv7/front-three-quarter/teal', 'A teal seven-seat SUV'),
        'Santa Fe has a third row for children, Staria one for uncles. Bring the uncles.',
      ],
      [
        'Electric',
        picture('hatch/front-three-quarter/white', 'A white hatch'),
        'IONIQ 5 goes from here to Port Lincoln on two stops. Ask to see the route on the screen before you believe us.',
      ],
    ),
    threeWays(
      'Next',
      [
        'Try the third row',
        'It is up and waiting.',
        ['Book a drive', '/book-test-drive'],
        picture('suv7/rear-three-quarter/blue', 'A blue seven-seat SUV from behind'),
      ],
      [
        'What is mine worth?',
        'In writing, in one visit.',
        ['Value my car', '/trade-in'],
        picture('sedan/front-three-quarter/silver', 'A silver sedan'),
      ],
      [
        'What would it cost?',
        'By the week, with the rate.',
        ['Calculate', '/finance'],
        picture('suv/front-three-quarter/green', 'A dark green SUV'),
      ],
    ),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Work at Northgate',
  description: 'Sales, service and apprenticeships in Gepps Cross, part of Meridian Motor Group.',
  blocks: [
    pictured(
      picture('places/hall-sky.avif', 'Two SUVs and a teal hatch by tall windows'),
      'Speak something else as well?',
      'We pay an allowance for every language you sell or serve in. The test is whether your aunt would understand you.',
      '- Sales, two places, full training given.',
      '- Pre-delivery technician.',
      '- Apprentices: we take four a year, and half of the last eight are women.',
    ),
    latestStock('What you would be selling', { limit: 4 }),
    careerForm('Apply in any language', 'Write as you speak. Somebody here reads it.'),
  ],
};

export const northgatePages: readonly PageText[] = [aboutUs, service, finance, offers, models, careers];
