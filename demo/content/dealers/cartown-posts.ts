import { picture } from '../demo-pictures.ts';
import type { PostText } from '../owned.ts';

export const cartownPosts: readonly PostText[] = [
  {
    slug: 'what-180-points-look-like',
    title: 'What 180 points look like',
    publishedOn: '2026-10-28',
    excerpt: 'A hoist, a torch, forty minutes and one technician: what we look for, and which cars we turn away.',
    image: picture('suv/front-detail/green', 'The headlight of a green SUV'),
    paragraphs: [
      'Every car that comes to us goes on the hoist before it gets a price. It takes one technician forty minutes and a torch, and most of what we look for cannot be seen from the driver’s seat.',
      '## What we turn away',
      'One car in four does not make it into the yard. Rust in the sills, a bent subframe or a gearbox that hesitates when it is cold: those go to auction, and we say why.',
      '## What we fix',
      '- Tyres under four millimetres',
      '- Brakes with less than half of their life left',
      '- Any light on the dashboard, whatever its colour',
      'The list, with every measurement, is in the glovebox. Read it before you talk to us.',
    ],
  },
  {
    slug: 'first-car-under-fifteen-thousand',
    title: 'A first car under fifteen thousand',
    publishedOn: '2026-09-14',
    excerpt: 'Parents ask for safe, young drivers for cheap. Both are right, and this is how we would spend it.',
    image: picture('hatch/front-three-quarter/blue', 'A blue hatch'),
    paragraphs: [
      'Parents ask us for safe, young drivers ask us for cheap, and both are right. Here is how we would spend the money.',
      '## Five stars, then kilometres',
      'A newer safety rating matters more than a low odometer. A hatch with five stars and 110,000 km is the better first car than one with four stars and 60,000.',
      '## Leave something for the insurance',
      'Ask for a quote before you choose: the same driver can pay twice as much for the sports version of the same car.',
    ],
  },
  {
    slug: 'why-we-do-not-haggle',
    title: 'Why we do not haggle',
    publishedOn: '2026-08-03',
    excerpt: 'When a price can be talked down, the person who asks least pays most. So ours cannot.',
    image: picture('places/yard-yellow.avif', 'Five used cars of all shapes in a row'),
    paragraphs: [
      'When a price can be talked down, the person who asks least pays most. We thought that was the wrong way round.',
      'So the price is set by what the market pays, looked at again every Monday, and written on the windscreen. Ask us for a better one and we show you the cars it was compared with.',
    ],
  },
  {
    slug: 'selling-your-car-what-to-bring',
    title: 'Selling your car: what to bring',
    publishedOn: '2026-06-22',
    excerpt: 'Most people who sell to us are done in an hour. Five things make the difference.',
    image: picture('sedan/rear-three-quarter/blue', 'A blue sedan from behind'),
    paragraphs: [
      'Most people who sell to us are done in an hour. These five things make the difference.',
      '- Both keys',
      '- The logbook, and receipts if you have them',
      '- Your licence',
      '- The registration papers',
      '- The payout figure, if you still owe something',
    ],
  },
];
