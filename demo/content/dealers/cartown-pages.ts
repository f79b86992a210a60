import type { PageText } from '@/demo/content/page-text.ts';
import { financeCalculator, pictured, ratingSummary } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import {
  accordion,
  faq,
  gallery,
  latestPosts,
  latestUpdates,
  logoTiles,
  paymentStrip,
  video,
  warranty,
} from '../story-blocks.ts';

const aboutUs: PageText = {
  path: '/about-us',
  title: 'About Cartown',
  description: 'Three Melbourne yards, sixty people and one straight price on every windscreen.',
  blocks: [
    pictured(
      picture('hatch/front-three-quarter/white', 'A white hatch'),
      'Three yards, one way of doing it',
      'Cartown began in 2009 with eleven cars and a caravan for an office on Nepean Highway. The caravan is gone. The rule it was built on is not: one price, written on the windscreen, the same for everybody.',
      'Sixty of us work in Moorabbin, Epping and Dandenong. Nobody here earns a commission on the car you choose.',
    ),
    ratingSummary({ heading: 'What people say afterwards' }),
    gallery(
      'Have a look around',
      [picture('places/yard-rust.avif', 'A van and three utes in a row'), 'Dandenong, the yard for working cars'],
      [picture('places/yard-yellow.avif', 'Five used cars of all shapes in a row'), 'Moorabbin'],
      [
        picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
        'Where you pick up your car',
      ],
      [picture('places/yard-green.avif', 'Four used cars by tall windows'), 'First cars live in Epping'],
      [picture('places/front-hall.avif', 'Seven cars of all shapes in a bright hall')],
    ),
    logoTiles(
      'Kind words and good company',
      ['Used Car Yard of the Year', '2025, Victoria'],
      ['Plain Dealing Award', '2023 and 2024'],
      ['Moorabbin Women’s Football Club', 'Partner since 2012'],
      ['Westernport Land and Sea Rescue', 'Two utes on loan'],
    ),
    video({
      heading: 'In our waiting room',
      title: 'Big Buck Bunny, a short film',
      address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      poster: picture('places/showroom-2.avif', 'Three cars under a green wall'),
      text: 'Inspections take forty minutes. This film by the Blender Foundation takes ten, and the children like it.',
    }),
    latestUpdates(
      ['Cartown on Facebook', 'https://www.facebook.com/forecourt.example.cartown'],
      ['Cartown on Instagram', 'https://www.instagram.com/forecourt.example.cartown/'],
    ),
    latestPosts('From our blog'),
  ],
};

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Warranty for 3, 5 or 7 years',
  description: 'What our 3, 5 and 7 year used-car warranties cover, how to claim and what they leave out.',
  carTypes: ['used'],
  blocks: [
    warranty(
      'Pick a term that matches your loan',
      'Three years come with every car under ten years and 160,000 km. Longer is up to you, and you may decide within thirty days.',
      [3, 'Used cars', 'Standard, nothing to pay', 'Engine, gearbox and cooling', 'Claims at any qualified workshop'],
      [
        5,
        'Mechanical protection',
        'All of the three years’ cover',
        'Electrics, steering and air conditioning',
        'Roadside help day and night',
      ],
      [
        7,
        'The long one',
        'All of the five years’ cover',
        'Hybrid and electric drive batteries',
        'Goes with the car when you sell it',
      ],
    ),
    accordion(
      'How it works',
      [
        'Make a claim',
        'Call the workshop you trust, then us',
        'Any qualified workshop can look at the car. It sends us the quote, we answer the same day, and we pay the workshop directly.',
      ],
      [
        'Keep it valid',
        'Service it on time, anywhere',
        'Service the car as its logbook says, at any workshop. Keep the receipts, on paper or as photos.',
      ],
      ['Sell the car', 'The cover goes with it', 'Tell us the new owner’s name within thirty days. It costs nothing.'],
    ),
    faq(
      'Questions about cover',
      [
        'Does the statutory warranty still apply?',
        'Yes. Where the law gives you three months, those three months stand, and ours comes on top of them.',
      ],
      ['Is there an excess?', 'No. If the part is covered, you pay nothing.'],
      [
        'What is not covered?',
        '- Tyres, brake pads, wipers and other parts that wear',
        '- Damage from accidents, floods and the wrong fuel',
        '- Faults we told you about before you bought',
      ],
    ),
    paymentStrip([
      '48-hour money-back guarantee',
      'Changed your mind? Bring the car back within 48 hours and 200 km of picking it up, as you got it, and all of your money goes back to where it came from.',
    ]),
  ],
};

/** Where this dealer's finance links lead in place of /finance. */
const applyForFinance: PageText = {
  path: '/apply-for-finance',
  title: 'Apply for finance',
  description: 'Work out the repayment, then tell us how to reach you.',
  blocks: [financeCalculator({ heading: 'What would it cost a week?' })],
};

export const cartownPages: readonly PageText[] = [aboutUs, warrantyPage, applyForFinance];
