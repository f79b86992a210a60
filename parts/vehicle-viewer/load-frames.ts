import { timedSignal } from '@/ui/signals/timed-signal.ts';

/** How many frames are fetched at once: a phone's line is shared with the rest of the page. */
const atOnce = 6;
/** A frame that takes longer fails, milliseconds. */
const timeoutMs = 30_000;

/**
 * Fetches the frames of a spin, decoded and no wider than `pixels`, and counts those that are there. One that fails counts, too: its
 * place shows the frame before it, and the failure is logged (MED-03).
 */
export function loadFrames(addresses: readonly string[], pixels: number, notify: (loaded: number) => void) {
  const pictures: (ImageBitmap | null)[] = addresses.map(() => null);
  const stop = new AbortController();
  let [next, done] = [0, 0];
  const fetchNext = async (): Promise<void> => {
    const at = next;
    const address = addresses[at];
    if (address === undefined || stop.signal.aborted) return;
    next += 1;
    pictures[at] = await decoded(address, pixels, stop.signal);
    done += 1;
    if (done === addresses.length) fillGaps(pictures);
    if (!stop.signal.aborted) notify(done);
    return fetchNext();
  };
  for (let line = 0; line < atOnce; line += 1) void fetchNext();
  return {
    pictures,
    /** Ends the fetching and gives the memory back. */
    close: () => {
      stop.abort();
      for (const picture of pictures) picture?.close();
    },
  };
}

/** Decoded once and for good: a drag at 60 frames a second leaves no time to decode while it draws. */
async function decoded(address: string, pixels: number, signal: AbortSignal): Promise<ImageBitmap | null> {
  try {
    const response = await fetch(address, { signal: timedSignal(signal, timeoutMs) });
    if (!response.ok) throw new Error(`The picture's address answered ${response.status}.`);
    const bitmap = await createImageBitmap(await response.blob());
    return bitmap.width > pixels ? narrowed(bitmap, pixels) : bitmap;
  } catch {
    if (!signal.aborted) console.warn('A frame of the spin could not be loaded.', address);
    return null;
  }
}

async function narrowed(bitmap: ImageBitmap, pixels: number): Promise<ImageBitmap> {
  const small = await createImageBitmap(bitmap, { resizeWidth: pixels, resizeQuality: 'medium' });
  bitmap.close();
  return small;
}

function fillGaps(pictures: (ImageBitmap | null)[]): void {
  const some = pictures.find((picture) => picture !== null) ?? null;
  for (const [at, picture] of pictures.entries()) pictures[at] = picture ?? pictures[at - 1] ?? some;
}
