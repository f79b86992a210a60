// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkedPictures } from './linked-pictures.ts';
import { pinching } from './pinching.ts';
import type { Zoom } from './zoom.ts';

let stage: HTMLElement;
let zoom: Zoom;
let stop: () => void;
const tapped = vi.fn();
const swiped = vi.fn();
type At = { x?: number; y?: number; finger?: number; ms?: number; button?: number };
function pointer(type: string, { x = 0, y = 0, finger = 1, ms = 0, button = 0 }: At = {}, target: Element = stage) {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button });
  Object.defineProperty(event, 'pointerId', { value: finger });
  Object.defineProperty(event, 'timeStamp', { value: ms });
  target.dispatchEvent(event);
}
const press = (at: At) => {
  pointer('pointerdown', at);
  pointer('pointerup', at);
};

beforeEach(() => {
  document.body.innerHTML = '<div><button>x</button></div>';
  stage = document.querySelector('div') as HTMLElement;
  stage.setPointerCapture = () => undefined;
  zoom = { scale: 1, x: 0, y: 0 };
  tapped.mockClear();
  swiped.mockClear();
  const show = (to: Zoom) => {
    zoom = to;
  };
  stop = pinching(stage, { zoom: () => zoom, show, tapped, swiped });
});
afterEach(() => stop());

describe('[MED-02] fingers on a picture', () => {
  it('swipe to the next and the one before, while it is whole', () => {
    pointer('pointerdown', { x: 200 });
    pointer('pointerup', { x: 100 });
    pointer('pointerdown', { x: 100 });
    pointer('pointerup', { x: 200 });
    pointer('pointerdown', { x: 200 });
    pointer('pointerup', { x: 100, y: 150 });
    expect(swiped.mock.calls).toEqual([[1], [-1]]);
    zoom = { scale: 2, x: 0, y: 0 };
    pointer('pointerdown', { x: 200 });
    pointer('pointerup', { x: 100 });
    expect(swiped).toHaveBeenCalledTimes(2);
  });

  it('tap twice at one place, soon enough', () => {
    press({ x: 10, ms: 0 });
    press({ x: 12, ms: 200 });
    expect(tapped).toHaveBeenCalledTimes(1);
    press({ x: 10, ms: 1_000 });
    press({ x: 10, ms: 2_000 });
    press({ x: 90, ms: 2_100 });
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  it('grow it as they part, and move it once it is larger than its stage', () => {
    pointer('pointerdown', { x: -10, finger: 1 });
    pointer('pointermove', { x: -12, finger: 1 });
    expect(zoom).toEqual({ scale: 1, x: 0, y: 0 });
    pointer('pointerdown', { x: 10, finger: 2 });
    pointer('pointermove', { x: 30, finger: 2 });
    expect(zoom.scale).toBeGreaterThan(1.5);
    pointer('pointerup', { finger: 2 });
    const before = zoom.x;
    pointer('pointermove', { x: 8, finger: 1 });
    expect(zoom.x - before).toBe(20);
  });

  it('count for nothing on a button, with another mouse button, or when they are called off', () => {
    pointer('pointerdown', { x: 200 }, stage.querySelector('button') as Element);
    pointer('pointerup', { x: 0 });
    pointer('pointerdown', { x: 200, button: 2 });
    pointer('pointerup', { x: 0 });
    pointer('pointerdown', { x: 200 });
    pointer('pointercancel', { x: 100 });
    pointer('pointerup', { x: 0 });
    expect(swiped).not.toHaveBeenCalled();
  });

  it('are joined by the wheel', () => {
    const event = new WheelEvent('wheel', { deltaY: -400, cancelable: true });
    stage.dispatchEvent(event);
    expect([event.defaultPrevented, zoom.scale]).toEqual([true, Math.E]);
    stop();
    stage.dispatchEvent(new WheelEvent('wheel', { deltaY: -400 }));
    expect(zoom.scale).toBe(Math.E);
  });
});

describe('[MED-02] the pictures of a row of photos', () => {
  it('are those that its links lead to, with what is loaded already as a preview', () => {
    vi.stubGlobal('CSS', { escape: String });
    document.body.innerHTML = `<ul id="row"><a data-picture href="/image/yard/v1/640/webp/a.webp"><img alt="A car"></a><a data-picture href="/odd"></a><a href="/x"></a></ul>`;
    const image = document.querySelector('img') as HTMLImageElement;
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: 320 },
      currentSrc: { value: 'https://a.example/small.webp' },
    });
    const [first, odd, ...rest] = linkedPictures('row');
    expect(first).toMatchObject({ alt: 'A car', preview: 'https://a.example/small.webp' });
    expect(odd).toMatchObject({ alt: '', source: { source: '', path: '/odd' } });
    expect(odd).not.toHaveProperty('preview');
    expect(rest).toEqual([]);
    vi.unstubAllGlobals();
  });
});
