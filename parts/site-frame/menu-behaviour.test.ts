// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCategories } from './follow-categories.ts';
import { followDropdowns } from './follow-dropdowns.ts';

const entry = (name: string) =>
  `<li><details data-dropdown id="${name}"><summary>${name}</summary><a href="/${name}" id="${name}-link">x</a></details></li>`;
const header = () => document.querySelector('header') as HTMLElement;
const menu = (name: string) => document.getElementById(name) as HTMLDetailsElement;
const summary = (name: string) => menu(name).querySelector('summary') as HTMLElement;
const press = (key: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
function pointer(type: string, target: Element, pointerType: string, bubbles = true): Event {
  const event = new MouseEvent(type, { bubbles, cancelable: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  target.dispatchEvent(event);
  return event;
}

let ending: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no pointer events: here the pointer's type makes one.
  vi.stubGlobal('PointerEvent', MouseEvent);
  ending = new AbortController();
  document.body.innerHTML = `<header><nav><ul>${entry('one')}${entry('two')}<li><a href="/" id="plain">x</a></li></ul></nav>
    <ul><li data-category="a" data-active><a href="/a" id="cat-a">A</a></li><li data-category="b"><a href="/b" id="cat-b">B</a></li></ul>
  </header><main><button>x</button></main>`;
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[NAV-19] the dropdowns of the header', () => {
  it('close by Escape, with the focus back on the entry', () => {
    followDropdowns(header(), false, ending.signal);
    menu('one').open = true;
    press('Escape');
    expect([menu('one').open, document.activeElement]).toEqual([false, summary('one')]);
  });

  it('close by a press or the focus elsewhere, not within', () => {
    followDropdowns(header(), false, ending.signal);
    menu('one').open = true;
    pointer('pointerdown', menu('one'), 'mouse');
    expect(menu('one').open).toBe(true);
    pointer('pointerdown', document.querySelector('main') as Element, 'mouse');
    expect(menu('one').open).toBe(false);
    menu('one').open = true;
    document.querySelector<HTMLElement>('main button')?.focus();
    expect(menu('one').open).toBe(false);
  });

  it('mark the header while one is open', () => {
    menu('two').open = true;
    followDropdowns(header(), false, ending.signal);
    expect(header().hasAttribute('data-dropdown-open')).toBe(true);
    menu('two').open = false;
    menu('two').dispatchEvent(new Event('toggle'));
    expect(header().hasAttribute('data-dropdown-open')).toBe(false);
  });

  it('are entered by the arrow down, and left and right go round the bar', () => {
    followDropdowns(header(), false, ending.signal);
    summary('one').focus();
    press('ArrowDown', summary('one'));
    expect([menu('one').open, document.activeElement?.id]).toEqual([true, 'one-link']);
    press('ArrowRight', document.activeElement as Element);
    expect(document.activeElement).toBe(summary('two'));
    press('ArrowRight', summary('two'));
    expect(document.activeElement?.id).toBe('plain');
    press('ArrowRight', document.activeElement as Element);
    expect(document.activeElement).toBe(summary('one'));
    press('ArrowLeft', summary('one'));
    expect(document.activeElement?.id).toBe('plain');
  });

  it('open on a resting mouse where the site wants it, and close a moment after it left', () => {
    followDropdowns(header(), true, ending.signal);
    pointer('pointerenter', menu('one'), 'touch', false);
    vi.advanceTimersByTime(1_000);
    expect(menu('one').open).toBe(false);
    pointer('pointerenter', menu('one'), 'mouse', false);
    vi.advanceTimersByTime(100);
    expect(menu('one').open).toBe(true);
    expect(pointer('click', summary('one'), 'mouse').defaultPrevented).toBe(true);
    pointer('pointerleave', menu('one'), 'mouse', false);
    vi.advanceTimersByTime(300);
    expect(menu('one').open).toBe(false);
  });

  it('open on a press alone elsewhere', () => {
    followDropdowns(header(), false, ending.signal);
    pointer('pointerenter', menu('one'), 'mouse', false);
    vi.advanceTimersByTime(1_000);
    expect(menu('one').open).toBe(false);
  });
});

describe('[NAV-18] the categories of models', () => {
  const active = () => document.querySelector<HTMLElement>('[data-active]')?.dataset.category;
  const link = (name: string) => document.getElementById(`cat-${name}`) as HTMLElement;
  beforeEach(() => followCategories(header(), ending.signal));

  it('show their models where the mouse rests, not where it passes or a finger moves', () => {
    pointer('pointerover', link('b'), 'touch');
    vi.advanceTimersByTime(100);
    expect(active()).toBe('a');
    pointer('pointerover', link('b'), 'mouse');
    pointer('pointerover', link('a'), 'mouse');
    vi.advanceTimersByTime(100);
    expect(active()).toBe('a');
    pointer('pointerover', link('b'), 'mouse');
    vi.advanceTimersByTime(100);
    expect(active()).toBe('b');
  });

  it('show them at a finger’s first tap and lead on at the second', () => {
    expect(pointer('click', link('b'), 'touch').defaultPrevented).toBe(true);
    expect(active()).toBe('b');
    expect(pointer('click', link('b'), 'touch').defaultPrevented).toBe(false);
    expect(pointer('click', link('a'), 'mouse').defaultPrevented).toBe(false);
  });
});
