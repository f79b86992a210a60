// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptRanges, followThumb, followTyped, rangeParts } from './range-inputs.ts';
import { tapTrack } from './track-taps.ts';

const range = (low = '0', high = '100000') => `<form><fieldset data-range="price">
  <div data-pair><input type="range" data-end="min" min="0" max="100000" step="1000" value="${low}">
  <input type="range" data-end="max" min="0" max="100000" step="1000" value="${high}"></div>
  <div data-track></div><svg><rect data-from="0"/><rect data-from="50000"/></svg>
  <input type="text" name="price[min]" value=""><input type="text" name="price[max]" value="">
</fieldset></form>`;
const found = <E extends Element>(selector: string): E => {
  const one = document.querySelector<E>(selector);
  if (!one) throw new Error(`${selector} is missing.`);
  return one;
};
const thumb = (end: 'min' | 'max') => found<HTMLInputElement>(`[data-end=${end}]`);
const text = (end: 'min' | 'max') => found<HTMLInputElement>(`[name="price[${end}]"]`);
function slide(end: 'min' | 'max', value: string) {
  thumb(end).value = value;
  followThumb(thumb(end));
}
function type(end: 'min' | 'max', value: string) {
  text(end).value = value;
  followTyped(text(end));
}

beforeEach(() => {
  document.body.innerHTML = range();
});

describe('[SRCH-13] the two ends of a range', () => {
  it('state as text what a thumb was moved to, and nothing at their own ends', () => {
    slide('min', '20000');
    expect([text('min').value, thumb('min').getAttribute('aria-valuetext')]).toEqual(['$20,000', '$20,000']);
    slide('min', '0');
    expect(text('min').value).toBe('');
  });

  it('never cross', () => {
    slide('max', '40000');
    slide('min', '60000');
    expect([thumb('min').value, text('min').value]).toEqual(['40000', '$40,000']);
    slide('min', '30000');
    slide('max', '10000');
    expect(thumb('max').value).toBe('30000');
  });

  it('follow what is typed, as people write it, within what the stock has', () => {
    type('max', '35k');
    expect([thumb('max').value, text('max').value]).toEqual(['35000', '$35,000']);
    type('max', '900000');
    expect([thumb('max').value, text('max').value]).toEqual(['100000', '']);
    type('min', 'cheap');
    expect([thumb('min').value, text('min').value]).toEqual(['0', '']);
    type('min', '20500');
    type('max', '20700');
    expect([text('min').value, text('max').value]).toEqual(['$20,500', '$20,700']);
  });

  it('ignore and log a typed end that crosses the other: the box shows its former value again', () => {
    const logged = vi.spyOn(console, 'debug').mockImplementation(() => {});
    type('min', '35000');
    type('max', '20k');
    expect([thumb('max').value, text('max').value, text('min').value]).toEqual(['100000', '', '$35,000']);
    type('max', '50000');
    type('max', '20k');
    expect([thumb('max').value, text('max').value]).toEqual(['50000', '$50,000']);
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  it('return to the exact figure of the address, between two steps too', () => {
    document.body.innerHTML = range('20000', '60000')
      .replace('price[min]" value=""', 'price[min]" value="$20,000"')
      .replace('price[max]" value=""', 'price[max]" value="$60,490"');
    type('min', '90000');
    type('max', '1000');
    expect([text('min').value, text('max').value]).toEqual(['$20,000', '$60,490']);
  });

  it('colour the bars between them, and bring the lower thumb on top where only it can go anywhere', () => {
    slide('min', '50000');
    slide('min', '51000');
    expect([...document.querySelectorAll('rect')].map((bar) => bar.classList.contains('fill-action'))).toEqual([
      false,
      false,
    ]);
    expect(thumb('min').style.zIndex).toBe('2');
    slide('min', '10000');
    expect(thumb('min').style.zIndex).toBe('');
    expect(found<SVGRectElement>('rect[data-from="50000"]').classList.contains('fill-action')).toBe(true);
  });

  it('adopt what a hand did before this listened', () => {
    text('max').value = '25000';
    thumb('min').value = '5000';
    adoptRanges(found<HTMLFormElement>('form'));
    expect([thumb('max').value, text('max').value, text('min').value]).toEqual(['25000', '$25,000', '$5,000']);
  });

  it('are none without thumbs', () => {
    document.body.innerHTML = '<form><fieldset data-range="price"><input name="price[min]"></fieldset></form>';
    expect(rangeParts(found('fieldset'))).toBeNull();
    adoptRanges(found<HTMLFormElement>('form'));
    followTyped(found<HTMLInputElement>('input'));
    expect(found<HTMLInputElement>('input').value).toBe('');
  });

  it('a tap on the track brings the nearer thumb there, as if a hand had moved it', () => {
    const track = found<HTMLElement>('[data-track]');
    track.getBoundingClientRect = () => ({ left: 0, width: 124 }) as DOMRect;
    const moved: string[] = [];
    document.addEventListener('input', ({ target }) => moved.push((target as HTMLElement).dataset.end ?? ''));
    tapTrack(track, 12 + 20);
    tapTrack(track, 12 + 90);
    tapTrack(track, 500);
    expect(moved).toEqual(['min', 'max', 'max']);
    expect([thumb('min').value, thumb('max').value]).toEqual(['20000', '100000']);
    expect(document.activeElement).toBe(thumb('max'));
  });
});
