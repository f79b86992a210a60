// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { ScrollBars } from './scroll-bars-client.tsx';

const box = (top: number, bottom: number) => () => ({ top, bottom, height: bottom - top }) as DOMRect;
let part: Awaited<ReturnType<typeof mounted>>;
const scrollTo = (y: number) =>
  part.hand(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
const bars = () => {
  const [top, foot] = part.find('div').children as unknown as HTMLElement[];
  if (!top || !foot) throw new Error('A bar is missing.');
  return { top, foot };
};

beforeEach(async () => {
  document.body.innerHTML = '<button id="actions">Enquire</button><button id="other">x</button>';
  const actions = document.getElementById('actions') as HTMLElement;
  actions.getBoundingClientRect = box(500, 540);
  part = await mounted(
    <ScrollBars
      actionsId="actions"
      header={
        <a href="#enquire" data-opens="actions">
          Enquire
        </a>
      }
      bar={
        <a href="#enquire" data-opens="nothing">
          Enquire
        </a>
      }
    />,
  );
});
afterEach(async () => {
  await part.end();
  await vi.waitFor(() => undefined);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

describe('[VDP-03] [VDP-04] the bars of a vehicle’s page', () => {
  it('come once the page is scrolled, and once the buttons have left the view above it', async () => {
    expect([bars().top.hasAttribute('inert'), bars().foot.hasAttribute('inert')]).toEqual([true, true]);
    await scrollTo(501);
    expect([bars().top.hasAttribute('inert'), bars().foot.hasAttribute('inert')]).toEqual([false, true]);
    (document.getElementById('actions') as HTMLElement).getBoundingClientRect = box(-60, -20);
    await scrollTo(901);
    expect([bars().foot.hasAttribute('inert'), bars().foot.dataset.compact]).toEqual([false, 'true']);
    await scrollTo(600);
    expect(bars().foot.dataset.compact).toBeUndefined();
  });

  it('open the dialog of the sidebar’s own button; what is not there leads to the form', async () => {
    const opened = vi.fn();
    document.getElementById('actions')?.addEventListener('click', opened);
    const click = (link: Element | null, more: MouseEventInit = {}) =>
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
    await part.hand(() => expect(click(bars().top.querySelector('a'))).toBe(false));
    expect(opened).toHaveBeenCalledTimes(1);
    await part.hand(() => click(bars().top.querySelector('a'), { ctrlKey: true }));
    await part.hand(() => expect(click(bars().foot.querySelector('a'))).toBe(true));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('cover nothing that has the focus: it is scrolled out from under them', async () => {
    const scrolled = vi.fn();
    vi.stubGlobal('scrollBy', scrolled);
    await scrollTo(501);
    Object.defineProperty(bars().top, 'offsetHeight', { value: 60 });
    bars().top.getBoundingClientRect = box(0, 60);
    const other = document.getElementById('other') as HTMLElement;
    other.getBoundingClientRect = box(30, 70);
    other.focus();
    expect(scrolled.mock.calls).toEqual([[0, -42]]);
    other.blur();
    other.getBoundingClientRect = box(100, 140);
    other.focus();
    other.blur();
    other.getBoundingClientRect = box(-10, 5_000);
    other.focus();
    expect(scrolled).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});
