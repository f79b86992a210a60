import type { PageText } from '@/demo/content/page-text.ts';
import { latestStock, modelTiles, pictured, priceSlider, runningOffers, siteTiles, threeWays } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { careerForm, serviceBooking } from '../form-blocks.ts';
import { accordion, faq, gallery, latestPosts, tabs } from '../story-blocks.ts';

const aboutUs: PageText = {
  path: '/about-us',
  title: 'About Hilltop Suzuki',
  description: 'Small cars, small team, big hill: a Suzuki dealer in Castle Hill.',
  blocks: [
    pictured(
      picture('suv/rear-three-quarter/green', 'A dark green SUV from behind'),
      'We are nine people and a steep bit of dirt',
      'Behind the yard there is a slope that the council calls unsuitable for building. We call it the test track. Every Jimny buyer goes up it once, most of them laugh, and about half go round again.',
      'Suzuki makes cars that are light. Light cars use less, stop sooner and cost less to keep going, and that is our whole sales pitch.',
    ),
    gallery(
      'The whole place',
      [picture('places/small-cars.avif', 'Small cars in a row'), 'The whole showroom fits in this picture'],
      [picture('suv/side/green', 'A dark green SUV from the side'), 'The one that knows the hill'],
    ),
    latestPosts('Scribbles'),
  ],
};

const service: PageText = {
  path: '/service',
  title: 'Suzuki service in Castle Hill',
  description: 'Small cars, small bills: fixed service prices and a walk to the Metro.',
  blocks: [
    pictured(
      picture('hatch/front-three-quarter/yellow', 'A yellow hatch'),
      'Small cars, small bills',
      'A Swift takes three and a half litres of oil. It has four spark plugs you can reach. That is why it costs what it costs.',
      'The Metro is an eight-minute walk downhill. Coming back it is uphill, so ring and Dot picks you up.',
    ),
    serviceBooking({
      text: 'Tell us your rego and what it is doing that it should not. We keep an hour free each morning for odd noises.',
    }),
    accordion(
      'The list',
      ['Swift, Ignis, Baleno', 'Every 12 months or 15,000 km', 'In at eight, out at ten.'],
      [
        'Vitara and S-Cross',
        'Every 12 months or 15,000 km',
        'The all-wheel drive has a fluid that people forget. We do not.',
      ],
      [
        'Jimny, used as intended',
        'Every 6 months if it gets wet',
        'Diff breathers, wheel bearings, kingpins, and a hose under the sills.',
      ],
      ['Older Suzukis', 'Sierra, Liana, the lot', 'Raj has the parts books and, frankly, the parts.'],
    ),
    runningOffers('Going at the moment', { category: 'Service offer' }),
    faq(
      'Quick ones',
      ['Do you do pink slips?', 'Yes, any make, no booking before nine.'],
      ['Can I bring my own oil?', 'You can. We would rather you did not.'],
    ),
  ],
};

const finance: PageText = {
  path: '/finance',
  title: 'Finance, kept short',
  description: 'A first car loan explained without a rate in sight, and what your money buys in Castle Hill.',
  blocks: [
    priceSlider('How much may it cost?'),
    accordion(
      'A loan is four words',
      ['Amount', 'What you borrow', 'The price, less what you saved, less what Raj gives you for the old one.'],
      ['Term', 'How long', 'Longer feels smaller and costs more. Three years suit a small car; five is plenty.'],
      [
        'Rate',
        'What it costs',
        'Read the comparison rate: it has most of the fees in it. Suzuki wants only the lender to quote one, so we do not.',
      ],
      ['Balloon', 'What is left at the end', 'A large last payment. For a first car, leave it out.'],
    ),
    faq(
      'First loan?',
      [
        'Do I need my parents?',
        'Often not, if your job is steady; the lender decides. If one of them signs too, they owe it too.',
      ],
      ['What if I lose my job?', 'Ring the lender the same week. They have hardship teams and have to listen.'],
      ['Deposit?', 'Helps. So does waiting three months and saving one.'],
    ),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'Deals, small and smaller',
  description: 'What is on at Hilltop Suzuki.',
  blocks: [siteTiles(), runningOffers('On now'), latestStock('Our lowest prices', { sort: 'price_ascending' })],
};

const models: PageText = {
  path: '/models',
  title: 'All six of them',
  description: 'Swift, Jimny, Vitara, S-Cross, Fronx and what comes next, with prices.',
  blocks: [
    modelTiles('All of them'),
    tabs(
      'Who buys what',
      [
        'Swift',
        picture('hatch/front-three-quarter/yellow', 'A yellow hatch'),
        'P-platers, nurses on early shift, people who downsized and found parking again.',
      ],
      [
        'Jimny',
        picture('suv/front-three-quarter/green', 'A dark green SUV'),
        'Everyone who sees one at a beach. There is a wait for some colours; we tell you the month. Illustrative image.',
      ],
      [
        'Vitara',
        picture('suv/side/white', 'A white SUV from the side'),
        'Families with one child, or two and a good roof box.',
      ],
    ),
    threeWays(
      'Go on',
      [
        'Up the hill',
        'In a Jimny, beside one of us.',
        ['Book a drive', '/book-test-drive'],
        picture('suv/rear-three-quarter/green', 'A dark green SUV from behind'),
      ],
      [
        'Swap yours',
        'Whatever it is.',
        ['Value my car', '/trade-in'],
        picture('hatch/rear-three-quarter/silver', 'A silver hatch from behind'),
      ],
      [
        'Just looking',
        'All of our stock, all prices.',
        ['See stock', '/search/new-used-and-demo-cars'],
        picture('city/front-three-quarter/yellow', 'A yellow city car'),
      ],
    ),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Be number ten',
  description: 'Jobs at Hilltop Suzuki in Castle Hill.',
  blocks: [
    pictured(
      picture('city/front-three-quarter/yellow', 'A yellow city car'),
      'Be number ten',
      'We need one more technician and we are picky about one thing: you tell customers the truth in words they know.',
      'Thirty-eight hours, every second Saturday morning, and a Jimny to take home on weekends when it is not sold. They are usually sold.',
    ),
    careerForm('Number ten, is it you?', 'Three honest sentences are plenty.'),
  ],
};

export const hilltopPages: readonly PageText[] = [aboutUs, service, finance, offers, models, careers];
