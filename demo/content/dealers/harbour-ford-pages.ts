import type { PageText } from '@/demo/content/page-text.ts';
import {
  chosenTiles,
  financeCalculator,
  financeEstimate,
  latestStock,
  modelTiles,
  pictured,
  richText,
  runningOffers,
  statsBanner,
  threeWays,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { careerForm, serviceBooking } from '../form-blocks.ts';
import { accordion, faq, latestPosts, tabs } from '../story-blocks.ts';
import { harbourHome } from './harbour-ford-home.ts';

const aboutUs: PageText = {
  path: '/about-us',
  title: 'About Harbour Ford',
  description: 'One showroom, one workshop, twenty-three people, and six buyers in ten back for another.',
  blocks: [
    statsBanner(
      'The lower north shore, by numbers',
      ['1991', 'doors opened'],
      ['23', 'people'],
      ['6 of 10', 'buyers have bought before'],
    ),
    pictured(
      picture('places/hall-harbour.avif', 'A grey ute, a white SUV and an orange coupé by tall windows'),
      'A small dealer on a big road',
      'Half of Sydney drives past us every week and most of them will never stop. We do well out of those who do, because the person who answers the phone is the person you meet.',
      'There is no second floor, no call centre and no finance room without windows. Thursdays we stay until eight, for everyone who works in the city and would like to see a car in daylight in summer.',
    ),
    tabs(
      'Who you will deal with',
      [
        'Sales',
        picture('suv7/side/white', 'A white seven-seat SUV from the side'),
        'Six of us. Anita has been here since the first year and remembers your trade-in. Nobody follows you round the yard.',
      ],
      [
        'Service',
        picture('suv7/front-detail/blue', 'The front wheel and headlight of a blue SUV'),
        'Joe runs it. He rings you himself when it is bad news, and he sends a photo.',
      ],
      [
        'Parts',
        picture('van/rear-detail/white', 'The tail light of a white van'),
        'Open from half past seven. If it is not on the shelf it is on the afternoon truck from Wetherill Park.',
      ],
    ),
    latestPosts('Worth a read'),
  ],
};

const service: PageText = {
  path: '/service',
  title: 'Ford service in Brookvale',
  description:
    'The workshop is in Brookvale. Leave the car there or in Artarmon, and we drive it over the Spit and back.',
  blocks: [
    tabs(
      'Three visits, three prices',
      [
        'First year',
        picture('hatch/front-three-quarter/teal', 'A teal hatch'),
        '$249 for a health check at 12 months, with the first oil and filter. It takes ninety minutes; there are two desks with power if you would rather wait and work.',
      ],
      [
        'Every year',
        picture('suv/front-three-quarter/white', 'A white SUV'),
        '$395 for the logbook service of any Ford under ten years: oil, filters, every check and a wash. The price you book at is the price on the invoice.',
      ],
      [
        'Big birthday',
        picture('ute/front-three-quarter/black', 'A black dual-cab ute'),
        'From $890 at 75,000 and 150,000 km, when the long list is due: coolant, transmission fluid, timing gear on some engines. We plan it with you a year ahead.',
      ],
    ),
    serviceBooking({
      text: 'Bring it to Brookvale, or leave the key in Artarmon and walk to the station. Tell us which suits you.',
    }),
    richText(
      'Getting here without the car',
      'From Winbourne Road it is four minutes on foot to the express bus, and one leaves for the city every ten. Left in Artarmon before eight, the car is on our hoist by nine and back on the Pacific Highway at five; on Thursdays you have until eight to fetch it.',
    ),
    accordion(
      'While it is here',
      [
        'Rego check',
        'Pink slip for any make',
        'Forty minutes, no booking before ten. If it fails you get the list and fourteen days: have it fixed anywhere, and the second look here costs nothing.',
      ],
      ['Tyres', 'Matched on price', 'Bring a written quote for the same tyre and we match it, fitted and balanced.'],
      [
        'Electric and plug-in',
        'Two technicians certified for high voltage',
        'A battery report comes with every service: capacity, cell balance, and what it was last time.',
      ],
    ),
    runningOffers('Service offers', { category: 'Service offer' }),
  ],
};

const finance: PageText = {
  path: '/finance',
  title: 'Ford finance on the north shore',
  description:
    'An example worked through, a calculator to change it, and straight answers about early payout and balloons.',
  blocks: [
    richText(
      'The short version',
      'You can bring your own bank, use our lender, or pay cash. The price of the car is the same in all three cases. If you use our lender we are paid a commission, and the amount is in your contract.',
    ),
    financeEstimate({
      heading: 'One example, all the figures',
      text: 'A car for $30,000, a tenth of it down and $9,000 left for the last day. Every fee of our lender is in the figure beside this.',
    }),
    financeCalculator({ heading: 'Now with your numbers', ctaHref: '/contact-us' }),
    faq(
      'Good questions',
      [
        'What does a balloon do?',
        'It moves part of the price to the end. Each repayment is smaller, the interest is more, and you need the money, or another loan, on the last day.',
      ],
      [
        'Can I pay it out early?',
        'Yes. The lender may charge for it and must tell you how much. Ask for the figure on a date you choose.',
      ],
      [
        'Will a quote mark my credit file?',
        'An estimate does not. An application does, so apply once, when you have chosen.',
      ],
    ),
  ],
};

const offers: PageText = {
  path: '/special-offers',
  title: 'What is on at Harbour Ford',
  description: 'Offers on new and demonstrator Fords in Artarmon, with their conditions beside them.',
  blocks: [
    runningOffers('On until we say otherwise'),
    latestStock('Demonstrators, one owner: us', {
      carTypes: ['demo'],
      linkLabel: 'All demo cars',
      linkHref: '/search/demo-cars',
    }),
    chosenTiles('Also', 'tile-template-ford-service', 'tile-template-ford-sell'),
  ],
};

const models: PageText = {
  path: '/models',
  title: 'The Ford range at Harbour Ford',
  description: 'Every Ford we sell, what is new and what is on the boat.',
  blocks: [
    modelTiles('The whole range'),
    richText(
      'Not on our floor?',
      'We keep most of these models in Artarmon and can get any of the others here within three days. [Ask us](/contact-us) and we tell you which dealer we are borrowing it from.',
    ),
  ],
};

const fleet: PageText = {
  path: '/fleet',
  title: 'Small business cars',
  description: 'For cafés, clinics and builders with one to ten vehicles: ABN pricing and delivery to your door.',
  blocks: [
    pictured(
      picture('van/front-three-quarter/white', 'A white delivery van'),
      'Ten vehicles is a fleet. So is one',
      'Bring your ABN and an hour. You leave with the ABN price, the fit-out quoted and a delivery day. Builders get a Transit to use while theirs is being racked.',
      '- Delivery anywhere between the Spit and Parramatta.',
      '- Novated and operating leases from the provider you already have.',
    ),
    threeWays(
      'Start here',
      [
        'See what is in stock',
        'Vans and utes ready to go.',
        ['See stock', '/search/new-used-and-demo-cars?body=van'],
        picture('van/side/silver', 'A silver van from the side'),
      ],
      [
        'Work out the lease',
        'Rate and comparison rate shown.',
        ['Calculate', '/finance'],
        picture('ute/side/grey', 'A grey dual-cab ute from the side'),
      ],
      [
        'Talk to Anita',
        'She answers her own phone.',
        ['Contact us', '/contact-us'],
        picture('places/hall-harbour.avif', 'A grey ute, a white SUV and an orange coupé by tall windows'),
      ],
    ),
  ],
};

const careers: PageText = {
  path: '/careers',
  title: 'Work with us in Artarmon',
  description: 'Twenty-three people on the Pacific Highway, and two desks free.',
  blocks: [
    pictured(
      picture('places/hall-harbour.avif', 'A grey ute, a white SUV and an orange coupé by tall windows'),
      'Two desks free',
      'People stay here: the last three who left had turned sixty-seven. So we rarely advertise, and mean it when we do.',
      '- Service adviser. You write clearly and can say no kindly.',
      '- Technician, electric vehicles. High voltage certificate, or keen to get one.',
      'If you stay until eight on Thursday, you go home at three on Friday.',
    ),
    careerForm('Put your name down', 'We call within the week, even if the job is gone.'),
  ],
};

export const harbourPages: readonly PageText[] = [
  harbourHome,
  aboutUs,
  careers,
  service,
  finance,
  offers,
  models,
  fleet,
];
