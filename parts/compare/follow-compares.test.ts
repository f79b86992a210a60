// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownStore, writeList } from '@/parts/saved-cars/browser-list.ts';
import type { Favourite } from '@/parts/saved-cars/favourites.ts';
import { followCompares } from './follow-compares.ts';

const car = (id: string): Favourite => ({
  id,
  name: `Car ${id}`,
  slug: id,
  make: 'Ford',
  model: id,
  primary_image_url: '',
});
const button = (name: string, id: string) => {
  const one = document.createElement('button');
  one.dataset[name] = JSON.stringify(car(id));
  document.body.append(one);
  return one;
};

let ending: AbortController;
beforeEach(() => {
  ending = new AbortController();
  localStorage.clear();
});
afterEach(() => ending.abort());

describe('[SAVE-04] the compare buttons of a page', () => {
  it('show what is chosen, take early presses, and show when there is no room', () => {
    const notify = vi.fn();
    const buttons = ['1', '2', '3', '4', '5'].map((id) => button('compare', id));
    followCompares('a', notify, [JSON.stringify(car('1')), 'broken'], ending.signal);
    expect(buttons.map(({ ariaPressed }) => ariaPressed)).toEqual(['true', 'false', 'false', 'false', 'false']);
    for (const button of buttons.slice(1)) button.click();
    expect(buttons.map(({ ariaPressed }) => ariaPressed)).toEqual(['true', 'true', 'true', 'true', 'false']);
    expect(notify.mock.lastCall?.slice(1)).toEqual([expect.objectContaining({ id: '5' }), true]);
    buttons[0]?.click();
    expect(notify.mock.lastCall?.slice(1)).toEqual([expect.objectContaining({ id: '1' }), false]);
    document.body.click();
    expect(buttons[0]?.ariaPressed).toBe('false');
  });

  it('undo nothing by a press on a button that showed nothing yet', () => {
    const one = button('compare', '1');
    writeList(ownStore, 'a', 'compare', [car('1')]);
    followCompares('a', vi.fn(), [JSON.stringify(car('1'))], ending.signal);
    expect(one.ariaPressed).toBe('true');
  });
});
