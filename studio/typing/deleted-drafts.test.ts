// @isolated
import { BufferedDocument, Mutation } from '@sanity/mutator';
import { beforeAll, describe, expect, it } from 'vitest';
import { mendEditsOfDeletedDrafts } from './deleted-drafts.ts';

const id = 'drafts.a';
const draft = { _id: id, _type: 'page', title: 'while 0', _rev: 'r1', _updatedAt: '2026-11-26T13:35:28.814Z' };
const edit = { patch: { id, diffMatchPatch: { title: '@@ -1,7 +1,8 @@\n while 0\n+ \n' } } };
/** The studio first creates the draft from the former published document. */
const publishedBefore = { createIfNotExists: { _id: id, _type: 'page', title: 'while' } };
const removal = { delete: { id } };

/** A document as the studio buffers it, with one letter sent. */
function buffered() {
  const document = new BufferedDocument({ ...draft });
  const sent: Mutation[] = [];
  document.commitHandler = ({ mutation, success }) => {
    sent.push(mutation);
    success();
  };
  document.add(new Mutation({ mutations: [publishedBefore, edit] }));
  void document.commit();
  const publish = () =>
    document.arrive(
      new Mutation({
        transactionId: 'r2',
        previousRev: 'r1',
        resultRev: 'r2',
        timestamp: '2026-11-26T13:35:29.220Z',
        mutations: [removal],
      }),
    );
  const echo = () =>
    document.arrive(
      new Mutation({
        transactionId: sent[0]?.transactionId ?? '',
        resultRev: sent[0]?.transactionId ?? '',
        timestamp: '2026-11-26T13:35:29.275Z',
        mutations: [{ createIfNotExists: { _id: id, _type: 'page', title: 'while 0' } }, edit],
      }),
    );
  return { document, publish, echo };
}

describe('an edit that is under way while a colleague publishes', () => {
  it('throws in the library as it comes', () => {
    const mutations = [removal, edit].map((one) => new Mutation({ mutations: [one] }));
    expect(() => Mutation.applyAll(draft, mutations)).toThrow('getAttribute only applies to plain objects');
  });

  describe('in the studio', () => {
    beforeAll(mendEditsOfDeletedDrafts);

    it('changes nothing where the draft is gone, and everything else is applied as before', () => {
      const of = (one: object) => new Mutation({ mutations: [one] } as ConstructorParameters<typeof Mutation>[0]);
      expect(Mutation.applyAll(draft, [of(removal), of(edit)])).toBeNull();
      expect(Mutation.applyAll(draft, [of(edit)])).toMatchObject({ title: 'while 0 ' });
      expect(Mutation.applyAll(draft, [of(removal), of({ create: draft }), of(edit)])).toMatchObject({
        title: 'while 0 ',
      });
    });

    it('shows the text that the service stores once the new draft arrives', () => {
      const { document, publish, echo } = buffered();
      publish();
      echo();
      expect(document.LOCAL).toMatchObject({ title: 'while 0 ' });
      expect(document.document.isConsistent()).toBe(true);
    });

    it('is reported as settled when the publish took the unsent letters with it', () => {
      const document = new BufferedDocument({ ...draft });
      const consistency: boolean[] = [];
      document.onConsistencyChanged = (isConsistent) => consistency.push(isConsistent);
      document.add(new Mutation({ mutations: [edit] }));
      document.arrive(new Mutation({ transactionId: 'r2', previousRev: 'r1', resultRev: 'r2', mutations: [removal] }));
      expect(document.LOCAL).toBeNull();
      expect(consistency).toEqual([false, true]);
    });
  });
});
