/** Who a document may belong to: one site, a template, a manufacturer, a dealer group, or, with no owner, all sites. */
export type DocumentOwner = 'site' | 'template' | 'manufacturer' | 'group' | 'all';

/** A kind of page that a change may make stale; web/platform/cache-tags.ts makes a tag of it for each site. */
type StaleKind = 'site' | 'menu' | 'page';

/**
 * A kind of document that has an owner, as the storefront treats it. The studio's own labels and
 * icon are in its schema.
 */
export type OwnedDocument = {
  owners: readonly DocumentOwner[];
  /** What of its owner's sites goes stale when it changes: `site` and `menu` are read with the site itself, so the explorer of settings follows them too. */
  stale: readonly StaleKind[];
  /** The list under its owner in the studio; absent: it has a place of its own there. Lists of one folder are together. */
  list?: { title: string; order: string; folder?: string };
  /** The list of the site that takes it in without being referred to. */
  listOfSite?: 'models' | 'brands' | 'lenders' | 'snippets';
  /** It has a window of time, and is in the calendar. */
  window?: boolean;
  /** The field by which a site's own takes the place of its template's; the id where none does and all are shown. */
  replacedBy?: string;
  /** The setting of a site that must name it before shoppers see it; menus have one by their kind (studio/placing/places.ts). */
  named?: { field: 'promoTiles' | 'banners' | 'locations' | 'announcement'; list: boolean };
  /** It has an address of its own, at which the studio's preview opens (studio/preview/presentation.ts). */
  ownPage?: boolean;
  /** Staff can change its address: the old one then leads to the new one (studio/moving). */
  movable?: boolean;
  /** Shoppers do not get it while its text claims what it may not: a page is whole without it (domain/offers/withheld-claims.ts). */
  withheld?: boolean;
  /** The home page or the frame of all pages shows it: the studio's preview opens there. */
  onHomePage?: boolean;
  /** Absent: a dealer's staff write what belongs to their site. */
  administratorsOnly?: boolean;
};

const ofTemplates = ['site', 'template'] as const;
const ofBrands = ['site', 'template', 'manufacturer'] as const;
const ofAll = ['site', 'template', 'all'] as const;

/** The folder that also holds the calendar. */
export const promotions = 'Promotions';
const more = 'More';

/**
 * Every kind of document that belongs to a site or what lies under it, in the order in which staff see the lists. The studio's lists, starting
 * values, explorer, calendar, impact and preview, the tags of the page cache, the roles of staff and the tests of tenancy follow from it: a
 * new kind is its schema (schemas/documents) and a row here.
 */
export const ownedDocuments = {
  dealerOverride: { owners: ['site'], stale: ['site', 'menu', 'page'], onHomePage: true },
  // What no page shows: where enquiries go, who handles them, accounts with other services.
  siteOffice: { owners: ['site', 'template', 'manufacturer', 'group'], stale: ['site'] },
  page: {
    owners: ofTemplates,
    stale: ['page'],
    list: { title: 'Pages', order: 'path' },
    replacedBy: 'path',
    ownPage: true,
    movable: true,
  },
  post: {
    owners: ofTemplates,
    stale: ['page'],
    list: { title: 'Blog posts', order: 'publishedOn' },
    replacedBy: 'slug.current',
    ownPage: true,
    movable: true,
  },
  vehiclePage: {
    owners: ofBrands,
    stale: ['page'],
    list: { title: 'Vehicle pages', order: 'kind' },
    replacedBy: 'kind',
    ownPage: true,
  },
  menu: {
    owners: ofAll,
    stale: ['menu'],
    list: { title: 'Menus', order: 'name' },
    onHomePage: true,
  },
  promoTile: {
    owners: ofAll,
    stale: ['site', 'page'],
    list: { title: 'Promo tiles', order: 'title', folder: promotions },
    window: true,
    named: { field: 'promoTiles', list: true },
    onHomePage: true,
    withheld: true,
  },
  banner: {
    owners: ofAll,
    stale: ['site', 'page'],
    list: { title: 'Banners', order: 'heading', folder: promotions },
    window: true,
    named: { field: 'banners', list: true },
    onHomePage: true,
    withheld: true,
  },
  promotionSlide: {
    owners: ofAll,
    stale: ['page'],
    list: { title: 'Promotion slides', order: 'name', folder: promotions },
    window: true,
    replacedBy: '_id',
    onHomePage: true,
    withheld: true,
  },
  announcement: {
    owners: ofAll,
    stale: ['site', 'page'],
    list: { title: 'Announcements', order: 'text', folder: promotions },
    window: true,
    named: { field: 'announcement', list: false },
    onHomePage: true,
    withheld: true,
  },
  offer: {
    owners: ofAll,
    stale: ['page'],
    list: { title: 'Offers', order: 'name' },
    window: true,
    replacedBy: '_id',
    onHomePage: true,
    withheld: true,
  },
  model: {
    owners: ofBrands,
    stale: ['site', 'page'],
    list: { title: 'Models', order: 'order' },
    listOfSite: 'models',
  },
  location: {
    owners: ['site'],
    stale: ['site', 'page'],
    list: { title: 'Locations', order: 'name' },
    named: { field: 'locations', list: true },
    ownPage: true,
    movable: true,
  },
  review: { owners: ['site'], stale: ['page'], list: { title: 'Reviews', order: 'writtenAt' } },
  searchRules: {
    owners: ['site'],
    stale: ['site', 'page'],
    list: { title: 'Search rules', order: 'name', folder: more },
  },
  form: { owners: ofAll, stale: ['page'], list: { title: 'Forms', order: 'name', folder: more } },
  lender: {
    owners: ofAll,
    stale: ['site', 'page'],
    list: { title: 'Lenders', order: 'name', folder: more },
    listOfSite: 'lenders',
  },
  textSnippet: {
    owners: ofAll,
    stale: ['site', 'page'],
    list: { title: 'Texts', order: 'place', folder: more },
    listOfSite: 'snippets',
    replacedBy: 'place',
    withheld: true,
  },
  brandTile: {
    owners: ofTemplates,
    stale: ['site', 'page'],
    list: { title: 'Brand tiles', order: 'order', folder: more },
    listOfSite: 'brands',
  },
  purchaseExtra: {
    owners: ofTemplates,
    stale: ['page'],
    list: { title: 'Extras', order: 'order', folder: more },
    replacedBy: '_id',
  },
  thirdPartyTag: {
    owners: ['site'],
    stale: ['site'],
    list: { title: 'Third parties', order: 'name', folder: more },
  },
  redirect: {
    owners: ofTemplates,
    stale: ['page'],
    list: { title: 'Redirects', order: 'from', folder: more },
    replacedBy: 'from',
  },
} as const satisfies Record<string, OwnedDocument>;

/** The kinds under several sites by themselves, and which field of a site names the one that lies under it. */
export const layerDocuments = { template: 'template', manufacturer: 'manufacturer', dealerGroup: 'group' } as const;

const rows: readonly (readonly [string, OwnedDocument])[] = Object.entries(ownedDocuments);

/** The row of a kind; undefined for documents without an owner. */
export const ownedDocument = (type: string): OwnedDocument | undefined => rows.find(([name]) => name === type)?.[1];

/** The id of the office settings of a site or a layer. A hosted service keeps ids with a dot from callers without a token, in a public dataset too. */
export const officeId = (ownerId: string): string => `office.${ownerId}`;

/** The kinds of which something is true, in the table's order. */
export const kindsWhere = (holds: (row: OwnedDocument) => unknown): string[] =>
  rows.filter(([, row]) => holds(row)).map(([type]) => type);

/** Kinds of documents that have an address of their own, which staff can change. */
export type MovableType = {
  [Type in keyof typeof ownedDocuments]: (typeof ownedDocuments)[Type] extends { movable: true } ? Type : never;
}[keyof typeof ownedDocuments];
export const isMovable = (type: string): type is MovableType => ownedDocument(type)?.movable ?? false;

/** Documents that are beside others on a page, which is whole without them. */
export const withheldKinds: ReadonlySet<string> = new Set(kindsWhere(({ withheld }) => withheld));

/** The kinds that lie above sites or are shared by several of them, and that a site is read with: their impact is found in its settings. */
export const kindsInSettings = kindsWhere(
  ({ owners, stale, replacedBy }) =>
    owners.some((owner) => owner !== 'site') && !replacedBy && (stale.includes('site') || stale.includes('menu')),
);

/** The kinds that the site itself is read with (schemas/queries/site-query.ts). */
export const kindsOfSite = kindsWhere(({ stale }) => stale.includes('site') || stale.includes('menu'));

/** Whether documents of a kind that name no owner are for every site; administrators alone may write one (docs/rights.md). */
export const mayBeShared = (type: string): boolean => ownedDocument(type)?.owners.includes('all') ?? false;
