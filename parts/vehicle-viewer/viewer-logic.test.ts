// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slideInSight, slideTo, thumbnailOf, watchGallery } from './gallery-rail.ts';
import { loadFrames } from './load-frames.ts';

describe('[MED-03] the frames of a spin', () => {
  const bitmap = (width: number) => ({ width, close: vi.fn() });
  let made: ReturnType<typeof bitmap>[];
  beforeEach(() => {
    made = [];
    vi.stubGlobal(
      'fetch',
      async (address: string) => new Response(address, { status: address.includes('bad') ? 404 : 200 }),
    );
    vi.stubGlobal('createImageBitmap', async (_of: unknown, options?: { resizeWidth: number }) => {
      const one = bitmap(options?.resizeWidth ?? 1_000);
      made.push(one);
      return one;
    });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const loaded = async (addresses: string[], pixels = 2_000) => {
    const counts: number[] = [];
    const frames = loadFrames(addresses, pixels, (count) => counts.push(count));
    await vi.waitFor(() => expect(counts.at(-1)).toBe(addresses.length));
    return { ...frames, counts };
  };

  it('are counted as they come, no wider than they are shown', async () => {
    const { pictures, counts } = await loaded(
      Array.from({ length: 9 }, (_, at) => `/${at}`),
      400,
    );
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(pictures.map((one) => one?.width)).toEqual(Array(9).fill(400));
  });

  it('that fail are shown as the one before', async () => {
    const { pictures } = await loaded(['/bad', '/1', '/bad', '/3']);
    expect(pictures[2]).toBe(pictures[1]);
    expect(pictures[0]).toBe(pictures[1]);
    expect(console.warn).toHaveBeenCalledTimes(2);
  });

  it('free their memory, and are not reported any more', async () => {
    const { pictures, close } = await loaded(['/1', '/2']);
    close();
    for (const picture of pictures) expect(picture?.close).toHaveBeenCalled();
    const notify = vi.fn();
    loadFrames(['/1'], 9_000, notify).close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(notify).not.toHaveBeenCalled();
    expect(made.every(({ close }) => vi.mocked(close).mock.calls.length > 0)).toBe(true);
  });
});

describe('[MED-02] the row of photos', () => {
  const id = 'g';
  const rail = () => document.querySelector('[data-rail]') as HTMLElement;
  const gallery = () => document.getElementById(id) as HTMLElement;
  const marked = () => document.querySelector<HTMLElement>('[aria-current]')?.dataset.slide;
  let scrolls: ScrollToOptions[];
  const width = (pixels: number) => Object.defineProperty(rail(), 'clientWidth', { value: pixels, configurable: true });
  const scrollTo = (at: number) => {
    rail().scrollLeft = at * 100;
    rail().dispatchEvent(new Event('scroll'));
  };

  beforeEach(() => {
    scrolls = [];
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const slides = [0, 1, 2].map((at) => `<a data-slide-of="${id}"><img loading="lazy" id="photo-${at}"></a>`).join('');
    const thumbnails = [0, 1, 2].map((at) => `<li><a href="#t${at}" data-slide="${at}"><b>${at}</b></a></li>`).join('');
    document.body.innerHTML = `<div id="${id}"><div data-rail tabindex="0">${slides}</div><ul>${thumbnails}</ul></div>`;
    Element.prototype.scrollTo = function scrolled(this: Element, options?: unknown) {
      if (this === rail()) scrolls.push(options as ScrollToOptions);
    } as typeof Element.prototype.scrollTo;
    width(100);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reports which fills it, marks its thumbnail, and fetches its neighbours at the first touch', () => {
    const notify = vi.fn();
    const stop = watchGallery(id, notify);
    expect([slideInSight(id), marked()]).toEqual([0, '0']);
    gallery().dispatchEvent(new Event('pointerover'));
    expect([...document.querySelectorAll('img')].map(({ loading }) => loading === 'eager')).toEqual([
      true,
      true,
      false,
    ]);
    scrollTo(1);
    expect([notify.mock.calls, marked()]).toEqual([[[1]], '1']);
    stop();
    scrollTo(2);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('is moved by keys and thumbnails, and by neither beyond its ends', () => {
    const stop = watchGallery(id, () => undefined);
    const key = (name: string) => rail().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    for (const name of ['ArrowRight', 'End', 'ArrowLeft', 'Home', 'a']) key(name);
    document.querySelector<HTMLElement>('[data-slide="2"] b')?.click();
    expect(scrolls.map(({ left }) => left)).toEqual([100, 200, 0, 200]);
    slideTo(id, 3);
    slideTo('other', 0);
    expect(scrolls).toHaveLength(4);
    stop();
  });

  it('jumps where shoppers want no motion, or at once', () => {
    slideTo(id, 1);
    slideTo(id, 1, true);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    slideTo(id, 1);
    expect(scrolls.map(({ behavior }) => behavior)).toEqual(['smooth', 'instant', 'instant']);
  });

  it('has no slide in sight while another view has its place, and opens one that was pressed before', () => {
    width(0);
    location.hash = '#t2';
    const stop = watchGallery(id, () => undefined);
    expect([slideInSight(id), scrolls]).toEqual([-1, [{ left: 0, behavior: 'instant' }]]);
    stop();
    location.hash = '';
    expect(() => watchGallery('none', () => undefined)()).not.toThrow();
  });

  it('marks a photo that does not come, before or after this listens', () => {
    const early = document.getElementById('photo-1') as HTMLImageElement;
    Object.defineProperties(early, {
      complete: { value: true },
      naturalWidth: { value: 0 },
      currentSrc: { value: '/x' },
    });
    const stop = watchGallery(id, () => undefined);
    document.getElementById('photo-2')?.dispatchEvent(new Event('error'));
    expect([...document.querySelectorAll('[data-slide-of]')].map((one) => one.hasAttribute('data-failed'))).toEqual([
      false,
      true,
      true,
    ]);
    stop();
  });

  it('leaves a thumbnail to the browser where a new window is requested', () => {
    const target = document.querySelector('[data-slide="1"] b');
    const click = (more: object = {}) =>
      thumbnailOf({ target, metaKey: false, ctrlKey: false, shiftKey: false, ...more } as never);
    expect(click()?.dataset.slide).toBe('1');
    for (const more of [
      { metaKey: true },
      { ctrlKey: true },
      { shiftKey: true },
      { target: document.body },
      { target: null },
    ])
      expect(click(more)).toBeNull();
  });
});
