// Relative: the supervisor gives this to the content service at its start, before it knows the alias.
import { kindsWhere } from './owned-documents.ts';

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

/**
 * A dealer's own documents, drafts included. The site's id is written out because the studio decides in the browser,
 * where a filter sees the document alone and cannot follow its reference. A document that also names a template would
 * be shown on every site of that template, so it is nobody's but the administrators'.
 */
const ownDocuments = `_type in ${JSON.stringify(staffKinds)} && site._ref == "site-" + $site && !defined(template)`;

/** What nobody else owns: their own, what comes from a template, and what is everybody's. */
const notOfOthers = '(_type != "site" || _id == "site-" + $site) && (!defined(site) || site._ref == "site-" + $site)';

const published = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))';
const ofNoOtherSite =
  '(_type != "site" || _id in ["site-" + $site, "drafts.site-" + $site]) && (!defined(site) || site._ref == "site-" + $site)';
const notUploadedByOthers = '(!defined(uploadedBySites) || $site in uploadedBySites)';

/** The one-time secrets that open a preview: their maker's own. The studio asks for one before it has a maker. */
const ownSecrets = '_type == "sanity.previewUrlSecret" && (!defined(userId) || userId == identity())';

/** Everything that is published, what they inherit with its drafts, and of what other dealers prepare nothing. */
const readable = `_type != "sanity.previewUrlSecret" && ${notUploadedByOthers} && ((${published}) || (${ofNoOtherSite}))`;

/** Dealers read what is published or may become theirs, and write what is theirs alone (CMS-05, docs/rights.md). */
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
  {
    name: 'dealer',
    title: 'Dealer staff',
    grants: [
      { filter: readable, permissions: ['read', 'history'] },
      { filter: ownDocuments, permissions: ['create', 'update', 'publish', 'delete'] },
      { filter: notOfOthers, permissions: ['refer'] },
      // Pictures belong to nobody and are used by address: staff add them, and change none that another dealer may show.
      { filter: '_type in ["sanity.imageAsset", "sanity.fileAsset"]', permissions: ['create'] },
      // The studio's preview leaves a one-time secret that opens the draft mode of the site (CMS-02).
      { filter: ownSecrets, permissions: ['read', 'create', 'update', 'delete'] },
    ],
  },
];
