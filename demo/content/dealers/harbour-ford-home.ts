import type { PageText } from '@/demo/content/page-text.ts';
import {
  bodyTypes,
  budgetSearch,
  hero,
  homePlaces,
  latestStock,
  modelTiles,
  reviews,
  richText,
  runningOffers,
  siteTiles,
  stockSearch,
} from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';

/** Its hero and its tiles are the template's; what follows them is in an order of its own. */
export const harbourHome: PageText = {
  path: '/',
  title: 'Ford on the lower north shore',
  description: 'New, demonstrator and used Ford in Artarmon, serviced in Brookvale, with prices and weekly figures.',
  blocks: [
    hero(
      'Your Ford, today.',
      'New, demonstrator and used vehicles on our floor in Artarmon.',
      picture('heroes/ute-pair-dark.avif', 'A blue dual-cab ute and a silver seven-seat SUV in a dark studio', {
        x: 0.68,
        y: 0.5,
      }),
      [
        ['See all stock', '/search/new-used-and-demo-cars'],
        ['Book a test drive', '/book-test-drive'],
      ],
    ),
    stockSearch(),
    latestStock('In Artarmon this week', { limit: 8 }),
    siteTiles(),
    richText(
      'A small dealer on a big road',
      'One building on the Pacific Highway, twenty-three people, and a lane behind the showroom where it is easy to park.',
    ),
    modelTiles('Fords for the north shore', { limit: 8, linkLabel: 'All models', linkHref: '/models' }),
    reviews(),
    budgetSearch({
      heading: 'Start from what it may cost',
      text: 'A comfortable repayment becomes a price, and the price becomes cars you can see today.',
    }),
    runningOffers('Offers this month', { limit: 4, linkLabel: 'All offers', linkHref: '/special-offers' }),
    bodyTypes('Ute', 'SUV', 'Van', 'Coupe', 'Hatch', 'Wagon'),
    homePlaces('Artarmon for cars, Brookvale for service'),
  ],
};
