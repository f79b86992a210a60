import type { PageText } from '@/demo/content/page-text.ts';
import {
  bodyTypes,
  facetTiles,
  financeCalculator,
  financeEstimate,
  latestStock,
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
import { accordion, faq, paymentStrip, tabs } from '../story-blocks.ts';

const sevenDaySwap: PageText = {
  path: '/seven-day-swap',
  title: 'Seven days to swap',
  description: 'Bring the car back within a week and 500 km and choose another. What counts, and how to do it.',
  blocks: [
    pictured(
      picture('wagon/front-three-quarter/green', 'A dark green wagon'),
      'You will know by Wednesday',
      'A test drive takes twenty minutes. Finding out that the pram only goes in sideways, or that the seat hurts on the Monash, takes three days. So you have seven.',
    ),
    accordion(
      'How a swap works',
      [
        'Ring the yard',
        'Any of the three',
        'Say that you would like to swap. You need no reason; if you have one, it helps us choose better the second time.',
      ],
      [
        'Bring it back',
        'Within seven days and 500 km of collecting it',
        'As you got it: both keys, the papers, nothing new on the panels. We look it over together, ten minutes.',
      ],
      [
        'Choose another',
        'From any yard',
        'If it is dearer, you pay the difference. If it is cheaper, we pay it back. The transfer fee is ours, once.',
      ],
    ),
    faq(
      'The fine print, in large print',
      ['Can I have my money instead?', 'Within 48 hours and 200 km, yes, all of it. After that it is a swap.'],
      [
        'And the cooling-off period?',
        'The law in Victoria gives you three clear business days on a car bought from a dealer, until you drive it home. That stands, whatever we say here; the 48 hours and the swap begin where it ends.',
      ],
      ['With finance?', 'The lender draws up a new contract. We sit with you until it is done.'],
    ),
    paymentStrip(),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'Price drops',
  description: 'Used cars whose price went down on Monday, and what comes with each of them.',
  blocks: [
    promotionSlider,
    priceSlider('Name your price'),
    latestStock('Cheapest first', {
      carTypes: ['used'],
      sort: 'price_ascending',
      linkLabel: 'All used cars',
      linkHref: '/search/used-cars',
    }),
    runningOffers('With every car'),
    siteTiles('Good to know'),
  ],
};

const service: PageText = {
  path: '/service',
  title: 'Servicing, any make',
  description: 'Logbook services for used cars in Moorabbin, whatever the make and wherever you bought them.',
  blocks: [
    pictured(
      picture('suv/front-detail/silver', 'The headlight of a silver SUV'),
      'We fix what we sell. And what we did not',
      'Our workshop in Moorabbin gets three thousand cars ready each year, of sixteen makes. There is little it has not seen.',
      'Bring the logbook. We stamp it, and the maker’s warranty, if there is any left, stays as it was.',
    ),
    serviceBooking({
      text: 'We service what we sell, and what others sold you. Tell us what the car is doing, and when you can spare it.',
    }),
    tabs(
      'Pick one',
      [
        'Basic',
        picture('hatch/front-detail/white', 'The headlight of a white hatch'),
        'Oil, filter, fluids, forty checks. For a car between two logbook services, or one you are about to sell.',
      ],
      [
        'Logbook',
        picture('wagon/front-detail/blue', 'The headlight of a blue wagon'),
        'Everything the manufacturer lists for that age and distance. We quote from your rego.',
      ],
      [
        'Roadworthy',
        picture('ute/rear-detail/white', 'The tail light of a white ute'),
        'The certificate that Victoria requires for a sale. If it fails, you have fourteen days to fix it, and we look again for free.',
      ],
    ),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Jobs at Cartown',
  description: 'Buyers, technicians, detailers and people to answer the phones in Moorabbin, Epping and Dandenong.',
  blocks: [
    richText(
      'No commission, no kidding',
      'Everyone in the yard earns the same day rate, so nobody runs to meet a customer and nobody hides from a hard question.',
      '- Buyer: you look at forty cars a day and say no to thirty.',
      '- Technician, Moorabbin: every make, no warranty paperwork.',
      '- Detailer, Epping: two places, mornings.',
    ),
    threeWays(
      'Pick a yard',
      [
        'Moorabbin',
        'Head office, workshop, small cars.',
        ['Contact', '/contact-us'],
        picture('places/yard-yellow.avif', 'Five used cars of all shapes in a row'),
      ],
      [
        'Epping',
        'Families and first cars.',
        ['Contact', '/contact-us'],
        picture('places/yard-green.avif', 'Four used cars by tall windows'),
      ],
      [
        'Dandenong',
        'Utes, vans, things that work.',
        ['Contact', '/contact-us'],
        picture('places/yard-rust.avif', 'A van and three utes in a row'),
      ],
    ),
    careerForm('Write to the yard', 'Which yard, which job, and when you could start.'),
  ],
};

const buying: PageText = {
  path: '/buying',
  title: 'How buying works',
  description: 'From the first look to the keys: seven steps, none of them a negotiation.',
  blocks: [
    pictured(
      picture('places/yard-green.avif', 'Four used cars by tall windows'),
      'Bring a friend, a mechanic or both',
      'Look for as long as you like. The inspection report is in the glovebox and the history check is on the car’s page; read them before you read us.',
      '- Drive it. Alone, if you leave your licence.',
      '- Decide. The price holds until we close.',
      '- Pay a deposit and we take it off the site.',
      '- We do the roadworthy, the transfer and the last clean.',
      '- You collect it, usually the day after.',
    ),
    bodyTypes('Hatch', 'SUV', 'Ute', 'Wagon'),
    facetTiles('By make', { carTypes: ['used'] }),
  ],
};

const finance: PageText = {
  path: '/finance',
  title: 'Used car finance',
  description:
    'What the car costs a week, with the rate and the comparison rate, and how a loan on a used car differs.',
  blocks: [
    financeEstimate({ heading: 'A car at twenty thousand', amount: 20000, ctaHref: '/apply-for-finance' }),
    faq(
      'A loan on a used car',
      [
        'Is the rate higher?',
        'Often a little, and it rises with the age of the car. Under seven years old is where most lenders are happiest.',
      ],
      [
        'How long may it run?',
        'Most lenders want it paid off before the car is twelve. A shorter loan costs more a week and less in all.',
      ],
      ['Can I use my credit union?', 'Please do, if it is cheaper. We hold the car for three days while they decide.'],
    ),
    financeCalculator({ heading: 'Your own figures', ctaHref: '/apply-for-finance' }),
  ],
};

export const cartownMorePages: readonly PageText[] = [sevenDaySwap, finance, offers, service, careers, buying];
