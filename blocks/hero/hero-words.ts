import type { BlockClock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { contentImage, links } from '@/domain/site/content-shapes.ts';
import type { SiteBanner, SiteIdentity, SitePromotions } from '@/domain/site/site-parts.ts';
import { insideWindow, nextBoundary } from '@/domain/stock/promo-window.ts';

/** The text of a hero: the block's own, or that of a banner of the site (`ofBanner`). */
export type HeroText = Pick<
  SiteBanner,
  'id' | 'heading' | 'shortName' | 'text' | 'image' | 'priceLabel' | 'price' | 'priceNote' | 'buttons'
> & { ofBanner: boolean };

/** More tabs than this have no room. */
const maxBanners = 5;

/**
 * The running banners of the block's placement in the site's order; the block's own text if it has
 * no placement or none runs (NAV-01, BLK-02). Never empty.
 */
export function heroText(
  block: BlockOf<'hero'>,
  context: BlockClock & { site: Pick<SiteIdentity & SitePromotions, 'name' | 'banners'> },
): [HeroText, ...HeroText[]] {
  const placement = block.placement ?? '';
  const candidates = context.site.banners.filter((banner) => placement !== '' && banner.placement === placement);
  const boundary = nextBoundary(context.now, candidates);
  if (boundary !== null) context.until(boundary);
  const own = ownText(block, context.site.name);
  const running = candidates.filter((banner) => insideWindow(banner, context.now)).slice(0, maxBanners);
  const [first = own, ...others] = running.map((banner) => bannerText(banner, own));
  return [first, ...others];
}

const bannerText = (banner: SiteBanner, own: HeroText): HeroText => ({
  ...banner,
  heading: banner.heading || own.heading,
  image: banner.image ?? own.image,
  ofBanner: true,
});

function ownText(block: BlockOf<'hero'>, siteName: string): HeroText {
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
