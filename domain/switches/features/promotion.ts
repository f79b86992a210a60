import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Promotion';

export const promotionFeatures = [
  {
    key: 'offerExceptions',
    title: 'Fixed offer exceptions',
    help: 'Offers on the fixed list are shown although the site is excluded.',
    default: false,
    group,
  },
  {
    key: 'wantYourCarCard',
    title: '"We want your car" card',
    help: 'The card is shown among the results of a search.',
    default: false,
    group,
  },
  { key: 'socialCarousel', title: 'Latest updates', help: 'Show the carousel of social posts.', default: false, group },
] as const satisfies readonly Feature[];
