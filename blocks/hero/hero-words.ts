import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { insideWindow, nextBoundary } from '@/domain/offers/promo-window.ts';
import { contentImage, links } from '@/domain/site/content-shapes.ts';
import type { SiteBanner } from '@/domain/site/resolved-site.ts';

/** What a hero says, whether the block says it or a banner of the site, whose words are edited in the banner. */
export type HeroWords = Pick<
  SiteBanner,
  'id' | 'heading' | 'shortName' | 'text' | 'image' | 'priceLabel' | 'price' | 'priceNote' | 'buttons'
> & { ofBanner: boolean };

/** More tabs than these have no room for their names. */
const mostBanners = 5;

/** The running banners of the block's place in the site's order; the block's own words where it names no place or none runs (NAV-01, BLK-02). Never empty. */
export function heroWords(block: BlockOf<'hero'>, context: BlockContext): [HeroWords, ...HeroWords[]] {
  const placement = block.placement ?? '';
  const candidates = context.site.banners.filter((banner) => placement !== '' && banner.placement === placement);
  const boundary = nextBoundary(context.now, candidates);
  if (boundary !== null) context.until(boundary);
  const own = ownWords(block, context.site.name);
  const running = candidates.filter((banner) => insideWindow(banner, context.now)).slice(0, mostBanners);
  const [first = own, ...others] = running.map((banner) => bannerWords(banner, own));
  return [first, ...others];
}

const bannerWords = (banner: SiteBanner, own: HeroWords): HeroWords => ({
  ...banner,
  heading: banner.heading || own.heading,
  image: banner.image ?? own.image,
  ofBanner: true,
});

function ownWords(block: BlockOf<'hero'>, siteName: string): HeroWords {
  return {
    id: block._key,
    ofBanner: false,
    heading: block.heading || siteName,
    shortName: '',
    text: block.text ?? '',
    image: contentImage(block.image),
    priceLabel: block.priceLabel ?? '',
    price: block.price ?? '',
    priceNote: block.priceNote ?? '',
    buttons: links(block.buttons),
  };
}
