import type { ContentImage } from '@/domain/media/content-image.ts';
import type { Link } from '@/domain/text/link.ts';

type Maybe<T> = T | null | undefined;
/** A picture as `pictureFragment` reads it. */
export type PictureContent = Maybe<{
  assetId: Maybe<string>;
  alt?: Maybe<string>;
  hotspot?: Maybe<{ x?: Maybe<number>; y?: Maybe<number> }>;
  crop?: Maybe<{ top?: Maybe<number>; bottom?: Maybe<number>; left?: Maybe<number>; right?: Maybe<number> }>;
}>;
type LinkContent = { label?: Maybe<string>; href?: Maybe<string> };

/** Epoch milliseconds of a content service's date and time; null when it has none or no valid one. */
export function momentOf(text: Maybe<string>): number | null {
  const moment = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

/** A picture as the content service gives it, whole; null when none was chosen. */
export function contentImage(picture: PictureContent): ContentImage | null {
  if (!picture?.assetId) return null;
  const { assetId, alt, hotspot, crop } = picture;
  return {
    assetId,
    alt: alt ?? '',
    hotspot: hotspot ? { x: hotspot.x ?? 0.5, y: hotspot.y ?? 0.5 } : null,
    crop: crop ? { top: crop.top ?? 0, bottom: crop.bottom ?? 0, left: crop.left ?? 0, right: crop.right ?? 0 } : null,
  };
}

/** Complete links only: one without a label or without an address leads nowhere. */
export function links(items: Maybe<readonly Maybe<LinkContent>[]>): Link[] {
  return (items ?? []).flatMap((link) => (link?.label && link.href ? [{ label: link.label, href: link.href }] : []));
}

export const linkOf = (link: Maybe<LinkContent>): Link | null => links(link ? [link] : [])[0] ?? null;

/** A list without the references whose document is gone. */
export const present = <T>(items: readonly (T | null)[]): T[] => items.filter((item) => item !== null);
