// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { cardsChanged } from './cards-changed.ts';
import { showOwnHolds } from './own-holds.ts';

const ending = new AbortController();
afterEach(() => document.body.replaceChildren());

const line = (id: string, notice = '') =>
  `<p data-hold="${id}" ${notice} class="${notice ? 'bg-warn-bg text-warn' : 'text-ink-2'}"><svg></svg>Reserved until Fri</p>`;
const shown = () => [...document.querySelectorAll('p')].map((one) => [one.textContent, one.className]);

it('[CHK-02] a hold that is the reader’s own is marked as theirs, on cards and on the car’s page; others stay as they are', () => {
  document.body.innerHTML = line('mine') + line('theirs') + line('mine', 'data-notice=""');
  showOwnHolds(['mine'], ending.signal);
  expect(shown()).toEqual([
    ['Yours until Fri', 'text-good'],
    ['Reserved until Fri', 'text-ink-2'],
    ['Yours until Fri', 'text-good bg-good-bg'],
  ]);
});

it('[CHK-02] also on cards that come later, once, and until the page ends', () => {
  showOwnHolds(['mine'], ending.signal);
  document.body.innerHTML = line('mine');
  document.dispatchEvent(new Event(cardsChanged));
  document.dispatchEvent(new Event(cardsChanged));
  expect(shown()).toEqual([['Yours until Fri', 'text-good']]);
  ending.abort();
  document.body.innerHTML = line('mine');
  document.dispatchEvent(new Event(cardsChanged));
  expect(shown()).toEqual([['Reserved until Fri', 'text-ink-2']]);
});
