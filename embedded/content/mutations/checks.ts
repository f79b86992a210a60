import type { Grants } from '../access/grants.ts';
import { forbidden } from '../problem.ts';
import type { MayRead } from '../query/perspective.ts';
import type { DocumentChange, StoredDocument } from '../store/document.ts';
import { publishedId } from '../store/document-id.ts';
import { addTo, type IndexOfIds } from '../store/index-of-ids.ts';
import type { DocumentMemory } from '../store/memory.ts';
import { strongReferences } from '../store/references.ts';
import type { Staging } from '../store/staging.ts';
import { VisibleStaging } from '../store/visible-staging.ts';
import { foreignReference, missingReference, stillReferenced } from './refusals.ts';

type Where = Parameters<Grants['allows']>[2];

/** Documents before and after the transaction, and the forms of each as stored. */
interface Places {
  readonly before: Where;
  readonly after: Staging;
  readonly forms: Pick<DocumentMemory, 'formsOf'>;
}

/**
 * [CMS-05] The grants decide on the document as it was and as it would become, so that no caller
 * takes over another's document by moving it, nor push an own one into another's hands. Deleting
 * needs `update`, as on the hosted service. A refusal names the document that was to be written
 * and, where its caller may not read the document there, is the same as where there is none.
 */
export function checkPermissions(
  changes: readonly DocumentChange[],
  grants: Grants,
  { before, after, forms }: Places,
  upload?: string,
): void {
  for (const change of changes) {
    // An upload's fields on bytes that are there already are the server's, not the caller's.
    const stands = change.id === upload ? null : change.before;
    const named = stands && grants.mayRead(stands) ? 'update' : 'create';
    const requested = stands ? 'update' : 'create';
    const allowed =
      (!stands || grants.allows('update', stands, before)) &&
      (!change.after || grants.allows(requested, change.after, after)) &&
      (change.before !== null || ownsOtherForms(change.id, grants, before, forms));
    if (!allowed) throw forbidden(named, `Insufficient permissions to write document ${JSON.stringify(change.id)}`);
  }
}

/** A new draft or version hides the published document, and a published one replaces both: the caller must own all. */
function ownsOtherForms(id: string, grants: Grants, before: Where, forms: Places['forms']): boolean {
  return [...forms.formsOf(publishedId(id))].every((other) => {
    const document = before.get(other);
    return !document || grants.allows('update', document, before);
  });
}

/** The strong references of each document, read once however many others refer to it. */
class StrongReferences {
  readonly #cached = new Map<StoredDocument, Set<string>>();

  of(document: StoredDocument): Set<string> {
    const existing = this.#cached.get(document) ?? strongReferences(document);
    this.#cached.set(document, existing);
    return existing;
  }
}

/** The changed documents that refer to each target when the transaction is done. */
function changedReferrers(changes: readonly DocumentChange[], strong: StrongReferences): IndexOfIds {
  const referrers: IndexOfIds = new Map();
  for (const { id, after } of changes) if (after) for (const target of strong.of(after)) addTo(referrers, target, id);
  return referrers;
}

/** A document that many others refer to is deleted by naming a few of them. */
const MAX_NAMED = 100;

/**
 * A strong reference always has a target: none is made to nothing, and nothing that has one is
 * deleted. So that no caller blocks the deletion of another's document, callers whose roles have `refer`
 * make such references to the documents it names alone. The work grows with the changes and the
 * references in them, not with their product. A target that the caller may not read is missing, as
 * far as a refusal shows.
 */
export function checkReferences(
  changes: readonly DocumentChange[],
  grants: Grants,
  memory: DocumentMemory,
  staging: Staging,
): void {
  const strong = new StrongReferences();
  checkDeleted(changes, memory, staging, { strong, mayRead: grants.mayRead });
  const visible = new VisibleStaging(staging, grants.mayRead);
  const limited = grants.has('refer');
  for (const { id, before, after } of changes) {
    if (!after) continue;
    const existing = before ? strong.of(before) : new Set<string>();
    for (const target of strong.of(after)) {
      if (existing.has(target)) continue;
      const document = visible.get(target);
      if (!document) throw missingReference(id, target);
      if (limited && !grants.allows('refer', document, staging)) throw foreignReference(id, target);
    }
  }
}

function checkDeleted(
  changes: readonly DocumentChange[],
  memory: DocumentMemory,
  staging: Staging,
  { strong, mayRead }: { strong: StrongReferences; mayRead: MayRead },
): void {
  const changed = new Set(changes.map(({ id }) => id));
  const referrers = changedReferrers(changes, strong);
  for (const { id, after } of changes) {
    if (after) continue;
    const unchanged = [...memory.referrersOf(id)].filter((one) => !changed.has(one) && refersTo(one, id));
    const remaining = [...unchanged, ...(referrers.get(id) ?? [])].filter((one) => one !== id);
    if (remaining.length > 0) throw stillReferenced(id, remaining.filter(isReadable).slice(0, MAX_NAMED));
  }

  function isReadable(id: string): boolean {
    const document = staging.get(id);
    return document !== undefined && (staging.has(id) || mayRead(document));
  }

  function refersTo(referrer: string, target: string): boolean {
    const document = staging.get(referrer);
    return document !== undefined && strong.of(document).has(target);
  }
}
