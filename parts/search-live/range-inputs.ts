import type { SpannedAttribute } from '@/domain/stock/search/facet-rules.ts';
import { rangeValue } from '@/domain/stock/search/range-label.ts';
import { typedAmount } from '@/domain/vocabulary/typed-amount.ts';

type End = 'min' | 'max';

/**
 * Handles a moved thumb: it never crosses the other one, its text field shows the value, and the
 * bars in the range are coloured (SRCH-13).
 */
export function followThumb(thumb: HTMLInputElement): void {
  const field = thumb.closest<HTMLElement>('[data-range]');
  const parts = field && rangeParts(field);
  if (!parts) return;
  const end: End = thumb.dataset.end === 'max' ? 'max' : 'min';
  const { low, high } = parts;
  const limited =
    end === 'min' ? Math.min(low.valueAsNumber, high.valueAsNumber) : Math.max(low.valueAsNumber, high.valueAsNumber);
  const text = parts.text(end);
  if (limited !== thumb.valueAsNumber) {
    logOutOfBounds(thumb);
    thumb.value = String(limited);
  }
  text.value = rangeText(parts.attribute, limited, Number(end === 'min' ? thumb.min : thumb.max));
  paint(field, parts);
}

/**
 * Handles a typed end: it is limited to the stock's range, and opens the end if it is not a number.
 * One that crosses the other end is ignored (SRCH-13).
 */
export function followTyped(input: HTMLInputElement): void {
  const field = input.closest<HTMLElement>('[data-range]');
  const parts = field && rangeParts(field);
  if (!parts) return;
  const end: End = input.name.endsWith('[max]') ? 'max' : 'min';
  const thumb = end === 'min' ? parts.low : parts.high;
  const amount = typedAmount(input.value);
  const [min, max] = [Number(thumb.min), Number(thumb.max)];
  const open = end === 'min' ? min : max;
  const wanted = amount === null ? open : Math.trunc(amount);
  const value = Math.min(max, Math.max(min, wanted));
  const other = endOf(parts, end === 'min' ? 'max' : 'min');
  const crosses = end === 'min' ? value > other : value < other;
  if (crosses || wanted !== value) logOutOfBounds(input);
  if (crosses) {
    input.value = wasMoved(thumb) ? rangeText(parts.attribute, thumb.valueAsNumber, open) : input.defaultValue;
    return;
  }
  thumb.value = String(value);
  input.value = rangeText(parts.attribute, value, open);
  paint(field, parts);
}

const rangeText = (attribute: SpannedAttribute, value: number, open: number): string =>
  value === open ? '' : rangeValue(attribute, value);

const logOutOfBounds = ({ name, value }: HTMLInputElement): void =>
  console.debug('This end of a range is out of bounds.', name, value);

/** The value of an end: its text, since its thumb rounds to the slider's steps; else its thumb. */
function endOf({ low, high, text }: NonNullable<ReturnType<typeof rangeParts>>, end: End): number {
  return typedAmount(text(end).value) ?? (end === 'min' ? low : high).valueAsNumber;
}

/** Adopts what was changed before this listened: each end shows it in thumb and text. */
export function adoptRanges(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-range]')) {
    const parts = rangeParts(field);
    if (!parts) continue;
    for (const end of ['min', 'max'] as const) {
      const [text, thumb] = [parts.text(end), end === 'min' ? parts.low : parts.high];
      if (text.value !== text.defaultValue) followTyped(text);
      else if (wasMoved(thumb)) followThumb(thumb);
    }
  }
}

/** A slider rounds its initial value to its steps: compare with the result of that. */
function wasMoved(thumb: HTMLInputElement): boolean {
  const before = thumb.cloneNode() as HTMLInputElement;
  before.value = thumb.defaultValue;
  return before.value !== thumb.value;
}

/** The thumbs and texts of a range; null where it has none. */
export function rangeParts(field: HTMLElement) {
  const low = field.querySelector<HTMLInputElement>('[data-end=min]');
  const high = field.querySelector<HTMLInputElement>('[data-end=max]');
  const attribute = field.dataset.range as SpannedAttribute;
  if (!low || !high) return null;
  const text = (end: End) => field.querySelector(`[name="${attribute}[${end}]"]`) as HTMLInputElement;
  return { low, high, attribute, text };
}

function paint(field: HTMLElement, { low, high, attribute }: NonNullable<ReturnType<typeof rangeParts>>): void {
  const share = (thumb: HTMLInputElement) =>
    (thumb.valueAsNumber - Number(thumb.min)) / (Number(thumb.max) - Number(thumb.min) || 1);
  const pair = field.querySelector<HTMLElement>('[data-pair]');
  pair?.style.setProperty('--low', String(share(low)));
  pair?.style.setProperty('--high', String(share(high)));
  // If both thumbs are at the upper end only the lower one can move: it must be on top.
  low.style.zIndex = share(low) > 0.5 ? '2' : '';
  for (const thumb of [low, high]) thumb.setAttribute('aria-valuetext', rangeValue(attribute, thumb.valueAsNumber));
  for (const bar of field.querySelectorAll<SVGRectElement>('rect[data-from]')) {
    const from = Number(bar.dataset.from);
    const held = from >= low.valueAsNumber && from <= high.valueAsNumber;
    bar.classList.toggle('fill-action', held);
    bar.classList.toggle('fill-line-2', !held);
  }
}
