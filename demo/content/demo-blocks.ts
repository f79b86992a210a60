import type { Picture, PriceTag } from '@/schemas/generated/content-types.ts';
import { type DemoBlock, keyed, type LinkMark, link, links, references, type TextBlock } from './demo-document.ts';
import { picture } from './demo-pictures.ts';

type BlockOf<Type extends DemoBlock['_type']> = Extract<DemoBlock, { _type: Type }>;
type Copy<Type extends DemoBlock['_type']> = Omit<BlockOf<Type>, '_type' | '_key'>;

/** Where in the picture a price tag points, in percent; the stem, in pixels, is on that point. */
export type Pin = readonly [left: number, top: number, label: string, price: string, stem: number];

/** The hero of a home page. A banner of the site replaces it; this is the text without one. */
export function hero(
  heading: string,
  text: string,
  image: Picture,
  buttons: [string, string][],
  pins: readonly Pin[] = [],
  secondsEach?: number,
): DemoBlock {
  const tags = pins.map(
    ([leftPercent, topPercent, label, price, stemPixels]): PriceTag => ({
      _type: 'priceTag',
      label,
      price,
      href: '/search/new-used-and-demo-cars',
      leftPercent,
      topPercent,
      stemPixels,
    }),
  );
  return {
    _key: 'hero',
    _type: 'hero',
    placement: 'home-hero',
    ...(secondsEach && { secondsEach }),
    heading,
    text,
    image,
    buttons: links(...buttons),
    ...(tags.length > 0 && { pins: keyed(tags) }),
  };
}

export const siteTiles = (heading?: string): DemoBlock => ({
  _key: 'tiles',
  _type: 'promoTiles',
  source: 'site',
  ...(heading && { heading }),
});

/** All offers that run. */
export const runningOffers = (heading: string, copy: Partial<Copy<'offers'>> = {}): DemoBlock => ({
  _key: 'offers',
  _type: 'offers',
  heading,
  source: 'running',
  ...copy,
});

/** All slides that run; nothing where a site has none. */
export const promotionSlider: DemoBlock = { _key: 'slides', _type: 'promotionSlider', source: 'running' };

export const modelTiles = (heading: string, copy: Partial<Copy<'modelTiles'>> = {}): DemoBlock => ({
  _key: 'models',
  _type: 'modelTiles',
  heading,
  ...copy,
});

/** The search bar under the hero. */
export const stockSearch = (copy: Partial<Copy<'stockSearch'>> = {}): DemoBlock => ({
  _key: 'search',
  _type: 'stockSearch',
  noun: 'cars',
  ...copy,
});

const bodyPictures = {
  Ute: 'ute-grey',
  SUV: 'suv-white',
  Van: 'van-white',
  Sedan: 'sedan-red',
  Coupe: 'muscle-red',
  Hatch: 'hatch-blue',
  Wagon: 'wagon-green',
} as const;
type PicturedBody = keyof typeof bodyPictures;

/** Bodies with their pictures, in this order. */
export const bodyTypes = (...bodies: PicturedBody[]): DemoBlock => ({
  _key: 'bodies',
  _type: 'bodyTypes',
  heading: 'Browse by body',
  linkLabel: 'All stock',
  bodies: keyed(
    bodies.map((body) => ({
      _type: 'bodyTile' as const,
      body,
      image: picture(`models/${bodyPictures[body]}.webp`, body),
    })),
  ),
});

export const facetTiles = (heading: string, copy: Partial<Copy<'facetTiles'>> = {}): DemoBlock => ({
  _key: `facets-${copy.attribute ?? 'make'}`,
  _type: 'facetTiles',
  heading,
  attribute: 'make',
  ...copy,
});

export const featureBanner: DemoBlock = { _key: 'features', _type: 'featureBanner' };

type Feature = readonly [title: string, text: string, link: readonly [label: string, href: string], image?: Picture];

/** Three ways on of a page's own. */
export const threeWays = (heading: string, ...ways: [Feature, Feature, Feature]): DemoBlock => ({
  _key: 'ways',
  _type: 'featureBanner',
  heading,
  features: keyed(
    ways.map(([title, copy, to, image]) => ({
      _type: 'feature' as const,
      title,
      text: copy,
      link: link(...to),
      ...(image && { image }),
    })),
  ),
});

export const brandTiles = (heading: string): DemoBlock => ({ _key: 'brands', _type: 'brandTiles', heading });

export function statsBanner(heading: string, ...figures: [value: string, label: string][]): DemoBlock {
  const all = figures.map(([value, label]) => ({ _type: 'figure' as const, value, label }));
  return { _key: 'stats', _type: 'statsBanner', heading, figures: keyed(all) };
}

export const chosenTiles = (heading: string, ...ids: string[]): DemoBlock => ({
  _key: 'chosen-tiles',
  _type: 'promoTiles',
  source: 'chosen',
  heading,
  tiles: references(...ids),
});

export const latestStock = (heading: string, copy: Omit<Copy<'latestStock'>, 'heading'> = {}): DemoBlock => ({
  _key: copy.carTypes ? `stock-${copy.carTypes.join('-')}` : 'stock',
  _type: 'latestStock',
  heading,
  linkLabel: 'See all',
  linkHref: '/search/new-used-and-demo-cars',
  ...copy,
});

export const financeEstimate = (copy: Partial<Copy<'financeEstimate'>> = {}): DemoBlock => ({
  _key: 'finance',
  _type: 'financeEstimate',
  anchor: 'finance',
  heading: 'What would it cost a week?',
  text: 'One loan, with the lender’s fees in it. Ask for yours, and you see its rate and its comparison rate before you talk to anyone.',
  amount: 30000,
  ctaLabel: 'Get Finance Now',
  ctaHref: '/finance',
  ...copy,
});

export const budgetSearch = (copy: Partial<Copy<'budgetSearch'>> = {}): DemoBlock => ({
  _key: 'budget',
  _type: 'budgetSearch',
  anchor: 'finance',
  heading: 'Find cars for your budget',
  text: 'Tell us what feels comfortable. We turn it into a price and show what is in stock today.',
  noun: 'car',
  showDisclaimer: true,
  ...copy,
});

export const priceSlider = (heading: string): DemoBlock => ({
  _key: 'price',
  _type: 'priceSlider',
  heading,
  noun: 'cars',
});

/** What customers wrote, the newest first, with the rating of all places. */
export const reviews = (copy: Partial<Copy<'reviews'>> = {}): DemoBlock => ({
  _key: 'reviews',
  _type: 'reviews',
  anchor: 'reviews',
  choice: 'newest',
  ratingOf: 'places',
  ...copy,
});

export const ratingSummary = (copy: Partial<Copy<'ratingSummary'>> = {}): DemoBlock => ({
  _key: 'rating',
  _type: 'ratingSummary',
  ratingOf: 'places',
  ...copy,
});

export const financeCalculator = (copy: Partial<Copy<'financeCalculator'>> = {}): DemoBlock => ({
  _key: 'calculator',
  _type: 'financeCalculator',
  anchor: 'calculator',
  ...copy,
});

/**
 * Plain text: each paragraph is a string; one that starts with `- ` is a list entry, with `1. ` one
 * that is counted, with `## ` a heading. `[words](/path)` is a link.
 */
export function richText(heading: string, ...paragraphs: string[]): DemoBlock {
  return { _key: 'words', _type: 'richText', heading, body: text(...paragraphs) };
}

/** The same with a picture beside it. */
export const pictured = (image: Picture, heading: string, ...paragraphs: string[]): DemoBlock => ({
  _key: 'words',
  _type: 'richText',
  heading,
  image,
  body: text(...paragraphs),
});

/** A text of such paragraphs. */
export const text = (...paragraphs: string[]): TextBlock[] => paragraphs.map(textBlock);

function textBlock(paragraph: string, at: number): TextBlock {
  const [, mark = '', copy = ''] = /^(- |\d+\. |## )?(.*)$/s.exec(paragraph) ?? [];
  return {
    _type: 'block',
    _key: `p${at}`,
    style: mark === '## ' ? 'h3' : 'normal',
    ...(mark === '- ' && { listItem: 'bullet' as const, level: 1 }),
    ...(/^\d/.test(mark) && { listItem: 'number' as const, level: 1 }),
    ...spansOf(copy, `p${at}`),
  };
}

/**
 * Text and links alternate: `split` by a pattern with two groups gives text, label, address, text,
 * …
 */
function spansOf(copy: string, key: string): Pick<TextBlock, 'markDefs' | 'children'> {
  const parts = copy.split(/\[([^\]]+)\]\(([^)]+)\)/);
  const markDefs: LinkMark[] = [];
  const children: TextBlock['children'] = [];
  parts.forEach((part, at) => {
    if (at % 3 === 2) {
      markDefs.push({ _type: 'link', _key: `${key}l${at}`, href: part });
      return;
    }
    const marks = at % 3 === 1 ? [`${key}l${at + 1}`] : [];
    if (part || parts.length === 1) children.push({ _type: 'span', _key: `${key}s${at}`, text: part, marks });
  });
  return { markDefs, children };
}

export const locationSection = (heading: string, copy: Partial<Copy<'locationSection'>> = {}): DemoBlock => ({
  _key: `location-${copy.show ?? 'primary'}`,
  _type: 'locationSection',
  heading,
  show: 'primary',
  ...copy,
});

export const hoursSection = (heading: string, text?: string): DemoBlock => ({
  _key: 'hours',
  _type: 'hoursSection',
  heading,
  ...(text && { text }),
});

export const locationsCarousel = (heading: string): DemoBlock => ({
  _key: 'places',
  _type: 'locationsCarousel',
  heading,
  order: 'name',
});

export const locationsMap = (heading: string, copy: Partial<Copy<'locationsMap'>> = {}): DemoBlock => ({
  _key: 'map',
  _type: 'locationsMap',
  heading,
  show: 'all',
  ...copy,
});

/** The strip of a home page: map, the first places, and when they are open. */
export const homePlaces = (heading: string): DemoBlock =>
  locationsMap(heading, { openingHours: true, limit: 3, linkLabel: 'All locations', linkHref: '/locations' });
