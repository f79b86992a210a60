import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Look } from '@/domain/stock/vehicle-page/panorama.ts';
import { timedSignal } from '@/ui/signals/timed-signal.ts';
import { panoramaDrawing } from './panorama-drawing.ts';

/** Long, since a panorama is a large picture. Milliseconds. */
const timeoutMs = 30_000;

type State = 'loading' | 'ready' | 'failed' | 'flat';

/**
 * Fetches a panorama and draws the current look. `ratio` and `stage` are width divided by height,
 * of the picture and of the stage.
 */
export function usePanorama(canvas: RefObject<HTMLCanvasElement | null>, address: string, look: Look) {
  const drawing = useRef<ReturnType<typeof panoramaDrawing>>(null);
  const [state, setState] = useState<State>('loading');
  const [ratio, setRatio] = useState(2);
  const [stage, setStage] = useState(1.5);
  useEffect(() => {
    const stop = new AbortController();
    fetchPicture(address, stop.signal)
      .then((picture) => {
        if (!canvas.current || stop.signal.aborted) return;
        drawing.current = panoramaDrawing(canvas.current, picture);
        setRatio(picture.width / picture.height);
        setState(drawing.current ? 'ready' : 'flat');
        picture.close();
      })
      .catch(() => stop.signal.aborted || setState('failed'));
    return () => stop.abort();
  }, [address, canvas]);
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const resized = new ResizeObserver(() => {
      const scale = Math.min(2, devicePixelRatio || 1);
      [place.width, place.height] = [place.clientWidth * scale, place.clientHeight * scale];
      setStage(place.clientWidth / Math.max(1, place.clientHeight));
      drawing.current?.(looked.current);
    });
    resized.observe(place);
    return () => resized.disconnect();
  }, [canvas]);
  const looked = useRef(look);
  useEffect(() => {
    looked.current = look;
    if (state !== 'ready') return;
    const drawn = requestAnimationFrame(() => drawing.current?.(look));
    return () => cancelAnimationFrame(drawn);
  }, [look, state]);
  return { state, ratio, stage };
}

async function fetchPicture(address: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(address, { signal: timedSignal(signal, timeoutMs) });
  if (!response.ok) throw new Error(`The panorama's address answered ${response.status}.`);
  return createImageBitmap(await response.blob());
}
