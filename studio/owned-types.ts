import { BellIcon } from '@sanity/icons/Bell';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { ImagesIcon } from '@sanity/icons/Images';
import { MarkerIcon } from '@sanity/icons/Marker';
import { MenuIcon } from '@sanity/icons/Menu';
import { StarIcon } from '@sanity/icons/Star';

/** The lists under a site and under a template, in the order in which staff see them. */
export const ownedTypes = [
  { type: 'page', title: 'Pages', icon: DocumentsIcon, order: 'path', template: true },
  { type: 'menu', title: 'Menus', icon: MenuIcon, order: 'name', template: true },
  { type: 'promoTile', title: 'Promo tiles', icon: StarIcon, order: 'title', template: true },
  { type: 'banner', title: 'Banners', icon: ImagesIcon, order: 'heading', template: true },
  { type: 'announcement', title: 'Announcements', icon: BellIcon, order: 'text', template: true },
  { type: 'location', title: 'Locations', icon: MarkerIcon, order: 'name', template: false },
] as const;

export type OwnedType = (typeof ownedTypes)[number];
export type Owner = 'site' | 'template';

/** The name of the form's starting values for a document of `type` that belongs to a site or a template. */
export function startOf(type: string, owner: Owner): string {
  return `${type}-of-${owner}`;
}
