import { rangeParts } from './range-inputs.ts';

/** Half a thumb's width, by which its middle stays inside the track. */
const insetPx = 12;

/**
 * Moves the nearer thumb of a range to the tapped place (SRCH-13) and dispatches its events, as a
 * drag would.
 */
export function tapTrack(track: HTMLElement, clientX: number): void {
  const field = track.closest<HTMLElement>('[data-range]');
  const parts = field && rangeParts(field);
  if (!parts) return;
  const { left, width } = track.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (clientX - left - insetPx) / (width - 2 * insetPx)));
  const { low, high } = parts;
  const value = Number(low.min) + share * (Number(low.max) - Number(low.min));
  const thumb = value - low.valueAsNumber < high.valueAsNumber - value ? low : high;
  thumb.value = String(value);
  thumb.focus({ preventScroll: true });
  thumb.dispatchEvent(new Event('input', { bubbles: true }));
}
