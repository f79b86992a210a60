import { BellIcon } from '@sanity/icons/Bell';
import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { BookIcon } from '@sanity/icons/Book';
import { CommentIcon } from '@sanity/icons/Comment';
import { ComposeIcon } from '@sanity/icons/Compose';
import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { ImagesIcon } from '@sanity/icons/Images';
import { MarkerIcon } from '@sanity/icons/Marker';
import { MenuIcon } from '@sanity/icons/Menu';
import { PresentationIcon } from '@sanity/icons/Presentation';
import { RocketIcon } from '@sanity/icons/Rocket';
import { StarIcon } from '@sanity/icons/Star';
import { TagIcon } from '@sanity/icons/Tag';
import { TransferIcon } from '@sanity/icons/Transfer';

/** The folder that also holds the calendar. */
export const promotions = 'Promotions';
const more = 'More';

/** The lists under a site and under a template, in the order in which staff see them; those of one folder stand together. */
export const ownedTypes = [
  { type: 'page', title: 'Pages', icon: DocumentsIcon, order: 'path', template: true },
  { type: 'post', title: 'Blog posts', icon: BookIcon, order: 'publishedOn', template: true },
  { type: 'menu', title: 'Menus', icon: MenuIcon, order: 'name', template: true },
  { type: 'promoTile', title: 'Promo tiles', icon: StarIcon, order: 'title', template: true, folder: promotions },
  { type: 'banner', title: 'Banners', icon: ImagesIcon, order: 'heading', template: true, folder: promotions },
  {
    type: 'promotionSlide',
    title: 'Promotion slides',
    icon: PresentationIcon,
    order: 'name',
    template: true,
    folder: promotions,
  },
  { type: 'announcement', title: 'Announcements', icon: BellIcon, order: 'text', template: true, folder: promotions },
  { type: 'offer', title: 'Offers', icon: TagIcon, order: 'name', template: true },
  { type: 'model', title: 'Models', icon: RocketIcon, order: 'order', template: true },
  { type: 'location', title: 'Locations', icon: MarkerIcon, order: 'name', template: false },
  { type: 'review', title: 'Reviews', icon: CommentIcon, order: 'writtenAt', template: false },
  { type: 'form', title: 'Forms', icon: ComposeIcon, order: 'name', template: true, folder: more },
  { type: 'lender', title: 'Lenders', icon: CreditCardIcon, order: 'name', template: true, folder: more },
  { type: 'textSnippet', title: 'Texts', icon: BlockContentIcon, order: 'place', template: true, folder: more },
  { type: 'brandTile', title: 'Brand tiles', icon: ImagesIcon, order: 'order', template: true, folder: more },
  { type: 'redirect', title: 'Redirects', icon: TransferIcon, order: 'from', template: true, folder: more },
] as const satisfies readonly {
  type: string;
  title: string;
  icon: unknown;
  order: string;
  template: boolean;
  folder?: string;
}[];

export type OwnedType = (typeof ownedTypes)[number];
export type Owner = 'site' | 'template';

/** A list of its own, or several that stand together. */
export type OwnedFolder = { title: string; lists: OwnedType[] };

/** The lists by folder, in order; a list outside of one stands alone. */
export function ownedFolders(lists: readonly OwnedType[] = ownedTypes): OwnedFolder[] {
  const folders: OwnedFolder[] = [];
  for (const list of lists) {
    const title = 'folder' in list ? list.folder : list.title;
    const last = folders.at(-1);
    if (last && last.title === title) last.lists.push(list);
    else folders.push({ title, lists: [list] });
  }
  return folders;
}

/** The starting values of a model that all dealers of a brand have. */
export const modelOfManufacturer = 'model-of-manufacturer';

/** The name of the form's starting values for a document of `type` that belongs to a site or a template. */
export function startOf(type: string, owner: Owner): string {
  return `${type}-of-${owner}`;
}
