import type { ContentImage } from '@/domain/media/content-image.ts';
import { contentImageSize, contentImageSource, imageAddress } from '@/domain/media/image-address.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { contentImage, type PictureContent } from '@/domain/site/content-shapes.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import { socialCardSize } from '@/web/print/social-card-size.ts';

/** A picture for shared links (ogp.me), with an absolute address. */
type SocialPicture = { url: string; width: number; height: number; alt: string };

const width = 1280;
/** Networks ignore smaller pictures or show them tiny. */
const minWidth = 600;

/** The page's own picture if it is large enough, else the site's card. */
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

/** The first picture in blocks, in page order. */
export function firstPicture(content: unknown): ContentImage | null {
  if (typeof content !== 'object' || content === null) return null;
  if ('assetId' in content && typeof content.assetId === 'string') return contentImage(content as PictureContent);
  for (const inner of Object.values(content)) {
    const found = firstPicture(inner);
    if (found) return found;
  }
  return null;
}
