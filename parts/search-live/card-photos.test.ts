// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followCardPhotos } from './card-photos.ts';
import { followGestures } from './follow-gestures.ts';
import { handleGesture } from './gestures.ts';
import { isPlainClick } from './plain-click.ts';

const card = (path = '/cars/ranger') =>
  `<article><div data-photos="/2.webp /3.webp"><img src="/1.webp" alt=""></div><h3><a href="${path}">Ranger</a></h3></article>`;
const found = <E extends Element>(selector: string): E => document.querySelector<E>(selector) as E;
const photo = () => found<HTMLElement>('[data-photos]');
const further = () => document.querySelector<HTMLImageElement>('img[data-more]');
const shown = () => (further()?.hidden === false ? further()?.getAttribute('src') : '/1.webp');
function pointer(type: string, target: Element, more: Partial<PointerEvent> = {}): PointerEvent {
  const event = new MouseEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: more.clientX ?? 0,
    clientY: more.clientY ?? 0,
  });
  Object.defineProperty(event, 'pointerType', { value: more.pointerType ?? 'touch' });
  target.dispatchEvent(event);
  return event as PointerEvent;
}
const prefetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

let ending: AbortController;
beforeEach(() => {
  ending = new AbortController();
  document.body.innerHTML = `<main>${card()}</main>`;
  photo().getBoundingClientRect = () => ({ left: 0, right: 300, top: 0, bottom: 200 }) as DOMRect;
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

describe('[CARD-01] the further photos of a card', () => {
  beforeEach(() => followCardPhotos(found('main'), ending.signal));
  const swipe = (by: { x: number; y?: number }, pointerType = 'touch') => {
    pointer('pointerdown', photo(), { clientX: 100, clientY: 100, pointerType });
    pointer('pointermove', photo(), { clientX: 100 + by.x, clientY: 100 + (by.y ?? 0), pointerType });
    return pointer('click', photo(), { pointerType });
  };

  it('are swiped through, round and round, and a swipe opens no vehicle', () => {
    expect(swipe({ x: -40 }).defaultPrevented).toBe(true);
    expect(shown()).toBe('/2.webp');
    swipe({ x: -40 });
    expect(shown()).toBe('/3.webp');
    swipe({ x: -40 });
    expect(shown()).toBe('/1.webp');
    swipe({ x: 40 });
    expect(shown()).toBe('/3.webp');
  });

  it.each([
    ['a short move', { x: -20 }, 'touch'],
    ['a move along the page', { x: -40, y: 60 }, 'touch'],
    ['a mouse', { x: -40 }, 'mouse'],
  ])('stay as they are at %s', (_, by, type) => {
    expect(swipe(by, type).defaultPrevented).toBe(false);
    expect(further()).toBeNull();
  });

  it('are turned by the arrows that come up under a pointer', () => {
    handleGesture(pointer('pointerover', photo(), { pointerType: 'mouse' }));
    const [back, on] = document.querySelectorAll<HTMLElement>('[data-turn]');
    if (!back || !on) throw new Error('An arrow is missing.');
    on.click();
    expect(shown()).toBe('/2.webp');
    back.click();
    back.click();
    expect(shown()).toBe('/3.webp');
    handleGesture(pointer('pointerover', photo(), { pointerType: 'mouse' }));
    expect(document.querySelectorAll('[data-turn]').length).toBe(2);
  });

  it('have no arrows for a finger', () => {
    handleGesture(pointer('pointerover', photo()));
    expect(document.querySelector('[data-turn]')).toBeNull();
  });
});

describe('[SRCH-23] the page of a vehicle', () => {
  it('is fetched once when a finger comes down on its card', () => {
    for (const _ of [1, 2]) handleGesture(pointer('pointerdown', photo()));
    expect(prefetched()).toEqual([`${location.origin}/cars/ranger`]);
  });

  it('is fetched when a mouse rests on its card, and not when it passes over', () => {
    vi.useFakeTimers();
    document.body.innerHTML = card('/cars/rests') + card('/cars/passes');
    const [rests, passes] = document.querySelectorAll('article');
    if (!rests || !passes) throw new Error('A card is missing.');
    vi.spyOn(rests, 'matches').mockReturnValue(true);
    for (const one of [rests, passes]) handleGesture(pointer('pointerover', one, { pointerType: 'mouse' }));
    vi.advanceTimersByTime(100);
    expect(prefetched()).toContain(`${location.origin}/cars/rests`);
    expect(prefetched()).not.toContain(`${location.origin}/cars/passes`);
  });

  it('is not fetched where the card leads elsewhere', () => {
    document.body.innerHTML = card('/offers/ranger');
    handleGesture(pointer('pointerdown', found('article')));
    expect(prefetched().some((href) => href.includes('/offers/'))).toBe(false);
  });
});

describe('gestures on a results page', () => {
  it('[SRCH-09] reach their code with the first of them, and what was typed before this listened', async () => {
    document.body.innerHTML = `<main><fieldset data-facet="colour"><input data-find value="red"><ul><li>Red</li><li>Blue</li></ul></fieldset></main>`;
    followGestures(found('main'), ending.signal);
    await vi.waitFor(() =>
      expect([...document.querySelectorAll('li')].map(({ hidden }) => hidden)).toEqual([false, true]),
    );
  });

  it('leave what is no field, track or card alone', () => {
    document.body.innerHTML = '<main><p>text</p></main>';
    for (const type of ['input', 'click', 'pointerover']) handleGesture(pointer(type, found('p')));
    expect(document.body.innerHTML).toBe('<main><p>text</p></main>');
  });

  it('distinguish a plain click from one that opens another window', () => {
    const click = (more: MouseEventInit) => isPlainClick(new MouseEvent('click', more));
    expect(click({})).toBe(true);
    for (const more of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])
      expect(click(more)).toBe(false);
  });
});
