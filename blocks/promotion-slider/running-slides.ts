import { stegaClean } from '@sanity/client/stega';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { insideWindow, nextBoundary } from '@/domain/offers/promo-window.ts';
import { contentImage, momentOf } from '@/domain/site/content-shapes.ts';
import type { ContentImage } from '@/domain/site/resolved-site.ts';

/** One slide, 1920 by 540 (BLK-01). */
export type Slide = {
  id: string;
  name: string;
  description: string;
  url: string;
  /** Name and description are read out, not shown: the picture has words of its own. */
  hideOverlay: boolean;
  image: ContentImage;
};

/** The slides to show now, in the order of staff; says when one of them starts or ends. */
export function runningSlides(block: BlockOf<'promotionSlider'>, context: BlockContext): Slide[] {
  const slides = (stegaClean(block.source) === 'chosen' ? block.slides : block.running) ?? [];
  const dated = slides.flatMap((slide) =>
    slide ? [{ slide, startsAtMs: momentOf(slide.startsAt), expiresAtMs: momentOf(slide.expiresAt) }] : [],
  );
  const boundary = nextBoundary(context.now, dated);
  if (boundary !== null) context.until(boundary);
  return dated
    .filter((window) => insideWindow(window, context.now))
    .flatMap(({ slide: { _id: id, name, description, url, hideOverlay, image } }) => {
      const picture = contentImage(image);
      if (!picture || !name) return [];
      const words = { name, description: description ?? '', url: stegaClean(url ?? '') };
      return [{ id, ...words, hideOverlay: hideOverlay ?? false, image: picture }];
    });
}
