import type { SnippetPlace } from '@/domain/text/text-snippet.ts';
import type { Link, Picture } from '@/schemas/generated/content-types.ts';
import { text } from './demo-blocks.ts';
import {
  type DemoBlock,
  type DocumentOf,
  keyed,
  link,
  links,
  type Reference,
  reference,
  slugOf,
  type TextBlock,
} from './demo-document.ts';
import { withFinanceForm } from './finance-form.ts';
import type { Owner, PageText } from './page-text.ts';

type Window = { startsAt?: string; expiresAt?: string };
type Pair = readonly [label: string, href: string];

export type TileText = Window & {
  title: string;
  text: string;
  link: Pair;
  image?: Picture;
  carTypes?: ('new' | 'demo' | 'used')[];
  strict?: boolean;
};

export type BannerText = Window & {
  heading: string;
  /** For its tab, where several run. */
  shortName?: string;
  text: string;
  image: Picture;
  price?: [label: string, price: string, note: string];
  buttons: Pair[];
};

export type ExtraText = readonly [name: string, priceDollars: number, text: string];

export type AnnouncementText = Window & { emphasis: string; text: string; link: Pair };

const nameOf = (owner: Owner): string => ('site' in owner ? owner.site : `template-${owner.template}`);

const belongsTo = (owner: Owner): { site: Reference } | { template: Reference } =>
  'site' in owner ? { site: reference(`site-${owner.site}`) } : { template: reference(`template-${owner.template}`) };

const linkOf = ([label, href]: Pair): Link => link(label, href);

export function tile(owner: Owner, key: string, { link: to, ...copy }: TileText): DocumentOf<'promoTile'> {
  const _id = `tile-${nameOf(owner)}-${key}`;
  return { _id, _type: 'promoTile', ...copy, link: linkOf(to), ...belongsTo(owner) };
}

/** A banner for the large picture of the home page; `at` counts those of one owner from 0. */
export function homeBanner(owner: Owner, { price, buttons, ...copy }: BannerText, at = 0): DocumentOf<'banner'> {
  const [priceLabel, shown, priceNote] = price ?? [];
  return {
    _id: `banner-${nameOf(owner)}-home${at > 0 ? `-${at + 1}` : ''}`,
    _type: 'banner',
    placement: 'home-hero',
    ...copy,
    ...(price && { priceLabel, price: shown, priceNote }),
    buttons: keyed(buttons.map(linkOf)),
    ...belongsTo(owner),
  };
}

/** A text of the site's own, with placeholders in braces that the page fills in. */
export function snippet(owner: Owner, place: SnippetPlace, copy: string): DocumentOf<'textSnippet'> {
  return { _id: `text-${nameOf(owner)}-${place}`, _type: 'textSnippet', place, text: copy, ...belongsTo(owner) };
}

/** Something that shoppers can add when they buy online. */
export function extra(owner: Owner, [name, priceDollars, copy]: ExtraText, at: number): DocumentOf<'purchaseExtra'> {
  const _id = `extra-${nameOf(owner)}-${at + 1}`;
  return { _id, _type: 'purchaseExtra', name, priceDollars, text: copy, order: at * 10, ...belongsTo(owner) };
}

export function announcement(
  owner: Owner,
  { link: to, ...copy }: AnnouncementText,
  key = '',
): DocumentOf<'announcement'> {
  const _id = `announcement-${nameOf(owner)}${key && `-${key}`}`;
  return { _id, _type: 'announcement', ...copy, link: linkOf(to), dismissible: true, ...belongsTo(owner) };
}

/** An entry of a header menu, with what it opens: entries of its own, and what keeps itself up to date. */
export type Entry = readonly [
  label: string,
  href: string,
  children?: [string, string][],
  opens?: 'models' | 'stock' | 'brands',
];

export function headerMenu(owner: Owner, name: string, entries: readonly Entry[]): DocumentOf<'menu'> {
  const items = entries.map(([label, href, children, opens]) => ({
    _type: 'menuItem' as const,
    label,
    href,
    opens: opens ?? ('list' as const),
    ...(children && { children: links(...children) }),
  }));
  return {
    _id: `menu-${nameOf(owner)}-header`,
    _type: 'menu',
    name,
    kind: 'header',
    items: keyed(items),
    ...belongsTo(owner),
  };
}

type FooterColumn = readonly [title: string, links: [string, string][]];

export function footerMenu(owner: Owner, name: string, columns: readonly FooterColumn[]): DocumentOf<'menu'> {
  const groups = columns.map(([title, below]) => ({ _type: 'menuGroup' as const, title, links: links(...below) }));
  return {
    _id: `menu-${nameOf(owner)}-footer`,
    _type: 'menu',
    name,
    kind: 'footer',
    groups: keyed(groups),
    ...belongsTo(owner),
  };
}

export function page(owner: Owner, content: PageText): DocumentOf<'page'> {
  const { blocks, ...copy } = withFinanceForm(owner, content);
  const key = copy.path === '/' ? 'home' : copy.path.slice(1).replaceAll('/', '-');
  const _id = `page-${nameOf(owner)}-${key}`;
  return { _id, _type: 'page', ...copy, blocks: eachWithItsKey(blocks), ...belongsTo(owner) };
}

/** Builders name a block after its kind; the second of a kind on a page gets a number. */
function eachWithItsKey(blocks: readonly DemoBlock[]): DemoBlock[] {
  const seen = new Map<string, number>();
  return blocks.map((block) => {
    const times = (seen.get(block._key) ?? 0) + 1;
    seen.set(block._key, times);
    return times === 1 ? block : { ...block, _key: `${block._key}-${times}` };
  });
}

export type PostText = {
  slug: string;
  title: string;
  publishedOn: string;
  excerpt?: string;
  image: Picture;
  paragraphs: string[];
};

/** A post of a dealer's blog; its paragraphs as `text` reads them. */
export function post(owner: Owner, { slug, paragraphs, ...copy }: PostText): DocumentOf<'post'> {
  const _id = `post-${nameOf(owner)}-${slug}`;
  return {
    _id,
    _type: 'post',
    ...copy,
    slug: slugOf(slug),
    body: underTitle(text(...paragraphs)),
    ...belongsTo(owner),
  };
}

/** Headings of a post come right under its title; those of a block are under the block's own heading. */
const underTitle = (body: TextBlock[]): TextBlock[] =>
  body.map((block) => (block.style === 'h3' ? { ...block, style: 'h2' } : block));
