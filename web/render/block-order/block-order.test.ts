import { describe, expect, it } from 'vitest';
import { inOrder, movedTo, nearestGap, sameOrder } from './block-order.ts';
import { dragEnd, moveOf } from './drag-end.ts';

const order = ['a', 'b', 'c', 'd'];
const page = 'page-x';

describe('blocks moved in the preview', () => {
  it.each([
    [0, 4, 'bcda'],
    [3, 0, 'dabc'],
    [1, 3, 'acbd'],
    [2, 1, 'acbd'],
    [1, 1, 'abcd'],
    [1, 2, 'abcd'],
  ])('[CMS-02] from place %i to gap %i makes %s', (from, gap, made) => {
    expect(movedTo(order, from, gap).join('')).toBe(made);
  });

  it('[CMS-02] a drag to a gap is the move to that gap, whether it names what is above or only what is below', () => {
    for (const gap of [0, 3, 4])
      expect(moveOf(page, order, dragEnd(page, order, { from: 1, gap }))).toEqual({ from: 1, gap });
    const below = { sanity: { path: 'blocks[_key=="a"]' } };
    const target = { id: page, path: 'blocks[_key=="d"]' };
    expect(moveOf(page, order, { target, insertPosition: { top: null, bottom: below } })).toEqual({ from: 3, gap: 0 });
  });

  it('[CMS-02] a drag to where the block is, of another document or of an entry inside a block moves nothing', () => {
    expect(moveOf(page, order, dragEnd(page, order, { from: 1, gap: 1 }))).toBeNull();
    expect(moveOf(page, order, dragEnd(page, order, { from: 1, gap: 2 }))).toBeNull();
    expect(moveOf('page-y', order, dragEnd(page, order, { from: 1, gap: 4 }))).toBeNull();
    const target = { id: page, path: 'blocks[_key=="a"].features[_key=="x"]' };
    const bottom = { sanity: { path: 'blocks[_key=="a"].features[_key=="y"]' } };
    expect(moveOf(page, order, { target, insertPosition: { bottom } })).toBeNull();
    expect(moveOf(page, order, { target: { id: page, path: 'blocks[_key=="a"]' }, insertPosition: null })).toBeNull();
  });

  it('[CMS-02] a block that came meanwhile stays behind the one it follows', () => {
    const blocks = ['new', 'a', 'b', 'added', 'c'].map((key) => ({ key }));
    expect(inOrder(blocks, ['c', 'b', 'a']).map(({ key }) => key)).toEqual(['new', 'c', 'b', 'added', 'a']);
  });

  it('the nearest gap is found above, between and below the blocks', () => {
    expect([-50, 40, 260, 9_000].map((height) => nearestGap([0, 100, 400], height))).toEqual([0, 0, 2, 2]);
    expect(sameOrder(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(sameOrder(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameOrder(['a'], ['a', 'b'])).toBe(false);
  });
});
