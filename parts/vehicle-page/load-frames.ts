/** How many frames are fetched at once: a phone's line is shared with the rest of the page. */
const atOnce = 6;

/**
 * Fetches the frames of a spin and counts those that are there. One that fails counts, too: its place shows the frame before it, and the
 * failure is logged (MED-03).
 */
export function loadFrames(addresses: readonly string[], tell: (loaded: number) => void) {
  const pictures: (HTMLImageElement | null)[] = addresses.map(() => null);
  let [next, done] = [0, 0];
  const fetchNext = async (): Promise<void> => {
    const at = next;
    const address = addresses[at];
    if (address === undefined) return;
    next += 1;
    pictures[at] = await decoded(address);
    done += 1;
    if (done === addresses.length) fillGaps(pictures);
    tell(done);
    return fetchNext();
  };
  for (let line = 0; line < atOnce; line += 1) void fetchNext();
  return { pictures };
}

async function decoded(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    console.warn('A frame of the spin could not be loaded.', address);
    return null;
  }
}

function fillGaps(pictures: (HTMLImageElement | null)[]): void {
  const some = pictures.find((picture) => picture !== null) ?? null;
  for (const [at, picture] of pictures.entries()) pictures[at] = picture ?? pictures[at - 1] ?? some;
}
