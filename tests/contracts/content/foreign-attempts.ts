const of = (site: string) => ({ site: { _type: 'reference', _ref: `site-${site}` } });

/** Whose staff make the attempts, and an id under which nothing of theirs is; whose document it is. */
export type Sides = { mine: string; own: string; theirs: string };

type Attempt = {
  name: string;
  path: string;
  body: { mutations: object[] } | { actions: object[] };
  /**
   * It would make a document under the id itself: whether an id is free cannot be hidden from who
   * takes it, and that is all that is revealed.
   */
  takesId?: boolean;
};

/**
 * Every kind of mutation and action of one dealer's staff that names a document of another dealer's in any of its places, each in the form
 * that would return it, copy it into an own document, or compare its revision.
 * @param id of the foreign document @param type its type
 */
export function attemptsAt(id: string, type: string, { mine: site, own, theirs }: Sides): Attempt[] {
  const published = id.replace(/^drafts\.|^versions\.[^.]+\./, '');
  const mine = { _type: type, title: 'Mine', ...of(site) };
  const toMe = { set: of(site) };
  const ownDraft = `drafts.${own}`;
  const ownVersion = `versions.soon.${own}`;
  const mutations: [string, object[], boolean?][] = [
    ['create', [{ create: { ...mine, _id: id } }], true],
    ['createIfNotExists', [{ createIfNotExists: { ...mine, _id: id } }], true],
    ['createIfNotExists as theirs', [{ createIfNotExists: { ...mine, ...of(theirs), _id: id } }], true],
    ['createIfNotExists of another type', [{ createIfNotExists: { ...mine, _type: 'menu', _id: id } }], true],
    ['createOrReplace', [{ createOrReplace: { ...mine, _id: id } }], true],
    ['createOrReplace of another type', [{ createOrReplace: { ...mine, _type: 'menu', _id: id } }], true],
    ['create of its draft', [{ create: { ...mine, _id: `drafts.${published}` } }], true],
    ['create of its version', [{ create: { ...mine, _id: `versions.late.${published}` } }], true],
    ['delete', [{ delete: { id } }]],
    ['delete by query', [{ delete: { query: '*[_id == $id]', params: { id } } }]],
    ['patch', [{ patch: { id, ...toMe } }]],
    ['patch of nothing', [{ patch: { id } }]],
    ['patch of a revision', [{ patch: { id, ifRevisionID: 'another', ...toMe } }]],
    ['patch by query', [{ patch: { query: '*[_id == $id]', params: { id }, ...toMe } }]],
    ['patch by a query of its words', [{ patch: { query: '*[title match "rivals"]', ...toMe } }]],
    ['a strong reference', [{ create: { ...mine, _id: own, related: { _type: 'reference', _ref: id } } }]],
    ['create, then patch', [{ createIfNotExists: { ...mine, _id: id } }, { patch: { id, ...toMe } }], true],
  ];
  const actions: [string, object[], boolean?][] = [
    ['create', [{ publishedId: published, attributes: { ...mine, _id: id } }], true],
    ['create', [{ publishedId: published, attributes: { ...mine, _id: id }, ifExists: 'ignore' }], true],
    ['edit', [{ publishedId: id, draftId: ownDraft, patch: toMe }]],
    ['edit', [{ publishedId: published, draftId: id, patch: toMe }]],
    ['edit', [{ publishedId: id, draftId: ownVersion, patch: toMe }]],
    ['publish', [{ publishedId: own, draftId: id }]],
    ['publish', [{ publishedId: own, versionId: id, ifDraftRevisionId: 'another' }]],
    ['unpublish', [{ publishedId: id, draftId: ownDraft }]],
    ['unpublish', [{ publishedId: id }]],
    ['delete', [{ publishedId: id, includeDrafts: [] }]],
    ['delete', [{ publishedId: own, includeDrafts: [id] }]],
    ['discard', [{ draftId: id }]],
    ['discard', [{ versionId: id }]],
    ['replaceDraft', [{ publishedId: published, attributes: { ...mine, _id: id } }], true],
    ['version.create', [{ publishedId: own, baseId: id, releaseId: 'soon' }]],
    ['version.create', [{ publishedId: own, baseId: id, versionId: ownVersion }]],
    ['version.create', [{ publishedId: own, baseId: id, releaseId: 'soon', ifBaseRevisionId: 'another' }]],
    ['version.create', [{ document: { ...mine, _id: id } }], true],
    ['version.replace', [{ document: { ...mine, _id: id } }], true],
    ['version.discard', [{ versionId: id }]],
    ['version.unpublish', [{ publishedId: id, versionId: ownVersion }]],
    ['version.unpublish', [{ publishedId: published, versionId: id }]],
  ];
  const edit = (draftId: string) => ({
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId: own,
    patch: toMe,
  });
  const named = (name: string, list: object[]) =>
    list.map((fields) => ({ actionType: `sanity.action.document.${name}`, ...fields }));
  const options = [
    'returnDocuments=true',
    'returnDocuments=true&dryRun=true',
    'returnIds=true&autoGenerateArrayKeys=true',
  ];
  return [
    ...mutations.flatMap(([name, list, takesId = false]) =>
      options.map((option) => ({
        name: `${name}, ${option}`,
        path: `mutate/production?${option}`,
        body: { mutations: list },
        takesId,
      })),
    ),
    ...actions.flatMap(([name, list, takesId = false]) =>
      [
        { path: 'actions/production', more: [] },
        { path: 'actions/production?dryRun=true', more: [] },
        { path: 'actions/production', more: [edit(ownDraft)] },
        { path: 'actions/production', more: [edit(ownVersion)] },
      ].map(({ path, more }) => ({
        name: `${name} ${JSON.stringify(list)}`,
        path,
        body: { actions: [...named(name, list), ...more] },
        takesId,
      })),
    ),
  ];
}
