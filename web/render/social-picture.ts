import type { ContentImage } from '@/domain/media/content-image.ts';
import { contentImageSize, contentImageSource, imageAddress } from '@/domain/media/image-address.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { contentImage, type PictureContent } from '@/domain/site/content-shapes.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import { socialCardSize } from '@/web/print/social-card-size.ts';

/** A picture beside a shared link (ogp.me), under a whole address. */
type SocialPicture = { url: string; width: number; height: number; alt: string };

const width = 1280;
/** Networks leave smaller ones out, or show them as a stamp. */
const minWidth = 600;

/** A page's own picture where it is large enough, else the site's card. */
export function socialPicture(
  image: ContentImage | null | undefined,
  { site, origin }: { site: Pick<SiteIdentity, 'name'>; origin: string },
): SocialPicture {
  const [own = 0, high = 0] = (image && contentImageSize(image)) || [];
  if (!image || own < minWidth || high === 0)
    return { url: origin + pathOfRoute('siteCard'), ...socialCardSize, alt: site.name };
  const shown = Math.min(own, width);
  const url = origin + imageAddress(contentImageSource(image), width, 'jpg');
  return { url, width: shown, height: Math.round((shown * high) / own), alt: image.alt };
}

/** The first picture among blocks, in the order in which they are on the page. */
export function firstPicture(content: unknown): ContentImage | null {
  if (typeof content !== 'object' || content === null) return null;
  if ('assetId' in content && typeof content.assetId === 'string') return contentImage(content as PictureContent);
  for (const inner of Object.values(content)) {
    const found = firstPicture(inner);
    if (found) return found;
  }
  return null;
}
