import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type Video = BlockOf<'video'>;

const minimal: Video = {
  _key: 'video',
  _type: 'video',
  anchor: null,
  hidden: null,
  heading: null,
  title: 'Our workshop in two minutes',
  source: null,
  address: 'https://vimeo.com/76979871',
  file: null,
  captions: null,
  poster: null,
  text: null,
};

export const videoFixtures: BlockFixtures<Video> = {
  full: {
    ...minimal,
    anchor: 'walkaround',
    heading: 'See it move',
    title: 'A walk around the new Everest',
    source: 'address',
    address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    poster: {
      assetId: 'image-0123456789abcdef0123456789abcdef01234567-1200x800-webp',
      alt: 'A ute in the yard',
      hotspot: null,
      crop: null,
    },
    text: 'Four minutes with our product specialist, from the tow bar to the third row.',
  },
  minimal,
  needed: ['address'],
  broken: [
    { _key: 'x', _type: 'video' },
    { ...minimal, address: 'javascript:alert(1)' },
    { ...minimal, source: 'file', file: 'file-0123-exe', captions: 'image-1-1x1-png' },
  ],
};
