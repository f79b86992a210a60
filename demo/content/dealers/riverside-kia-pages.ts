import type { PageText } from '@/demo/content/page-text.ts';
import {
  latestStock,
  modelTiles,
  pictured,
  priceSlider,
  richText,
  runningOffers,
  siteTiles,
  statsBanner,
  threeWays,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { careerForm, enquiryForm, serviceBooking } from '../form-blocks.ts';
import { accordion, faq, gallery, latestPosts, tabs } from '../story-blocks.ts';

const aboutUs: PageText = {
  path: '/about-us',
  title: 'About Riverside Kia',
  description: 'An owner-run Kia dealer in Victoria Park that writes one price on every car.',
  blocks: [
    pictured(
      picture('hatch/front-three-quarter/teal', 'A teal hatch'),
      'The price on the car is the price',
      'We stopped haggling in 2019. The first month was frightening. Since then people have bought faster, complained less and sent their parents.',
      'Drive away, Western Australia, on the windscreen and on this site. If we change it we change both, and we write the old one beside it.',
    ),
    statsBanner('In short', ['2008', 'on Albany Highway'], ['31', 'people'], ['1', 'price a car']),
    gallery(
      'Around the place',
      [
        picture('places/hall-black.avif', 'Five cars in a bright hall with a black wall'),
        'Morning, before the doors open',
      ],
      [
        picture('places/bay-white.avif', 'A black SUV in the service bay'),
        'The bay. No bows on bonnets, unless you ask',
      ],
    ),
    latestPosts('Short reads'),
    enquiryForm({
      standard: 'email-us',
      heading: 'Questions?',
      text: 'Write to us, and the person who knows answers.',
      button: 'Email Us',
    }),
  ],
};

const service: PageText = {
  path: '/service',
  title: 'Kia service in Victoria Park',
  description: 'Kia service by the river: online price, a bike or a bus into town, and seven years of stamps.',
  blocks: [
    pictured(
      picture('suv/rear-three-quarter/blue', 'A blue SUV from behind'),
      'Drop it, ride the river path, pick it up',
      'Six loan bikes are parked at the service door. The path to the city is flat and takes a quarter of an hour, and the wind on the causeway makes the trip home quicker.',
    ),
    serviceBooking({
      text: 'Seven years of warranty need stamps on time. Choose a day and we look up which service is due.',
    }),
    accordion(
      'By car',
      [
        'Petrol and hybrid',
        'Every 12 months or 15,000 km',
        'Capped price for the first seven services. The list is on the counter and in your glovebox.',
      ],
      [
        'Electric',
        'Every 24 months or 30,000 km',
        'Mostly looking and measuring. You get the battery’s state of health on paper.',
      ],
      [
        'Tasman',
        'Every 12 months or 10,000 km if it works hard',
        'Dust is what wears a ute in this state. Tell us when it has been north.',
      ],
    ),
    faq(
      'Heat and dust',
      ['My air conditioning smells', 'It is the cabin filter, nine times in ten. Twenty minutes.'],
      [
        'Is the battery hurt by 45 degrees?',
        'It cools itself. Park in the shade if you can, and leave it under eighty per cent if you go away.',
      ],
    ),
    runningOffers('Service offers', { category: 'Service offer' }),
  ],
};

/** Names no rate and no repayment: this dealer states none. */
const finance: PageText = {
  path: '/finance',
  title: 'Paying for a Kia',
  description: 'Cash, your own bank or a broker we know: how payment works at a dealer that does not sell loans.',
  blocks: [
    richText(
      'We do not sell loans',
      'There is no finance desk here and no commission on yours. Bring your bank’s approval, or your lease company’s order, and we do the rest within a day.',
    ),
    tabs(
      'Three ways people pay',
      [
        'Your bank',
        picture('suv/front-three-quarter/grey', 'A grey SUV'),
        'Ask for an approval that names the car: make, model, VIN and our licence, MD 27015. We send you all of it on one page.',
      ],
      [
        'Novated lease',
        picture('hatch/side/teal', 'A teal hatch from the side'),
        'Your employer’s provider orders from us directly. The price is the one on the windscreen, less what they have agreed with Kia.',
      ],
      [
        'Savings',
        picture('ute/side/grey', 'A grey dual-cab ute from the side'),
        'By transfer. It clears the same day up to your bank’s limit; ask them to raise it the day before.',
      ],
    ),
    priceSlider('Begin with the price'),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'Lower prices this month',
  description: 'Kias in Victoria Park whose price went down, with the old price beside the new one.',
  blocks: [runningOffers('Now lower'), latestStock('Lowest first', { sort: 'price_ascending' }), siteTiles('And then')],
};

const models: PageText = {
  path: '/models',
  title: 'Kia models',
  description: 'All Kias sold in Victoria Park, each with its drive away price.',
  blocks: [
    modelTiles('Eleven to drive, one to come'),
    threeWays(
      'Have a go',
      [
        'EV3 for a day',
        'Take it home, see where the plug is.',
        ['Book a drive', '/book-test-drive'],
        picture('hatch/front-three-quarter/teal', 'A teal hatch'),
      ],
      [
        'Tasman on sand',
        'Secret Harbour, Sundays, with an instructor.',
        ['Ask for a place', '/contact-us'],
        picture('ute/front-three-quarter/grey', 'A grey dual-cab ute'),
      ],
      [
        'Carnival with everyone',
        'All eight of you. We time it.',
        ['Book a drive', '/book-test-drive'],
        picture('mover/front-three-quarter/blue', 'A blue people mover'),
      ],
    ),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Jobs by the river',
  description: 'Salaried sales, technicians and apprentices at Riverside Kia.',
  blocks: [
    pictured(
      picture('places/hall-black.avif', 'Five cars in a bright hall with a black wall'),
      'A wage, not a commission',
      'One price means nobody needs to be talked into anything. So our salespeople have a salary, go home at half past five and stay for years.',
      '- Product guide, EV. You have driven one and can explain it to your dad.',
      '- Technician, any make, high voltage training paid.',
    ),
    careerForm('Say hello', 'What you have driven, fixed or sold, in five lines.'),
  ],
};

export const riversidePages: readonly PageText[] = [aboutUs, service, finance, offers, models, careers];
