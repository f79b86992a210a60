import type { ContentImage } from '@/domain/media/content-image.ts';

/** The groups of a group's brands page, in its order (NAV-22). */
export const brandKinds = [
  { value: 'car', title: 'Car brands' },
  { value: 'motorcycle', title: 'Motorcycle brands' },
  { value: 'truck', title: 'Truck brands' },
  { value: 'group', title: 'Our own brands' },
] as const;

export type BrandKind = (typeof brandKinds)[number]['value'];

export type BrandTile = {
  id: string;
  name: string;
  slug: string;
  kind: BrandKind;
  logo: ContentImage | null;
  href: string;
};

/** Where a tile leads: its own website, `/{slug}` when it skips its page, else its overview (NAV-12, NAV-22). */
export function brandHref(tile: { slug: string; externalUrl: string | null; skipPage: boolean | null }): string {
  if (tile.externalUrl) return tile.externalUrl;
  return tile.skipPage ? `/${tile.slug}` : `/${tile.slug}/overview`;
}
