import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Locations and reviews';

export const locationsFeatures = [
  {
    key: 'googleRating',
    title: 'Google rating',
    help: 'Show the rating beside the opening hours.',
    default: false,
    group,
  },
  { key: 'snap21Rating', title: 'Snap 21 rating', help: 'Show the rating that Snap 21 counts.', default: false, group },
  {
    key: 'rotateReviews',
    title: 'Turn reviews by themselves',
    help: 'Reviews move on every three seconds.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
