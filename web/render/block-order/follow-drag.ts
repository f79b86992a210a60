import { nearestGap } from './block-order.ts';

/**
 * Within this distance of the frame's upper or lower edge the page scrolls, by `step` at each
 * frame; pixels.
 */
const edge = 64;
const step = 14;

/**
 * Follows a pressed pointer over the gaps between blocks and marks the nearest one. Resolves with
 * its index when the pointer is released; with null when the drag is cancelled (Escape, or by the
 * browser).
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
