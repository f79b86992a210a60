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

/** A role as the content service takes it: `filter` is GROQ over one document, `$site` the slug of the person's own site. */
export type Role = { name: string; title: string; grants: { filter: string; permissions: Permission[] }[] };

const everything = '_id in path("**")';

/** What a dealer's staff keep: settings of their own site and whatever belongs to it. */
export const staffKinds = kindsWhere(
  ({ owners, administratorsOnly }) => owners.includes('site') && administratorsOnly !== true,
);

const layers = Object.entries(layerDocuments);
/** The fields that name a document's owner; the first that is filled in counts. */
const ownerFields = ['site', ...layers.map(([, field]) => field)];
/** Kinds that always have an owner: one without is half made, or was left behind, and is the administrators'. */
const neverShared = kindsWhere(({ owners }) => !owners.includes('all'));

/** How filters speak of a person's own site: by parameter and reference, or written out. */
type SiteTerms = {
  /** GROQ for the site's slug. */
  slug: string;
  /** GROQ for the ids of the site's document (`site`) and of the layers under it; `null` for one that it does not have. */
  id: (field: string) => string;
  /** GROQ for whether the site is there at all. */
  exists: string;
};

/** The site is followed as a reference, so that the content service need not decide anew with each change of anything else. */
const followed: SiteTerms = {
  slug: '$site',
  id: (field) => (field === 'site' ? '"site-" + $site' : `{"_ref": "site-" + $site}->${field}._ref`),
  exists: 'defined({"_ref": "site-" + $site}->_id)',
};

/** A document by its id, as published, as a draft and in a release. */
const formsOf = (id: string) =>
  id === 'null' ? 'false' : `(_id in [${id}, "drafts." + ${id}] || _id in path("versions.*." + ${id}))`;

/** What belongs to the layer of one field, and to nothing that goes before it. */
function inheritedBy(field: string, { id }: SiteTerms): string {
  const before = ownerFields.slice(0, ownerFields.indexOf(field)).map((other) => `!defined(${other})`);
  return [...before, `defined(${field})`, `${field}._ref == ${id(field)}`].join(' && ');
}

/**
 * What is a dealer's own, what its site inherits (its template, brand and group, and what belongs to them), and what is
 * everybody's. Models name a brand, so staff of a site of many brands choose among all of them.
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

/** Of other dealers nothing, published or not: neither lists, searches, histories nor exports name it (docs/rights.md). */
const readable = (site: SiteTerms) =>
  `_type != "sanity.previewUrlSecret" && (!defined(uploadedBySites) || ${site.slug} in uploadedBySites) && ${ownOrInherited(site)}`;

/**
 * A dealer's own documents, drafts included. The site's id is written out because the studio decides in the browser,
 * where a filter sees the document alone and cannot follow its reference. A document that also names a template would
 * be shown on every site of that template, so it belongs to administrators alone.
 */
const ownDocuments = ({ id }: SiteTerms) =>
  `_type in ${JSON.stringify(staffKinds)} && site._ref == ${id('site')} && !defined(template)`;

/**
 * The one-time secrets that open a preview: their maker's own. The studio requests one before it
 * has a maker.
 */
const ownSecrets = '_type == "sanity.previewUrlSecret" && (!defined(userId) || userId == identity())';

/** Dealers read what their site shows, and write what is theirs alone (CMS-05, docs/rights.md). */
const dealer = (site: SiteTerms): Role => ({
  name: 'dealer',
  title: 'Dealer staff',
  grants: [
    { filter: readable(site), permissions: ['read', 'history'] },
    { filter: ownDocuments(site), permissions: ['create', 'update', 'publish', 'delete'] },
    { filter: ownOrInherited(site), permissions: ['refer'] },
    // Pictures have no owner and are used by address: staff add them, and change none that another dealer may show.
    { filter: '_type in ["sanity.imageAsset", "sanity.fileAsset"]', permissions: ['create'] },
    // The studio's preview leaves a one-time secret that opens the draft mode of the site (CMS-02).
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
 * The role of one site's staff for a hosted service, whose filters have no parameters and follow no
 * references: all is written out, so it is made anew when the site changes its template, brand or
 * group. Nothing there uses `refer`.
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
