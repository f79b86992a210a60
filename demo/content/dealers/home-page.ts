import {
  bodyTypes,
  budgetSearch,
  hero,
  homePlaces,
  latestStock,
  type Pin,
  reviews,
  richText,
  siteTiles,
  stockSearch,
} from '../demo-blocks.ts';
import type { DemoBlock } from '../demo-document.ts';
import type { BannerWords, PageWords } from '../owned.ts';

type Home = {
  title: string;
  description: string;
  banner: BannerWords;
  pins?: readonly Pin[];
  stockHeading?: string;
  /** False where the dealer states no finance. */
  finance?: boolean;
  /** Absent: those of a dealer that sells a maker's whole range. */
  bodies?: readonly Parameters<typeof bodyTypes>[number][];
  words: [heading: string, ...paragraphs: string[]];
  /** Heading of the map with the dealer's places. */
  places?: string;
  /** Between the tiles and the words. */
  more?: DemoBlock[];
  /** What it shows of its reviews, at the foot of the page. */
  reviewWords?: Parameters<typeof reviews>[0];
};

/** A dealer's own home page, in the order that most of them keep; its hero says what the dealer's banner says. */
export function homePage({
  title,
  description,
  banner,
  pins,
  stockHeading,
  finance = true,
  bodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van'],
  words,
  more = [],
  places = 'Come and see us',
  reviewWords,
}: Home): PageWords {
  const buttons = banner.buttons.map(([label, href]): [string, string] => [label, href]);
  return {
    path: '/',
    title,
    description,
    blocks: [
      hero(banner.heading, banner.text, banner.image, buttons, pins),
      stockSearch(),
      bodyTypes(...bodies),
      latestStock(stockHeading ?? 'Latest stock'),
      ...(finance ? [budgetSearch()] : []),
      siteTiles(),
      ...more,
      richText(...words),
      homePlaces(places),
      reviews(reviewWords),
    ],
  };
}
