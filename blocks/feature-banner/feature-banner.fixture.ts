import type { BlockFixtures } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';

type FeatureBanner = BlockOf<'featureBanner'>;
type Feature = NonNullable<NonNullable<FeatureBanner['features']>[number]>;

const feature = (title: string, href: string): Feature => ({
  _key: href,
  title,
  text: 'What it is, in a few words.',
  link: { label: 'Read more', href },
  image: null,
});

const minimal: FeatureBanner = {
  _key: 'features',
  _type: 'featureBanner',
  anchor: null,
  hidden: null,
  heading: null,
  features: null,
};

export const featureBannerFixtures: BlockFixtures<FeatureBanner> = {
  full: {
    ...minimal,
    anchor: 'more',
    heading: 'What else we do',
    features: [
      feature('Fleet', '/fleet'),
      feature('Roadside assist', '/roadside-assist'),
      feature('Careers', '/careers'),
    ],
  },
  minimal,
  broken: [{ _key: 'x', _type: 'featureBanner', features: [null, { _key: 'a', title: 'No link', link: null }] }],
};
