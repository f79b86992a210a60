import type { PageText } from '@/demo/content/page-text.ts';
import { hero, type Pin, stockSearch } from '../demo-blocks.ts';
import type { DemoBlock } from '../demo-document.ts';
import type { BannerText } from '../owned.ts';

type Home = {
  title: string;
  description: string;
  banner: BannerText;
  pins?: readonly Pin[];
  /** How long each of several banners stays. */
  secondsEach?: number;
  /** What follows the search bar, each dealer's in its own order. */
  blocks: readonly DemoBlock[];
};

/**
 * A dealer's own home page; its hero has the text of the dealer's banner, and the search bar is
 * under it.
 */
export function homePage({ title, description, banner, pins, secondsEach, blocks }: Home): PageText {
  const buttons = banner.buttons.map(([label, href]): [string, string] => [label, href]);
  const opening = hero(banner.heading, banner.text, banner.image, buttons, pins, secondsEach);
  return { path: '/', title, description, blocks: [opening, stockSearch(), ...blocks] };
}
