import { showArrows } from './card-arrows.ts';
import { findIn } from './find-in-facet.ts';
import { prefetchCar } from './prefetch-cars.ts';
import { tapTrack } from './track-taps.ts';

/** Handles input, taps and pointers on a results page that do not start a search. */
export function handleGesture(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'input') {
    if (target instanceof HTMLInputElement && target.dataset.find !== undefined) findIn(target);
  } else if (event.type === 'click') {
    const track = target instanceof HTMLInputElement ? null : target.closest<HTMLElement>('[data-track]');
    if (track) tapTrack(track, (event as MouseEvent).clientX);
  } else {
    const card = target.closest('article');
    if (!card) return;
    if (event.type === 'pointerover') showArrows(card, event as PointerEvent);
    prefetchCar(card, event as PointerEvent);
  }
}
