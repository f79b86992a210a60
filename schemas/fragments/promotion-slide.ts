import type { ContentImage } from '@/domain/media/content-image.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';
import type { BLOCK_CONTENT_QUERY_RESULT } from '@/schemas/generated/content-types.ts';

/** A promotion slide document; times are ISO strings or null. */
export const promotionSlideFragment = `_id, _type, name, description, url, hideOverlay, image{${pictureFragment}}, startsAt, expiresAt`;

/** One slide, 1920 by 540 (BLK-01). */
export type Slide = {
  id: string;
  name: string;
  description: string;
  url: string;
  /** Name and description are only for screen readers: the picture contains its own text. */
  hideOverlay: boolean;
  image: ContentImage;
};

type Blocks = NonNullable<BLOCK_CONTENT_QUERY_RESULT[number]['blocks']>[number];
type SlideContent = NonNullable<NonNullable<Extract<Blocks, { _type: 'promotionSlider' }>['running']>[number]>;

/** A slide as the domain's type; null without a picture or a name. */
export function slideOf({ _id: id, name, description, url, hideOverlay, image }: SlideContent): Slide | null {
  const picture = contentImage(image);
  if (!picture || !name) return null;
  return {
    id,
    name,
    description: description ?? '',
    url: url ?? '',
    hideOverlay: hideOverlay ?? false,
    image: picture,
  };
}
