import type { BlockClock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { momentOf } from '@/domain/site/content-shapes.ts';
import { insideWindow, nextBoundary } from '@/domain/stock/promo-window.ts';
import { type Slide, slideOf } from '@/schemas/fragments/promotion-slide.ts';

/** The slides to show now, in the order of staff; reports when one of them starts or ends. */
export function runningSlides(block: BlockOf<'promotionSlider'>, context: BlockClock): Slide[] {
  const slides = (block.source === 'chosen' ? block.slides : block.running) ?? [];
  const dated = slides.flatMap((slide) =>
    slide ? [{ slide, startsAtMs: momentOf(slide.startsAt), expiresAtMs: momentOf(slide.expiresAt) }] : [],
  );
  const boundary = nextBoundary(context.now, dated);
  if (boundary !== null) context.until(boundary);
  return dated.filter((window) => insideWindow(window, context.now)).flatMap(({ slide }) => slideOf(slide) ?? []);
}
