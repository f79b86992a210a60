import { describe, expect, it } from 'vitest';
import { rulesTogether } from './rules-together.ts';

describe('the search rules that a form shows the first cars by', () => {
  it('are those of all documents of the site, in the order of their names, the form as it is', () => {
    const own = { _id: 'drafts.b', name: 'B', pinned: ['B1', null], olderThanDays: 60 };
    const others = [
      { _id: 'c', name: 'C', pinned: ['C1'], hidden: ['H1'], olderThanDays: 30 },
      { _id: 'a', name: 'A', pinned: ['A1', 'B1'], rankedFirst: true },
    ];
    expect(rulesTogether(own, others)).toEqual({
      pinned: ['A1', 'B1', 'C1'],
      hidden: ['H1'],
      olderThanDays: 30,
      rankedFirst: true,
      synonyms: [],
    });
  });
});
