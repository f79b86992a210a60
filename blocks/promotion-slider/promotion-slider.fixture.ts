import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type Content = NonNullable<NonNullable<BlockOf<'promotionSlider'>['running']>[number]>;

const slide: Content = {
  _id: 'slide-1',
  _type: 'promotionSlide',
  name: 'Stocktake week',
  description: 'We count every car in the yard and mark down the ones we have counted twice.',
  url: '/special-offers',
  hideOverlay: false,
  image: {
    assetId: 'image-0123456789abcdef0123456789abcdef01234567-1920x540-webp',
    alt: 'A grey ute in a dark studio',
    hotspot: null,
    crop: null,
  },
  startsAt: null,
  expiresAt: null,
};

const minimal: BlockOf<'promotionSlider'> = {
  _key: 'slider',
  _type: 'promotionSlider',
  anchor: null,
  hidden: null,
  heading: null,
  source: null,
  secondsEach: null,
  slides: null,
  running: [slide],
};

export const promotionSliderFixtures: BlockFixtures<BlockOf<'promotionSlider'>> = {
  full: {
    ...minimal,
    anchor: 'promotions',
    heading: 'On now',
    source: 'chosen',
    secondsEach: 7,
    slides: [slide, { ...slide, _id: 'slide-2', name: 'Words in the picture', hideOverlay: true, url: null }],
  },
  minimal,
  needed: ['slides'],
  broken: [
    { _key: 'x', _type: 'promotionSlider', source: 'chosen', slides: [null] },
    { _key: 'x', _type: 'promotionSlider', source: 'running', secondsEach: -1, running: [{ _id: 's', name: 'Bare' }] },
  ],
};
