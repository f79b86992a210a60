import { picture } from '../demo-pictures.ts';
import type { PostText } from '../owned.ts';

export const harbourPosts: readonly PostText[] = [
  {
    slug: 'plug-in-ute-in-a-flat',
    title: 'A plug-in ute when you live in a flat',
    publishedOn: '2026-10-08',
    excerpt: 'Is a plug-in any use without a garage? Three customers in Crows Nest tried one for a week.',
    image: picture('ute/front-three-quarter/blue', 'A blue dual-cab ute'),
    paragraphs: [
      'Three customers in Crows Nest asked the same question this month: is a plug-in any use without a garage? We lent each of them one for a week.',
      '## What they told us',
      'The one who parks at work and plugs in there drove on petrol once. The one with a power point in the car park got permission from the strata in a day. The third charged at the shops, twice, and decided on the diesel.',
      'So: it depends on where the car spends the night. Ask for a loan and find out. [Book a drive](/book-test-drive).',
    ],
  },
  {
    slug: 'pink-slips-without-tears',
    title: 'Pink slips without tears',
    publishedOn: '2026-07-27',
    excerpt: 'Nine cars in ten that fail do so on something you can check in the driveway.',
    image: picture('hatch/rear-detail/silver', 'The tail light of a silver hatch'),
    paragraphs: [
      'Nine cars in ten that fail do so on something you can check in the driveway.',
      '- Walk round with the lights on, brake lights too: reverse up to a wall.',
      '- Tyres: put a match head in the groove. If it stands proud, the tyre is done.',
      '- Wipers that smear, a windscreen chip in front of the driver.',
      '- A horn that has not been used since the last pink slip.',
    ],
  },
];
