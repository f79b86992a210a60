import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type RichText = BlockOf<'richText'>;
type Paragraph = NonNullable<RichText['body']>[number];

const paragraph = (key: string, text: string, more: Partial<Paragraph> = {}): Paragraph => ({
  _key: key,
  _type: 'block',
  style: 'normal',
  listItem: null,
  level: null,
  children: [{ _key: `${key}s`, _type: 'span', text, marks: [] }],
  markDefs: null,
  ...more,
});

const minimal: RichText = {
  _key: 'words',
  _type: 'richText',
  anchor: null,
  hidden: null,
  heading: null,
  body: [paragraph('p1', 'We have sold and serviced cars here since 1984.')],
  image: null,
};

export const richTextFixtures: BlockFixtures<RichText> = {
  full: {
    ...minimal,
    anchor: 'about',
    heading: 'About us',
    image: {
      assetId: 'image-0123456789abcdef0123456789abcdef01234567-1200x800-webp',
      alt: 'Utes in the yard',
      hotspot: null,
      crop: null,
    },
    body: [
      paragraph('p1', 'We have sold and serviced cars here since 1984.'),
      paragraph('p2', 'What you can expect', { style: 'h3' }),
      paragraph('p3', 'A drive-away price on every windscreen', { listItem: 'bullet', level: 1 }),
      paragraph('p4', 'Our service desk', {
        children: [{ _key: 'p4s', _type: 'span', text: 'Our service desk', marks: ['m1', 'strong'] }],
        markDefs: [{ _key: 'm1', _type: 'link', href: '/service' }],
      }),
    ],
  },
  minimal,
  broken: [
    { _key: 'x', _type: 'richText' },
    { _key: 'x', _type: 'richText', body: [{ _key: 'p', _type: 'block' }] },
    { _key: 'x', _type: 'richText', body: [null, { _key: 'p', _type: 'block', children: [null, { _type: 'span' }] }] },
    {
      _key: 'x',
      _type: 'richText',
      body: [
        paragraph('p', 'Danger', {
          children: [{ _key: 's', _type: 'span', text: 'Danger', marks: ['m'] }],
          markDefs: [{ _key: 'm', _type: 'link', href: 'javascript:alert(1)' }],
        }),
      ],
    },
  ],
};
