import { picture } from '../demo-pictures.ts';
import type { PostText } from '../owned.ts';

export const hilltopPosts: readonly PostText[] = [
  {
    slug: 'our-hill-rules',
    title: 'Hill rules',
    publishedOn: '2026-09-11',
    excerpt: 'Low range, second gear, feet off: the car does the rest. Four rules for whoever sits in it.',
    image: picture('suv/front/green', 'The front of a green SUV'),
    paragraphs: [
      'Low range, second gear, feet off. The car does the rest, and that is what is frightening about it.',
      '- Thumbs outside the wheel.',
      '- Windows up: it is dusty or muddy, never neither.',
      '- One at a time. The hill is longer than it looks and the fence at the bottom is ours.',
    ],
  },
  {
    slug: 'parking-at-the-towers',
    title: 'Parking at the shops on a Saturday',
    publishedOn: '2026-05-29',
    excerpt: 'Eleven on a Saturday, one Swift, one dual cab, one full car park and a stopwatch.',
    image: picture('city/rear-three-quarter/yellow', 'A yellow city car from behind'),
    paragraphs: [
      'We drove round the car park at eleven on a Saturday in a Swift, then in a friend’s dual cab. Swift: four minutes. Dual cab: nineteen, and then he went home.',
      'It is not science. It is still fifteen minutes.',
    ],
  },
];
