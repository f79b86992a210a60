import { type ImageRequest, parseImageAddress } from '@/domain/media/image-address.ts';

type PagePicture = { address: string; image: ImageRequest; priority: boolean };

/** Screens that most visitors hold: width in CSS pixels and pixels to each. */
const screens = [
  { width: 390, density: 3 },
  { width: 412, density: 1.75 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];

/**
 * The pictures that today's browsers would fetch for a page on usual screens: of each `picture` the
 * AVIF in the width that fits.
 */
export function picturesOfPage(html: string): PagePicture[] {
  const found = new Map<string, PagePicture>();
  for (const [picture, srcset = '', sizes = ''] of html.matchAll(
    /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/?>.*?<\/picture>/g,
  )) {
    const candidates = candidatesOf(srcset);
    for (const { width, density } of screens) {
      const address = fitting(candidates, shownWidth(sizes, width) * density);
      const image = address ? parseImageAddress(address) : null;
      if (address && image) found.set(address, { address, image, priority: picture.includes('loading="eager"') });
    }
  }
  return [...found.values()];
}

type Candidate = { address: string; pixels: number };

function candidatesOf(srcset: string): Candidate[] {
  return srcset.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, pixels: Number.parseInt(width, 10) };
  });
}

/** The narrowest that fills so many pixels, or the widest. */
const fitting = (candidates: readonly Candidate[], pixels: number): string | undefined =>
  (candidates.find((candidate) => candidate.pixels >= pixels) ?? candidates.at(-1))?.address;

/**
 * The width in CSS pixels that `sizes` gives on a screen of this width. It reads lengths in px and
 * vw, or the longer of two, under `(min-width: …px)`; anything else counts as the whole width.
 */
function shownWidth(sizes: string, screen: number): number {
  for (const part of sizes.split(/, (?![^(]*\))/)) {
    const [, from = '0', lengths = ''] = /^(?:\(min-width: (\d+)px\) )?(?:max\()?([^()]+)\)?$/.exec(part) ?? [];
    const widths = [...lengths.matchAll(/(?<![\d.])([\d.]+)(px|vw)/g)].map(([, length, unit]) =>
      unit === 'px' ? Number(length) : (Number(length) / 100) * screen,
    );
    if (widths.length > 0 && screen >= Number(from)) return Math.max(...widths);
  }
  return screen;
}
