import type { Grants, Permission } from '../access/grants.ts';
import { forbidden } from '../problem.ts';
import type { DocumentChange, StoredDocument } from '../store/document.ts';
import { draftId, publishedId } from '../store/document-id.ts';
import { addTo, type IndexOfIds } from '../store/index-of-ids.ts';
import type { DocumentMemory } from '../store/memory.ts';
import { strongReferences } from '../store/references.ts';
import type { Staging } from '../store/staging.ts';
import { foreignReference, missingReference, stillReferenced } from './refusals.ts';

function demand(grants: Grants, permission: Permission, document: StoredDocument, where: Where): void {
  if (grants.allows(permission, document, where)) return;
  throw forbidden(permission, `Insufficient permissions to write document ${JSON.stringify(document._id)}`);
}

type Where = Parameters<Grants['allows']>[2];

/**
 * [CMS-05] The grants decide on the document as it was and as it would become, so that nobody can take over another's
 * document by moving it, nor push an own one into another's hands. Deleting needs `update`, as on the hosted service.
 */
export function checkPermissions(
  changes: readonly DocumentChange[],
  grants: Grants,
  before: Where,
  after: Staging,
  upload?: string,
): void {
  for (const change of changes) {
    if (change.id === upload && change.after) {
      // What an upload says of bytes that are there already is the server's word, not the caller's.
      demand(grants, 'create', change.after, after);
      continue;
    }
    if (change.before) demand(grants, 'update', change.before, before);
    if (change.after) demand(grants, change.before ? 'update' : 'create', change.after, after);
    if (!change.before) checkOtherForms(change.id, grants, before);
  }
}

/** A new draft stands in front of the published document, and a published one takes the place of its draft: both must be the caller's. */
function checkOtherForms(id: string, grants: Grants, before: Where): void {
  for (const other of [publishedId(id), draftId(id)]) {
    const document = before.get(other);
    if (document) demand(grants, 'update', document, before);
  }
}

/** The strong references of each document, read once however many others ask for it. */
class StrongReferences {
  readonly #known = new Map<StoredDocument, Set<string>>();

  of(document: StoredDocument): Set<string> {
    const known = this.#known.get(document) ?? strongReferences(document);
    this.#known.set(document, known);
    return known;
  }
}

/** The changed documents that refer to each target when the transaction is done. */
function changedReferrers(changes: readonly DocumentChange[], strong: StrongReferences): IndexOfIds {
  const referrers: IndexOfIds = new Map();
  for (const { id, after } of changes) if (after) for (const target of strong.of(after)) addTo(referrers, target, id);
  return referrers;
}

/** A document that many others refer to is deleted by naming a few of them. */
const MOST_NAMED = 100;

/**
 * A strong reference always has a target: none is made to nothing, and nothing that has one is deleted. So that nobody keeps another's
 * document from being deleted, callers whose roles have `refer` make such references to the documents it names alone. The work grows with
 * the changes and the references in them, not with their product.
 */
export function checkReferences(
  changes: readonly DocumentChange[],
  grants: Grants,
  memory: DocumentMemory,
  staging: Staging,
): void {
  const strong = new StrongReferences();
  checkDeleted(changes, memory, staging, strong);
  const limited = grants.has('refer');
  for (const { id, before, after } of changes) {
    if (!after) continue;
    const known = before ? strong.of(before) : new Set<string>();
    for (const target of strong.of(after)) {
      if (known.has(target)) continue;
      const document = staging.get(target);
      if (!document) throw missingReference(id, target);
      if (limited && !grants.allows('refer', document, staging)) throw foreignReference(id, target);
    }
  }
}

function checkDeleted(
  changes: readonly DocumentChange[],
  memory: DocumentMemory,
  staging: Staging,
  strong: StrongReferences,
): void {
  const changed = new Set(changes.map(({ id }) => id));
  const referrers = changedReferrers(changes, strong);
  for (const { id, after } of changes) {
    if (after) continue;
    const unchanged = [...memory.referrersOf(id)].filter((one) => !changed.has(one) && refersTo(one, id));
    const remaining = [...unchanged, ...(referrers.get(id) ?? [])].filter((one) => one !== id);
    if (remaining.length > 0) throw stillReferenced(id, remaining.slice(0, MOST_NAMED));
  }

  function refersTo(referrer: string, target: string): boolean {
    const document = staging.get(referrer);
    return document !== undefined && strong.of(document).has(target);
  }
}
