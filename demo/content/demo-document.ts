import type {
  Announcement,
  Banner,
  BrandTile,
  DealerGroup,
  DealerOverride,
  Form,
  Lender,
  Link,
  Location,
  Manufacturer,
  Menu,
  Model,
  Offer,
  Page,
  Post,
  PromoTile,
  PromotionSlide,
  PurchaseExtra,
  Review,
  Site,
  SiteOffice,
  SiteSettings,
  Slug,
  Template,
  TextSnippet,
} from '@/schemas/generated/content-types.ts';

type Stamps = '_createdAt' | '_updatedAt' | '_rev';
type Body<Document> = Omit<Document, Stamps>;

type DemoPage = Omit<Body<Page>, 'blocks'> & { blocks: DemoBlock[] };

/** A document of the demo, before the content service stamps it. */
export type DemoDocument =
  | Body<Site>
  | Body<Template>
  | Body<Manufacturer>
  | Body<DealerGroup>
  | Body<DealerOverride>
  | Body<SiteOffice>
  | Body<Menu>
  | Body<Banner>
  | Body<PromoTile>
  | Body<Announcement>
  | Body<Location>
  | Body<Model>
  | Body<BrandTile>
  | Body<Offer>
  | Body<Lender>
  | Body<PromotionSlide>
  | Body<PurchaseExtra>
  | Body<TextSnippet>
  | Body<Post>
  | Body<Form>
  | Body<Review>
  | DemoPage;

/** One demo document of a type by its name: `DocumentOf<'promoTile'>`. */
export type DocumentOf<Type extends DemoDocument['_type']> = Extract<DemoDocument, { _type: Type }>;

type Keyed<Value> = Value & { _key: string };
export type Reference = { _type: 'reference'; _ref: string; _weak?: true };
export type Settings = SiteSettings;

export type LinkMark = { _type: 'link'; _key: string; href: string };
type Span = { _type: 'span'; _key: string; text: string; marks: string[] };
export type TextBlock = {
  _type: 'block';
  _key: string;
  style: 'normal' | 'h2' | 'h3';
  listItem?: 'bullet' | 'number';
  level?: number;
  markDefs: LinkMark[];
  children: Span[];
};

/** The blocks that pages are made of, as far as the demo's pages set their fields. */
export type DemoBlock = NonNullable<Page['blocks']>[number];

export const reference = (_ref: string): Reference => ({ _type: 'reference', _ref });
export const slugOf = (current: string): Slug => ({ _type: 'slug', current });
export const link = (label: string, href: string): Link => ({ _type: 'link', label, href });

/** Gives each member of a list the key by which the studio follows it; keys stay the same as long as the order does. */
export function keyed<Value extends object>(values: readonly Value[]): Keyed<Value>[] {
  return values.map((value, at) => ({ ...value, _key: `k${at}` }));
}

/** To what staff may unpublish at any time: the page then goes without it. */
export const weakReference = (_ref: string): Reference => ({ ...reference(_ref), _weak: true });
export const references = (...ids: string[]): Keyed<Reference>[] => keyed(ids.map(weakReference));
export const links = (...pairs: [label: string, href: string][]): Keyed<Link>[] =>
  keyed(pairs.map(([label, href]) => link(label, href)));
