import { kindsWhere, layerDocuments } from '@/domain/site/owned-documents.ts';

export type Permission =
  | 'read'
  | 'create'
  | 'update'
  | 'publish'
  | 'delete'
  | 'refer'
  | 'history'
  | 'editHistory'
  | 'manage';

/**
 * A role of the content service: `filter` is GROQ over one document, `$site` the slug of the
 * person's site.
 */
export type Role = { name: string; title: string; grants: { filter: string; permissions: Permission[] }[] };

const everything = '_id in path("**")';

/** Kinds that a dealer's staff edit: those that a site can own. */
export const staffKinds = kindsWhere(
  ({ owners, administratorsOnly }) => owners.includes('site') && administratorsOnly !== true,
);

const layers = Object.entries(layerDocuments);
/** The owner fields of a document; the first that is set counts. */
const ownerFields = ['site', ...layers.map(([, field]) => field)];
/**
 * Kinds that always have an owner: a document without one is incomplete, and only administrators
 * see it.
 */
const neverShared = kindsWhere(({ owners }) => !owners.includes('all'));

/** How filters refer to a person's site: by parameter and reference, or written out. */
type SiteTerms = {
  /** GROQ for the site's slug. */
  slug: string;
  /**
   * GROQ for the ids of the site's document (`site`) and of the layers under it; `null` for one
   * that it does not have.
   */
  id: (field: string) => string;
  /** GROQ for whether the site exists. */
  exists: string;
};

/**
 * The site is resolved as a reference, so that the content service need not re-evaluate at each
 * change of other documents.
 */
const followed: SiteTerms = {
  slug: '$site',
  id: (field) => (field === 'site' ? '"site-" + $site' : `{"_ref": "site-" + $site}->${field}._ref`),
  exists: 'defined({"_ref": "site-" + $site}->_id)',
};

/** Matches a document by id: published, draft and in a release. */
const formsOf = (id: string) =>
  id === 'null' ? 'false' : `(_id in [${id}, "drafts." + ${id}] || _id in path("versions.*." + ${id}))`;

/** Documents that belong to the layer of this field, and have no earlier owner. */
function inheritedBy(field: string, { id }: SiteTerms): string {
  const before = ownerFields.slice(0, ownerFields.indexOf(field)).map((other) => `!defined(${other})`);
  return [...before, `defined(${field})`, `${field}._ref == ${id(field)}`].join(' && ');
}

/**
 * A dealer's own documents, those its site inherits (template, brand, group and their documents),
 * and shared ones. Models name a brand, so staff of a site with many brands see all of them.
 */
const ownOrInherited = (site: SiteTerms) =>
  `(${[
    `_type == "site" && ${formsOf(site.id('site'))}`,
    ...layers.map(([type, field]) => `_type == "${type}" && ${formsOf(site.id(field))}`),
    `_type == "manufacturer" && !defined(${site.id('manufacturer')}) && ${site.exists}`,
    `!(_type in ${JSON.stringify(['site', ...layers.map(([type]) => type)])}) && (${[
      `site._ref == ${site.id('site')}`,
      ...layers.map(([, field]) => inheritedBy(field, site)),
      `${ownerFields.map((field) => `!defined(${field})`).join(' && ')} && !(_type in ${JSON.stringify(neverShared)})`,
    ].join(' || ')})`,
  ].join(' || ')})`;

/**
 * Nothing of other dealers, published or not, in lists, searches, histories or exports
 * (docs/rights.md).
 */
const readable = (site: SiteTerms) =>
  `_type != "sanity.previewUrlSecret" && (!defined(uploadedBySites) || ${site.slug} in uploadedBySites) && ${ownOrInherited(site)}`;

/**
 * A dealer's own documents, including drafts. The site's id is written out, since the studio
 * evaluates filters in the browser, for one document and without references. A document that also
 * names a template would be shown on all of its sites, so it belongs to administrators.
 */
const ownDocuments = ({ id }: SiteTerms) =>
  `_type in ${JSON.stringify(staffKinds)} && site._ref == ${id('site')} && !defined(template)`;

/**
 * One-time secrets for previews, visible to their creator; the studio requests one before it has a
 * creator.
 */
const ownSecrets = '_type == "sanity.previewUrlSecret" && (!defined(userId) || userId == identity())';

/**
 * Dealers read what their site shows, and write only their own documents (CMS-05, docs/rights.md).
 */
const dealer = (site: SiteTerms): Role => ({
  name: 'dealer',
  title: 'Dealer staff',
  grants: [
    { filter: readable(site), permissions: ['read', 'history'] },
    { filter: ownDocuments(site), permissions: ['create', 'update', 'publish', 'delete'] },
    { filter: ownOrInherited(site), permissions: ['refer'] },
    // Pictures have no owner and are used by address: staff may add them, but not change any, as
    // other dealers may show them.
    { filter: '_type in ["sanity.imageAsset", "sanity.fileAsset"]', permissions: ['create'] },
    // The studio's preview creates a one-time secret that enables draft mode (CMS-02).
    { filter: ownSecrets, permissions: ['read', 'create', 'update', 'delete'] },
  ],
});

export const roles: Role[] = [
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
  dealer(followed),
];

/** A site, and the ids of the layers under it. */
export type SiteOfRole = {
  slug: string;
  template?: string | null;
  manufacturer?: string | null;
  group?: string | null;
};

/**
 * The role of a site's staff for a hosted service, whose filters have no parameters and resolve no
 * references: all ids are written out, so create it again when the site's template, brand or group
 * changes.
 */
export function hostedDealer(site: SiteOfRole): Role {
  const ids: Record<string, string | null | undefined> = { ...site, site: `site-${site.slug}` };
  const role = dealer({
    slug: JSON.stringify(site.slug),
    id: (field) => JSON.stringify(ids[field] ?? null),
    exists: 'true',
  });
  const grants = role.grants.filter(({ permissions }) => !permissions.includes('refer'));
  return { name: `dealer-${site.slug}`, title: `Staff of ${site.slug}`, grants };
}
