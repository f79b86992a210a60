// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backClosesPopovers } from './back-closes-popovers.ts';
import { isCovered } from './cover-page.ts';
import { stepBack } from './step-back.ts';

/** jsdom has no popovers: what this test sets as open. */
const opened = (html: string, isPopover: boolean): HTMLElement => {
  document.body.innerHTML = html;
  const it = document.getElementById('over');
  if (!it) throw new Error('Nothing lies over the page.');
  const matches = it.matches.bind(it);
  vi.spyOn(it, 'matches').mockImplementation((selector) =>
    selector.split(', ').some((one) => (one === ':popover-open' ? isPopover : matches(one))),
  );
  return it;
};
const settled = async () => {
  await stepBack.done;
  await Promise.resolve();
};

beforeEach(() => history.replaceState(null, ''));
afterEach(() => vi.restoreAllMocks());

it('[PLUS-16] a dialog that a script opened first gets no second step of the history', async () => {
  backClosesPopovers(opened('<dialog id="over" open></dialog>', false));
  await settled();
  expect(isCovered('over')).toBe(false);
});

it('[FIN-08] a popover that a command opened as a modal dialog has its step', async () => {
  const over = opened('<dialog id="over" popover open></dialog>', false);
  backClosesPopovers(over);
  await settled();
  expect(isCovered('over')).toBe(true);
  const close = vi.fn();
  Object.assign(over, { close });
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('[SRCH-10] a popover that opened first is closed by the way back', async () => {
  const over = opened('<section id="over" popover></section>', true);
  const hide = vi.fn();
  over.hidePopover = hide;
  backClosesPopovers(over);
  await settled();
  expect(isCovered('over')).toBe(true);
  history.back();
  await vi.waitFor(() => expect(hide).toHaveBeenCalledOnce());
});

it('[SRCH-10] a link to a place of the page closes it and takes its step, so that the way back leads at once to where it led before', async () => {
  const over = opened('<section id="over" popover><a href="#place">x</a><a href="/other#place">y</a></section>', true);
  const hide = vi.fn();
  over.hidePopover = hide;
  backClosesPopovers(over);
  await settled();
  const steps = history.length;
  const [place, other] = over.querySelectorAll('a');
  const press = (link: HTMLElement | undefined, keys = {}) =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  press(other);
  expect([isCovered('over'), hide.mock.calls.length]).toEqual([true, 0]);
  expect(press(place)).toBe(false);
  await vi.waitFor(() => expect(location.hash).toBe('#place'));
  expect([hide.mock.calls.length, isCovered('over'), history.length]).toEqual([1, false, steps]);
  history.back();
  await vi.waitFor(() => expect(location.hash).toBe(''));
  expect([hide.mock.calls.length, isCovered('over')]).toEqual([1, false]);
});
