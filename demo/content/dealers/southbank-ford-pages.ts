import type { PageText } from '@/demo/content/page-text.ts';
import { formId } from '../dealer-forms.ts';
import {
  budgetSearch,
  financeCalculator,
  latestStock,
  pictured,
  priceSlider,
  promotionSlider,
  runningOffers,
  siteTiles,
  threeWays,
} from '../demo-blocks.ts';
import { weakReference } from '../demo-document.ts';
import { picture } from '../demo-pictures.ts';
import { careerForm, enquiryForm, serviceBooking } from '../form-blocks.ts';
import { accordion, faq, gallery, latestPosts, logoTiles, paymentStrip, tabs } from '../story-blocks.ts';

const aboutUs: PageText = {
  path: '/about-us',
  title: 'About Southbank Ford',
  description: 'Forty years of selling and fixing Fords south of the Yarra, told by the family that does it.',
  blocks: [
    pictured(
      picture('places/front-hall.avif', 'Seven cars of all shapes in a bright hall'),
      'Since 1984, and still on City Road',
      'Ron Haddad opened with a shed, two hoists and a lease nobody else wanted. His daughter Leila runs the place now. The shed is the parts store, the hoists have been replaced three times, and Ron comes in on Fridays to tell the apprentices how it used to be done.',
      'We are a city dealer, which means trades vans before seven, lawyers at lunch and families on Saturday. Docklands opened in 2011 because the workshop had run out of street.',
    ),
    gallery(
      'Come past',
      [picture('places/showroom-1.avif', 'A bright showroom with cars on a pale floor'), 'City Road, the sales floor'],
      [picture('places/ute-yard.avif', 'Four utes in a row'), 'Lorimer Street: Rangers, mostly'],
      [
        picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
        'Handover takes an hour. Bring the kids',
      ],
    ),
    logoTiles(
      'Things we turn up for',
      ['Southbank Food Relief', 'A Transit every Tuesday since 2015'],
      ['Yarra Rowing Juniors', 'Tow car and trailer'],
      ['Eleven apprentices', 'Certificate III, in the workshop today'],
      ['Metro Dealer of the Year', '2022, service'],
    ),
    latestPosts('From the yard'),
  ],
};

const service: PageText = {
  path: '/service',
  title: 'Ford service in Docklands',
  description: 'Drop off from 7 am, a loan car on weekdays, and a call with a price before anything extra is done.',
  blocks: [
    pictured(
      picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
      'In by seven, at your desk by half past',
      'The workshop is at 90 Lorimer Street. The free tram stops at the corner, and there is a rack of loan bicycles that gets more use than the loan cars.',
      'Your adviser calls before ten with what we found. If it is more than you booked, you hear the price first and decide. The car is washed either way.',
    ),
    serviceBooking({ text: 'Leave it at Lorimer Street on your way to work. Choose a day, or let us suggest one.' }),
    tabs(
      'What to book',
      [
        'Scheduled',
        picture('ute/side/white', 'A white dual-cab ute from the side'),
        'Every 12 months or 15,000 km, diesel and petrol alike. Oil, filters, software and a written report with tyre depths and brake measurements.',
      ],
      [
        'Tow and load',
        picture('ute/rear-three-quarter/orange', 'An orange dual-cab ute from behind'),
        'Tow bars, brake controllers and GVM upgrades fitted by the people who certify them. Bring the trailer: we set the lights up with it hitched.',
      ],
      [
        'Vans and fleets',
        picture('van/front-three-quarter/silver', 'A silver delivery van'),
        'Night servicing for Transit on weekdays. In after your last drop, back before your first.',
      ],
    ),
    runningOffers('Service offers', { category: 'Service offer' }),
    faq(
      'What people ask at the counter',
      ['Is there parking?', 'Ten bays at the door. If they are full, leave it on the apron with the keys in the box.'],
      [
        'Do I keep my warranty if I service elsewhere?',
        'Yes, if the work follows the logbook and the parts are fit for it. Keep the invoices.',
      ],
      ['Can I watch?', 'There is a window onto bays one to four, and the coffee beside it is free.'],
    ),
  ],
};

const finance: PageText = {
  path: '/finance',
  title: 'Finance at Southbank Ford',
  description: 'Work out the repayment yourself, then sit down with one of our two finance people, or do it by phone.',
  blocks: [
    financeCalculator({
      heading: 'Start with what you want to pay',
      ctaLabel: 'Get Finance Now',
      ctaHref: '/contact-us',
    }),
    accordion(
      'Which kind suits',
      [
        'Consumer loan',
        'You own the car from the first day',
        'Fixed repayments, and the lender holds security over the car until the last one. You can pay it out early; ask us what the lender charges for that before you sign.',
      ],
      [
        'Chattel mortgage',
        'For an ABN that claims GST',
        'The business owns the ute and may claim the interest and depreciation. Your accountant decides whether it is worth it, not us.',
      ],
      [
        'Novated lease',
        'Through your employer',
        'Repayments and running costs come out of your pay. We work with any provider and deliver to the office.',
      ],
    ),
    budgetSearch({ heading: 'Or see what your figure buys' }),
  ],
};

const fleet: PageText = {
  path: '/fleet',
  title: 'Fleet and business',
  description: 'One person for your vans and utes, fit-outs done before delivery, and servicing outside your hours.',
  blocks: [
    pictured(
      picture('van/front-three-quarter/silver', 'A silver delivery van'),
      'One number for every vehicle you run',
      'Marcus and Thuy look after everyone with two vehicles or more, from a florist on Clarendon Street to a council with ninety. You get their mobiles, a price list that holds for a year, and a car to drive while yours is in.',
      '- Racks, drawers, bulkheads and beacons fitted before you collect.',
      '- Signwriting files kept, so the next van matches the last.',
      '- Quarterly report: kilometres, due dates, what each vehicle costs.',
    ),
    latestStock('Vans on the ground', {
      bodies: ['Van'],
      linkLabel: 'All vans',
      linkHref: '/search/new-used-and-demo-cars?body=van',
    }),
    threeWays(
      'Where to from here',
      [
        'Send us your list',
        'What you run and what is due to go.',
        ['Contact fleet', '/contact-us'],
        picture('van/side/white', 'A white delivery van from the side'),
      ],
      [
        'Book the vans in',
        'Night shifts on weekdays.',
        ['Book a service', '/service'],
        picture('van/rear-three-quarter/silver', 'A silver delivery van from behind'),
      ],
      [
        'Sell the old ones',
        'One valuer, one visit, the lot.',
        ['Value my vehicles', '/trade-in'],
        picture('ute/front-three-quarter/white', 'A white dual-cab ute'),
      ],
    ),
    paymentStrip(),
    enquiryForm({ anchor: 'fleet', form: weakReference(formId('southbank-ford', 'fleet')) }),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Work at Southbank Ford',
  description: 'Jobs in the Docklands workshop and on the City Road floor, with the pay in the ad.',
  blocks: [
    pictured(
      picture('ute/front-detail/grey', 'The front wheel and headlight of a grey ute'),
      'We print the pay',
      'A job ad without a wage wastes two people’s afternoons. Ours say what the job pays, and everyone who does the same work gets it.',
      '## Open now',
      '- Diesel technician, Docklands, four ten-hour days.',
      '- First-year apprentice, two places, start in January.',
      '- Weekend host, City Road, no commission, no sales targets.',
      'Ring the showroom and ask for Leila, or leave your résumé at either counter.',
    ),
    faq(
      'How we work',
      ['Tools?', 'Apprentices get a kit that is theirs on the day they qualify.'],
      ['Saturdays?', 'One in three, and a weekday off instead.'],
    ),
    careerForm('Write to Leila', 'Tell her which job, and what you do now. She reads them on Mondays.'),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'Offers at Southbank Ford',
  description: 'Demonstrators, factory offers and what the stocktake turned up, at City Road and in Docklands.',
  blocks: [
    promotionSlider,
    runningOffers('On at City Road and Lorimer Street'),
    priceSlider('What would you like to spend?'),
    latestStock('Demonstrators in Southbank and Docklands', {
      carTypes: ['demo'],
      linkLabel: 'All demo cars',
      linkHref: '/search/demo-cars',
    }),
    siteTiles('While you are at it'),
  ],
};

export const southbankPages: readonly PageText[] = [aboutUs, service, finance, offers, fleet, careers];
