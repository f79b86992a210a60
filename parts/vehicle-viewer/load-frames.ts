import { timedSignal } from '@/ui/signals/timed-signal.ts';

/** Parallel requests: the rest of the page shares a phone's connection. */
const atOnce = 6;
/** Timeout of a frame, milliseconds. */
const timeoutMs = 30_000;

/**
 * Fetches and decodes the frames of a spin, at most `pixels` wide, and reports how many are done.
 * Failed frames count too: the one before is shown in their place, and the failure is logged
 * (MED-03).
 */
export function loadFrames(addresses: readonly string[], pixels: number, notify: (loaded: number) => void) {
  const pictures: (ImageBitmap | null)[] = addresses.map(() => null);
  const stop = new AbortController();
  let next = 0;
  let done = 0;
  const fetchNext = async (): Promise<void> => {
    const at = next;
    const address = addresses[at];
    if (address === undefined || stop.signal.aborted) return;
    next += 1;
    const picture = await decoded(address, pixels, stop.signal);
    if (stop.signal.aborted) return picture?.close();
    pictures[at] = picture;
    done += 1;
    if (done === addresses.length) fillGaps(pictures);
    notify(done);
    return fetchNext();
  };
  for (let line = 0; line < atOnce; line += 1) void fetchNext();
  return {
    pictures,
    /** Stops fetching and frees the memory. */
    close: () => {
      stop.abort();
      for (const picture of pictures) picture?.close();
    },
  };
}

/** Decoded in advance: a drag at 60 frames a second leaves no time for it. */
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
