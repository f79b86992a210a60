import { stegaClean } from '@sanity/client/stega';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { insideWindow, nextBoundary } from '@/domain/offers/promo-window.ts';
import { contentImage, links } from '@/domain/site/content-shapes.ts';
import type { SiteBanner } from '@/domain/site/resolved-site.ts';

/** What a hero says, whether the block says it or a banner of the site, whose words are edited in the banner. */
export type HeroWords = Pick<
  SiteBanner,
  'heading' | 'text' | 'image' | 'priceLabel' | 'price' | 'priceNote' | 'buttons'
> & { ofBanner: boolean };

/** The first running banner of the block's place; the block's own words where there is none (NAV-01, BLK-02). */
export function heroWords(block: BlockOf<'hero'>, context: BlockContext): HeroWords {
  const placement = stegaClean(block.placement ?? 'home-hero');
  const candidates = context.site.banners.filter((banner) => banner.placement === placement);
  const boundary = nextBoundary(context.now, candidates);
  if (boundary !== null) context.until(boundary);
  const running = candidates.find((banner) => insideWindow(banner, context.now));
  const own = ownWords(block, context.site.name);
  if (!running) return own;
  return { ...running, heading: running.heading || own.heading, image: running.image ?? own.image, ofBanner: true };
}

function ownWords(block: BlockOf<'hero'>, siteName: string): HeroWords {
  return {
    ofBanner: false,
    heading: block.heading || siteName,
    text: block.text ?? '',
    image: contentImage(block.image),
    priceLabel: block.priceLabel ?? '',
    price: block.price ?? '',
    priceNote: block.priceNote ?? '',
    buttons: links(block.buttons),
  };
}
