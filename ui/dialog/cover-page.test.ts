// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { coverPage, isCovered } from './cover-page.ts';
import { leaveFor, stepBack } from './step-back.ts';

it('[PLUS-11] what was closed has left the history before a page that it loads anew is loaded', async () => {
  const uncover = coverPage('window', () => undefined);
  await stepBack.done;
  await Promise.resolve();
  expect(isCovered('window')).toBe(true);
  uncover();
  expect(isCovered('window')).toBe(true);
  await stepBack.done;
  expect(isCovered('window')).toBe(false);
});

it('[PLUS-11] where nothing was opened nothing is waited for', async () => {
  let done = false;
  void stepBack.done.then(() => {
    done = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toBe(true);
});

it('[PLUS-23] a page that a link leads to is opened after the step back of what was closed, which would end its load', async () => {
  const uncover = coverPage('window', () => undefined);
  await stepBack.done;
  await Promise.resolve();
  const opened: boolean[] = [];
  vi.stubGlobal('location', { assign: () => opened.push(isCovered('window')) });
  uncover();
  leaveFor('/photo.jpg');
  expect(opened).toEqual([]);
  await vi.waitFor(() => expect(opened).toEqual([false]));
  vi.unstubAllGlobals();
});

it('[PLUS-11] a link waits no longer than 2 s for a step back that never comes', async () => {
  const uncover = coverPage('window', () => undefined);
  await stepBack.done;
  await Promise.resolve();
  vi.useFakeTimers();
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const opened: string[] = [];
  vi.stubGlobal('location', { assign: (href: string) => opened.push(href) });
  uncover();
  leaveFor('/photo.jpg');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toEqual(['/photo.jpg']);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[PLUS-11] a step back that comes later than it was waited for does not close what was opened meanwhile', async () => {
  const uncover = coverPage('first', () => undefined);
  await stepBack.done;
  await Promise.resolve();
  vi.useFakeTimers();
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  uncover();
  const closed = vi.fn();
  coverPage('second', closed);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(isCovered('second')).toBe(true);
  vi.useRealTimers();
  back.mockRestore();
  const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await stepped;
  expect(isCovered('second')).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  history.back();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

/** What the shopper's Back does. */
async function goBack(): Promise<void> {
  const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await stepped;
}

it('[ANL-01] a dialog that is opened again before its close event came stays open, and one Back closes it', async () => {
  history.pushState(null, '');
  const steps = history.length;
  const uncoverFirst = coverPage('choices', () => undefined);
  await Promise.resolve();
  expect(history.length).toBe(steps + 1);
  const closed = vi.fn();
  coverPage('choices', closed);
  await Promise.resolve();
  uncoverFirst();
  await stepBack.done;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([isCovered('choices'), closed.mock.calls.length, history.length]).toEqual([true, 0, steps + 1]);
  await goBack();
  expect([isCovered('choices'), closed.mock.calls.length]).toEqual([false, 1]);
});

it('[PLUS-23] closing a dialog that another one opened leaves that one open, and one Back closes it', async () => {
  const closed = vi.fn();
  coverPage('outer', closed);
  await Promise.resolve();
  const uncoverInner = coverPage('inner', () => undefined);
  await Promise.resolve();
  uncoverInner();
  await stepBack.done;
  await Promise.resolve();
  expect([isCovered('outer'), closed.mock.calls.length]).toEqual([true, 0]);
  await goBack();
  expect([isCovered('outer'), closed.mock.calls.length]).toEqual([false, 1]);
});
