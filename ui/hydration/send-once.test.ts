// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOnce } from './send-once.ts';

/** What the browser would post. */
let posted: string[] = [];
beforeAll(() => {
  sendOnce();
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented) posted.push([form.id, ...new FormData(form, event.submitter).values()].join(' '));
    event.preventDefault();
  });
});
beforeEach(() => {
  posted = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML = `
    <form id="move" method="post"><input name="slot" value="9:00"><button type="submit">Move</button></form>
    <form id="two" method="post"><button name="go" value="a">A</button><button name="go" value="b">B</button></form>
    <form id="script" method="post"><button type="submit"></button></form>
    <form id="filters"><button type="submit"></button></form>`;
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (form: string, at = 0) => document.querySelectorAll<HTMLButtonElement>(`#${form} button`)[at];
const press = (...pressed: Parameters<typeof button>) => button(...pressed)?.click();
const isBusy = (form: string) => button(form)?.getAttribute('aria-busy') === 'true';
const type = (slot: string) => {
  const field = document.querySelector<HTMLInputElement>('[name=slot]');
  if (field) field.value = slot;
};

describe('[FORM-07] [SAVE-06] a form that the browser posts', () => {
  it('goes once however often it is pressed, and its button is marked as busy', () => {
    expect(isBusy('move')).toBe(false);
    for (const _press of [1, 2, 3]) press('move');
    expect([posted, isBusy('move')]).toEqual([['move 9:00'], true]);
  });

  it('goes at once with other content, or by another of its buttons', () => {
    press('move');
    type('10:00');
    press('move');
    press('two');
    press('two', 1);
    press('two', 1);
    expect(posted).toEqual(['move 9:00', 'move 10:00', 'two a', 'two b']);
  });

  it('goes again on a page that came back as it was left, and where nothing has followed', () => {
    press('move');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    press('move');
    expect(posted).toHaveLength(1);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isBusy('move')).toBe(false);
    press('move');
    vi.advanceTimersByTime(10_000);
    type('10:00');
    press('move');
    // The time of what went before it is not its own.
    vi.advanceTimersByTime(10_000);
    press('move');
    expect([posted.length, isBusy('move')]).toEqual([3, true]);
    vi.advanceTimersByTime(5_000);
    expect(isBusy('move')).toBe(false);
    press('move');
    expect(posted).toHaveLength(4);
  });

  it('is none that a script sends, nor one that only looks something up', () => {
    document.getElementById('script')?.addEventListener('submit', (event) => event.preventDefault());
    press('script');
    press('filters');
    press('filters');
    expect([posted, isBusy('script'), isBusy('filters')]).toEqual([['filters', 'filters'], false, false]);
  });
});
