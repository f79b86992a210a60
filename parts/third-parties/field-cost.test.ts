// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followCost } from './field-cost.ts';

const frame = (...scripts: [sourceURL: string, duration: number][]) => ({
  scripts: scripts.map(([sourceURL, duration]) => ({ sourceURL, duration })),
});
let seen: (list: { getEntries(): unknown[] }) => void;
let waiting: unknown[];
let ending: AbortController;
beforeEach(() => {
  [ending, waiting] = [new AbortController(), []];
  class Observer {
    static supportedEntryTypes = ['long-animation-frame'];
    constructor(done: typeof seen) {
      seen = done;
    }
    observe() {}
    disconnect() {}
    takeRecords = () => waiting;
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
});
const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

it('[PLUS-11] what scripts of other companies cost a shopper’s browser is reported once, as the page is left; our own are not counted', () => {
  const report = vi.fn();
  followCost(report, ending.signal);
  seen({
    getEntries: () => [frame(['https://chat.example/w.js', 80.4], [`${location.origin}/own.js`, 900], ['', 50])],
  });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(report).not.toHaveBeenCalled();
  waiting = [frame(['https://chat.example/w.js', 20])];
  leave();
  leave();
  expect(report.mock.calls).toEqual([[100]]);
});

it('[PLUS-11] a browser that does not measure reports nothing', () => {
  Object.assign(PerformanceObserver, { supportedEntryTypes: [] });
  const report = vi.fn();
  followCost(report, ending.signal);
  leave();
  expect(report).not.toHaveBeenCalled();
});
