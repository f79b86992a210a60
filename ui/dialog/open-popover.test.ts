// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { closePopover, isOpenPopover } from './open-popover.ts';

const popover = (matches: () => boolean) =>
  Object.assign(document.createElement('section'), { matches, hidePopover: vi.fn() });

describe('a popover', () => {
  it('is closed where it is open, and left alone where it is not', () => {
    const [open, closed] = [popover(() => true), popover(() => false)];
    for (const one of [open, closed]) closePopover(one);
    expect([open.hidePopover.mock.calls.length, closed.hidePopover.mock.calls.length]).toEqual([1, 0]);
    expect([isOpenPopover(open), isOpenPopover(null)]).toEqual([true, false]);
  });

  it('is none in a browser of 2023, which throws at the selector', () => {
    const unlike = popover(() => {
      throw new DOMException(':popover-open', 'SyntaxError');
    });
    expect(isOpenPopover(unlike)).toBe(false);
    expect(() => closePopover(unlike)).not.toThrow();
  });
});
