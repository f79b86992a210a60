export type DemoUser = {
  id: string;
  name: string;
  email: string;
  password: string;
  roles: string[];
  /** Slug of the one site whose documents the person may write; absent for administrators. */
  site?: string;
};

/** The demo's one password, told in the README: it opens nothing but an instance on the reader's own machine. */
const password = 'forecourt-demo';

const dealerStaff: readonly [site: string, name: string][] = [
  ['southbank-ford', 'Mei Tran'],
  ['harbour-ford', 'Daniel Okafor'],
  ['ranges-volkswagen', 'Hannah Weiss'],
  ['coastline-mazda', 'Tessa Moore'],
  ['northgate-hyundai', 'Arjun Nair'],
  ['riverside-kia', 'Chloe Barker'],
  ['bayside-toyota', 'Sam Petrakis'],
  ['hilltop-suzuki', 'Ruby Walsh'],
  ['meridian-group', 'Grace Lindqvist'],
  ['cartown', 'Luca Romano'],
];

/** One administrator and one person of each dealer, as the content service takes users. */
export const demoStaff: DemoUser[] = [
  {
    id: 'staff-admin',
    name: 'Robin Hale',
    email: 'admin@forecourt.example',
    password,
    roles: ['administrator'],
  },
  ...dealerStaff.map(([site, name]) => ({
    id: `staff-${site}`,
    name,
    email: `${site}@forecourt.example`,
    password,
    roles: ['dealer'],
    site,
  })),
];

export type DemoPermission =
  | 'read'
  | 'create'
  | 'update'
  | 'publish'
  | 'delete'
  | 'refer'
  | 'history'
  | 'editHistory'
  | 'manage';

/** A role as the content service takes it: `filter` is GROQ over one document, `$site` the slug of the person's own site. */
export type DemoRole = {
  name: string;
  title: string;
  grants: { filter: string; permissions: DemoPermission[] }[];
};

const everything = '_id in path("**")';

/** What a dealer's staff keep: settings of their own site and whatever belongs to it. */
export const dealerTypes = [
  'dealerOverride',
  'page',
  'post',
  'menu',
  'banner',
  'promoTile',
  'promotionSlide',
  'announcement',
  'offer',
  'model',
  'location',
  'review',
  'form',
  'lender',
  'textSnippet',
  'brandTile',
  'redirect',
];

/**
 * A dealer's own documents, drafts included. The site's id is written out because the studio decides in the browser,
 * where a filter sees the document alone and cannot follow its reference. A document that also names a template would
 * be shown on every site of that template, so it is nobody's but the administrators'.
 */
const ownDocuments = `_type in ${JSON.stringify(dealerTypes)} && site._ref == "site-" + $site && !defined(template)`;

/** What nobody else owns: their own, what comes from a template, and what is everybody's. */
const notOfOthers = '(_type != "site" || _id == "site-" + $site) && (!defined(site) || site._ref == "site-" + $site)';

/** Dealers read everything, so that they see what they inherit, and write what is theirs alone (CMS-05). */
export const demoRoles: DemoRole[] = [
  {
    name: 'administrator',
    title: 'Administrator',
    grants: [
      {
        filter: everything,
        permissions: ['read', 'create', 'update', 'publish', 'delete', 'history', 'editHistory', 'manage'],
      },
    ],
  },
  {
    name: 'dealer',
    title: 'Dealer staff',
    grants: [
      { filter: everything, permissions: ['read', 'history'] },
      { filter: ownDocuments, permissions: ['create', 'update', 'publish', 'delete'] },
      { filter: notOfOthers, permissions: ['refer'] },
      // Pictures belong to nobody and are used by address: staff add them, and change none that another dealer may show.
      { filter: '_type in ["sanity.imageAsset", "sanity.fileAsset"]', permissions: ['create'] },
      // The studio's preview leaves a one-time secret that opens the draft mode of the site (CMS-02).
      { filter: '_type == "sanity.previewUrlSecret"', permissions: ['create', 'update', 'delete'] },
    ],
  },
];
