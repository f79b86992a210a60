import { BufferedDocument, Mutation } from '@sanity/mutator';

const applyOf = Mutation.prototype.apply;
const arriveOf = BufferedDocument.prototype.arrive;
const rebaseOf = BufferedDocument.prototype.rebase;

/**
 * Fixes how @sanity/mutator handles the studio's pending edits when a publish deletes the draft.
 * The content service applies such an edit to the published document and sends the new draft. The
 * library, however, throws on an edit of a deleted document, and "The structure tool crashed"
 * replaces the form (sanity-io/sanity issue 7260); it drops unsent edits and still reports that
 * there are some; and it takes its own guess of the new draft for the service's, and from then on
 * shows another text than is stored.
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
