import { layerDocuments, type OwnedDocument, ownedDocuments } from '@/domain/site/owned-documents.ts';

export type Stored = Record<string, unknown> & { _id: string; _type: string };

const ref = (_ref: string) => ({ _type: 'reference', _ref });

/** A word that is in rivals' documents and nowhere else. */
export const rivalWord = 'quokkarivals';
/** A word that is in what the staff of "north" may read. */
export const ownWord = 'numbatours';

const layers = Object.entries(layerDocuments);
const owners: Record<string, string> = {
  site: 'site',
  ...Object.fromEntries(layers.map(([, field]) => [field, field])),
};

/** A document by each address that it may have: published, as a draft, in a release. */
const formsOf = (document: Stored): Stored[] =>
  ['', 'drafts.', 'versions.soon.'].map((bundle) => ({ ...document, _id: `${bundle}${document._id}` }));

const worlds = { north: ownWord, south: rivalWord } as const;
type World = keyof typeof worlds;

/** A site and the layers under it, each its own: two dealers who share nothing. */
function layersOf(world: World): Stored[] {
  const site = {
    _id: `site-${world}`,
    _type: 'site',
    slug: { current: world },
    ...Object.fromEntries(layers.map(([, field]) => [field, ref(`${field}-${world}`)])),
  };
  return [site, ...layers.map(([type, field]) => ({ _id: `${field}-${world}`, _type: type }))];
}

/** A document of each kind under each owner that the table allows it. */
function ownedBy(world: World): Stored[] {
  return Object.entries<OwnedDocument>(ownedDocuments).flatMap(([type, row]) =>
    row.owners.flatMap((owner) => {
      const field = owners[owner];
      return field ? [{ _id: `${type}-${owner}-${world}`, _type: type, [field]: ref(`${field}-${world}`) }] : [];
    }),
  );
}

/** Everything of one dealer and of what lies under its site, in every form. */
export const documentsOf = (world: World): Stored[] =>
  [...layersOf(world), ...ownedBy(world)].flatMap(formsOf).map((document) => ({ ...document, name: worlds[world] }));

/** Documents without an owner: those that all share, and those of kinds that always have one. */
export const withoutOwner = (shared: boolean): Stored[] =>
  Object.entries<OwnedDocument>(ownedDocuments)
    .filter(([, row]) => row.owners.includes('all') === shared)
    .flatMap(([type]) => formsOf({ _id: `${type}-nobodys`, _type: type, name: shared ? ownWord : rivalWord }));
