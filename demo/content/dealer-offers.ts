import type { DemoDocument } from './demo-document.ts';
import type { PictureName } from './demo-pictures.ts';
import { conditions, offer } from './offers.ts';
import { runningNow } from './publish-dates.ts';

type Shown = readonly [name: string, description: string, image: readonly [name: PictureName, alt: string]];

/** Cars of this build year, in the dealer's own text. */
const runOut = (site: string, [name, description, image]: Shown): DemoDocument =>
  offer({ site }, 'run-out', {
    name,
    description,
    image,
    disclaimer: conditions,
    category: 'Vehicle offer',
    ...runningNow,
  });

const logbook = (site: string, [name, description, image]: Shown): DemoDocument =>
  offer({ site }, 'service', {
    name,
    description,
    image,
    disclaimer: 'Passenger vehicles only. Brakes, tyres and repairs are quoted before any work begins.',
    category: 'Service offer',
  });

/**
 * Offers with each dealer's own text and picture: a service, and with most of them the last cars of
 * a year.
 */
export const dealerOffers: readonly DemoDocument[] = [
  logbook('southbank-ford', [
    'A Ford service for $389',
    'Any Ford up to ten years old: oil, filters and every check of the logbook, parts and labour in, and a written report with photos of anything that will need attention before your next visit. Loan cars on weekdays, please ask.',
    ['van/front-detail/silver', 'The front of a silver van'],
  ]),
  logbook('harbour-ford', [
    'The yearly service, $395',
    'Oil, filters, every check in the logbook and a wash, for any Ford under ten years. Leave it in Artarmon before eight and it is back there by five.',
    ['suv/front/white', 'The front of a white SUV'],
  ]),
  logbook('ranges-volkswagen', [
    'An oil service for $419',
    'Oil to the standard in your book, filter, the full list of checks, and the brakes measured for the hills. Any Volkswagen up to ten years old, parts and labour in.',
    ['hatch/front-detail/white', 'The front of a white hatch'],
  ]),
  runOut('ranges-volkswagen', [
    'Last of this year’s plate',
    'Cars of this build year on our floor, with the price on the day you saw them held for a week.',
    ['wagon/front-three-quarter-right/silver', 'A silver wagon from the right'],
  ]),
  logbook('coastline-mazda', [
    'A logbook service and the salt off, $379',
    'Two hours, with a coffee and a view of the hoist: oil, filters, every check of the logbook, and the underbody washed. Any Mazda up to ten years old.',
    ['hatch/front/red', 'The front of a red hatch'],
  ]),
  runOut('coastline-mazda', [
    'The last of the year’s Mazdas',
    'What was built this year and is still here. The price on the day you sat in it waits a week for you.',
    ['suv/front-three-quarter-right/red', 'A red SUV from the right'],
  ]),
  logbook('northgate-hyundai', [
    'A logbook service for $349',
    'The price on the wall, for any Hyundai up to ten years old: oil, filters, every check, parts and labour in. Whatever else we find comes to you as a video with its price, and you press yes or no.',
    ['mover/front-detail/silver', 'The front of a silver people mover'],
  ]),
  runOut('northgate-hyundai', [
    'This year’s build, while it lasts',
    'Cars of this build year in Gepps Cross. Bring your family back to look: the price of the first visit holds for a week.',
    ['suv/front-three-quarter-right/blue', 'A blue SUV from the right'],
  ]),
  logbook('riverside-kia', [
    'A service with the cabin filter, $369',
    'Oil, filters, every check of the logbook, and a new cabin filter for the summer. Any Kia up to ten years old, parts and labour in.',
    ['ute/front/grey', 'The front of a grey dual-cab ute'],
  ]),
  runOut('riverside-kia', [
    'Built this year, few are left',
    'The last cars of this build year in Victoria Park, with the same price on the windscreen as on this site.',
    ['hatch/front-three-quarter-right/teal', 'A teal hatch from the right'],
  ]),
  logbook('bayside-toyota', [
    'A service and a battery test, $359',
    'Oil, filters and every check of the logbook, the 12-volt battery tested and, in a hybrid, the big battery’s filter cleaned. Any Toyota up to ten years old.',
    ['suv/rear-detail/silver', 'The tail light of a silver SUV'],
  ]),
  runOut('bayside-toyota', [
    'Last of this year’s plate',
    'Toyotas of this build year on our floor in Brighton, at a price that waits a week while you think.',
    ['sedan/front-three-quarter-right/white', 'A white sedan from the right'],
  ]),
  logbook('hilltop-suzuki', [
    'A small service, $289',
    'Three and a half litres of oil, a filter and every check of the logbook, in at eight and out at ten. Any Suzuki up to ten years old.',
    ['city/front/yellow', 'The front of a yellow city car'],
  ]),
  runOut('hilltop-suzuki', [
    'The last few of the year',
    'There are never many. What was built this year and is still on the hill keeps its price for a week after you ask.',
    ['city/front-three-quarter-right/silver', 'A silver city car from the right'],
  ]),
];
