import { BufferedDocument, Mutation } from '@sanity/mutator';

const applyOf = Mutation.prototype.apply;
const arriveOf = BufferedDocument.prototype.arrive;
const rebaseOf = BufferedDocument.prototype.rebase;

/**
 * Mends what @sanity/mutator does with the studio's own edits that are under way while a publish deletes the draft. The content
 * service applies such an edit to the published document and sends the new draft. The library:
 * - throws on an edit of a deleted document, and "The structure tool crashed" takes the form's place (sanity-io/sanity issue 7260);
 * - drops unsent edits and goes on to report that there are some;
 * - takes its own guess of the new draft for the service's, and shows another text than the service stores from then on.
 */
export function mendEditsOfDeletedDrafts(): void {
  Mutation.prototype.apply = function apply(this: Mutation, ...[document]: Parameters<Mutation['apply']>) {
    return document === null && this.mutations[0]?.patch ? null : applyOf.call(this, document);
  };
  BufferedDocument.prototype.rebase = function rebase(
    this: BufferedDocument,
    ...changes: Parameters<BufferedDocument['rebase']>
  ) {
    rebaseOf.apply(this, changes);
    if (this.document.EDGE === null) this.handleDocConsistencyChanged(this.document.isConsistent());
  };
  BufferedDocument.prototype.arrive = function arrive(this: BufferedDocument, mutation: Mutation) {
    arriveOf.call(this, mutation);
    if (mutation.appliesToMissingDocument()) this.document.rebase([mutation]);
  };
}
