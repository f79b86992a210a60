// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { laterCards } from './later-cards.ts';

/** Runs the script on a page that was opened in the given way. Returns whether cards wait. */
function open(type: NavigationTimingType, anchor = ''): boolean {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  location.hash = anchor;
  new Function(laterCards)();
  return waiting();
}
const waiting = () => 'laterCards' in document.documentElement.dataset;

describe('cards below the window', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('wait for a second on a page that opens at its top', () => {
    expect(open('navigate')).toBe(true);
    vi.advanceTimersByTime(999);
    expect(waiting()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(waiting()).toBe(false);
  });

  it.each(['scroll', 'keydown'])('come at once with the first %s', (sign) => {
    open('navigate');
    dispatchEvent(new Event(sign));
    expect(waiting()).toBe(false);
  });

  it.each(['reload', 'back_forward'] as const)('do not wait where the browser looks for a place: %s', (type) => {
    expect(open(type)).toBe(false);
  });

  it('do not wait where the address names a place', () => {
    expect(open('navigate', '#results')).toBe(false);
  });
});
