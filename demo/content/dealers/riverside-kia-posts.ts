import { picture } from '../demo-pictures.ts';
import type { PostText } from '../owned.ts';

export const riversidePosts: readonly PostText[] = [
  {
    slug: 'perth-to-albany-on-one-stop',
    title: 'Perth to Albany on one stop',
    publishedOn: '2026-08-17',
    excerpt: 'Four hundred and twenty kilometres, headwind, two people, a dog, one battery.',
    image: picture('hatch/front-three-quarter-right/teal', 'A teal hatch from the right'),
    paragraphs: [
      'Four hundred and twenty kilometres, headwind, two people, a dog. We left Victoria Park with a full battery and drove at the limit.',
      '## Kojonup',
      'Twenty-six minutes on the fast charger, which is how long the bakery takes. We arrived with thirty per cent.',
      'On the way back the wind had turned and we did not need the stop. We took it anyway, for the pie.',
    ],
  },
  {
    slug: 'one-price-seven-years-on',
    title: 'One price, seven years on',
    publishedOn: '2026-03-03',
    excerpt: 'People ask whether anybody gets the discount. No, and here is what it costs us.',
    image: picture('places/hall-black.avif', 'Five cars in a bright hall with a black wall'),
    paragraphs: [
      'People ask whether anybody gets the discount. No. The staff price is on the noticeboard by the kettle and it is set by the maker.',
      'What we give up is the customer who enjoys the fight. There are good dealers for that, and we tell people where they are.',
    ],
  },
];
