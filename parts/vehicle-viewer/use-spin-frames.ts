import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadFrames } from './load-frames.ts';

type Options = {
  canvas: RefObject<HTMLCanvasElement | null>;
  frames: readonly string[];
  /** Index of the visible frame. */
  frame: number;
  /** Loads at once, for a spin that rotates by itself. */
  atOnce: boolean;
};

/** The frames of a spin, loaded at the first touch and drawn on a canvas once all are there. */
export function useSpinFrames({ canvas, frames, frame, atOnce }: Options) {
  const loading = useRef<ReturnType<typeof loadFrames> | null>(null);
  const [loaded, setLoaded] = useState<number | null>(null);
  const ready = loaded === frames.length;
  useEffect(
    () => () => {
      loading.current?.close();
      loading.current = null;
    },
    [],
  );
  useEffect(() => {
    const picture = ready ? loading.current?.pictures[frame] : null;
    if (!picture || !canvas.current) return;
    const place = canvas.current;
    const drawn = requestAnimationFrame(() => draw(place, picture));
    return () => cancelAnimationFrame(drawn);
  }, [canvas, frame, ready]);
  const load = () => {
    if (loading.current) return;
    setLoaded(0);
    loading.current = loadFrames(frames, pixelsOf(canvas.current), setLoaded);
  };
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (atOnce && !matchMedia('(prefers-reduced-motion: reduce)').matches) begin();
  }, [atOnce]);
  return { ready, load, percent: loaded === null ? null : Math.round((loaded / Math.max(1, frames.length)) * 100) };
}

/** The width of the stage in device pixels, at most double; more would waste memory. */
const pixelsOf = (canvas: HTMLCanvasElement | null): number =>
  Math.round((canvas?.parentElement?.clientWidth || 850) * Math.min(2, devicePixelRatio || 1));

/** Draws a frame in the stage's ratio of 3:2, cropped equally at top and bottom. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const { width, height } = picture;
  const shown = Math.min(height, Math.round((width * 2) / 3));
  if (canvas.width !== width) [canvas.width, canvas.height] = [width, shown];
  canvas
    .getContext('2d', { alpha: false })
    ?.drawImage(picture, 0, (height - shown) / 2, width, shown, 0, 0, width, shown);
}
