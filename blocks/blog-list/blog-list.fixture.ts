import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { textOf } from '@/parts/rich-text/rich-text.fixture.ts';

type BlogList = BlockOf<'blogList'>;
type Post = NonNullable<BlogList['posts']>[number];

const post = (slug: string, title: string, more: Partial<Post> = {}): Post => ({
  _id: `post-${slug}`,
  _type: 'post',
  title,
  slug,
  publishedOn: '2026-11-02',
  excerpt: null,
  image: null,
  opening: textOf('We drove it up the Spur and back with a van in tow, and wrote down what it drank.'),
  ...more,
});

const minimal: BlogList = {
  _key: 'blog',
  _type: 'blogList',
  anchor: null,
  hidden: null,
  heading: null,
  limit: null,
  linkLabel: null,
  linkHref: null,
  posts: [post('towing', 'Towing a van with the Everest')],
};

const courtyardImage: Post['image'] = {
  assetId: 'image-0123456789abcdef0123456789abcdef01234567-1200x800-webp',
  alt: 'A ute in the yard',
  hotspot: null,
  crop: null,
};

export const blogListFixtures: BlockFixtures<BlogList> = {
  full: {
    ...minimal,
    anchor: 'blog',
    heading: 'From our blog',
    limit: 3,
    linkLabel: 'All posts',
    linkHref: '/blog',
    posts: [
      post('towing', 'Towing a van with the Everest', { image: courtyardImage }),
      post('ev-charging', 'What it costs to charge at home', {
        image: courtyardImage,
        excerpt:
          'We charged a car in our own carport for a month, on three tariffs, and kept every bill: off-peak, flat and solar, with and without a timer.',
      }),
      post('five-questions', 'Five questions to ask before you sign', { image: courtyardImage }),
      post('older', 'An older one'),
    ],
  },
  minimal,
  needed: ['posts'],
  broken: [
    { _key: 'x', _type: 'blogList' },
    { _key: 'x', _type: 'blogList', limit: -3, posts: [null, { _id: 'p', title: null, slug: null }] },
    { _key: 'x', _type: 'blogList', posts: [{ _id: 'p', title: 'Bare', slug: 'bare', publishedOn: 'soon' }] },
  ],
};
