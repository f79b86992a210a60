import { nearestGap } from './block-order.ts';

/** This near to the frame's upper or lower edge the page scrolls under the pointer, pixels; and so far each time it is painted. */
const edge = 64;
const step = 14;

/**
 * Follows a pressed pointer (mouse, pen or finger) over the gaps between blocks and marks the nearest one. Resolves with its number when
 * the pointer is let go, with null when the drag is given up (Escape, or the browser took the pointer).
 */
export function followDrag(
  handle: HTMLElement,
  pointerId: number,
  gaps: readonly HTMLElement[],
): Promise<number | null> {
  let resolve: (gap: number | null) => void = () => undefined;
  const gap = new Promise<number | null>((done) => {
    resolve = done;
  });
  const over = new AbortController();
  const { signal } = over;
  let height: number | null = null;
  let aimed: number | null = null;
  const aim = (gap: number | null) => {
    if (aimed !== null) gaps[aimed]?.removeAttribute('data-aimed');
    if (gap !== null) gaps[gap]?.setAttribute('data-aimed', '');
    aimed = gap;
  };
  const end = (gap: number | null) => {
    over.abort();
    aim(null);
    resolve(gap);
  };
  const follow = () => {
    if (signal.aborted) return;
    if (height !== null) {
      if (height < edge) window.scrollBy(0, -step);
      if (height > window.innerHeight - edge) window.scrollBy(0, step);
      aim(
        nearestGap(
          gaps.map((gap) => gap.getBoundingClientRect().top),
          height,
        ),
      );
    }
    requestAnimationFrame(follow);
  };
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', ({ clientY }) => (height = clientY), { signal });
  handle.addEventListener('pointerup', () => end(aimed), { signal });
  handle.addEventListener('pointercancel', () => end(null), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(null), { signal });
  follow();
  return gap;
}
