import type { Grants, Permission } from '../access/grants.ts';
import { forbidden } from '../problem.ts';
import type { DocumentChange, StoredDocument } from '../store/document.ts';
import { draftId, publishedId } from '../store/document-id.ts';
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

function remainingReferrers(
  id: string,
  memory: DocumentMemory,
  staging: Staging,
  changes: readonly DocumentChange[],
): string[] {
  const possible = new Set([...memory.referrersOf(id), ...changes.map((change) => change.id)]);
  return [...possible].filter((referrer) => {
    const document = staging.get(referrer);
    return referrer !== id && document !== undefined && strongReferences(document).has(id);
  });
}

/**
 * A strong reference always has a target: none is made to nothing, and nothing that has one is deleted. So that nobody keeps another's
 * document from being deleted, callers whose roles have `refer` make such references to the documents it names alone.
 */
export function checkReferences(
  changes: readonly DocumentChange[],
  grants: Grants,
  memory: DocumentMemory,
  staging: Staging,
): void {
  const limited = grants.has('refer');
  for (const change of changes) {
    if (!change.after) {
      const referrers = remainingReferrers(change.id, memory, staging, changes);
      if (referrers.length > 0) throw stillReferenced(change.id, referrers);
      continue;
    }
    const known = change.before ? strongReferences(change.before) : new Set<string>();
    for (const target of strongReferences(change.after)) {
      if (known.has(target)) continue;
      const document = staging.get(target);
      if (!document) throw missingReference(change.id, target);
      if (limited && !grants.allows('refer', document, staging)) throw foreignReference(change.id, target);
    }
  }
}
