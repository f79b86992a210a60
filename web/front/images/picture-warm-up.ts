import type { ImageRequest } from '@/domain/media/image-address.ts';
import { picturesOfPage } from './pictures-of-page.ts';

export type WarmUpOptions = {
  /** The first page of every site, as HTML; null where it cannot be had. */
  pages: () => AsyncIterable<string | null>;
  /** Makes a picture unless it is stored already. */
  make: (image: ImageRequest) => Promise<unknown>;
  /** Milliseconds since the last request of a visitor. */
  quietForMs: () => number;
  wait: (ms: number) => Promise<void>;
  /** Pictures made at most. */
  max: number;
};

/** Milliseconds without a request before the next picture is made. */
const quietMs = 1_000;

/**
 * Makes the pictures that first pages open with, then the others of those pages, one at a time and
 * only while there is no other request, so that the first visitor does not wait for them. Returns
 * how many it tried.
 */
export async function warmPictures(options: WarmUpOptions, signal: AbortSignal): Promise<number> {
  const [first, others] = await wanted(options, signal);
  let made = 0;
  for (const image of [...first, ...others].slice(0, options.max)) {
    await untilQuiet(options, signal);
    if (signal.aborted) break;
    await options.make(image).catch(() => null);
    made += 1;
  }
  return made;
}

async function wanted({ pages, max }: WarmUpOptions, signal: AbortSignal): Promise<[ImageRequest[], ImageRequest[]]> {
  const first = new Map<string, ImageRequest>();
  const others = new Map<string, ImageRequest>();
  for await (const html of pages()) {
    if (signal.aborted || first.size + others.size >= max) break;
    for (const { address, image, priority } of html ? picturesOfPage(html) : [])
      (priority ? first : others).set(address, image);
  }
  return [[...first.values()], [...others].filter(([address]) => !first.has(address)).map(([, image]) => image)];
}

async function untilQuiet({ quietForMs, wait }: WarmUpOptions, signal: AbortSignal): Promise<void> {
  for (let quiet = quietForMs(); quiet < quietMs && !signal.aborted; quiet = quietForMs()) await wait(quietMs - quiet);
}
