import { type Hours, openState } from '@/domain/locations/opening-hours.ts';

/** Days without hours end the search: such a location has no due time. */
const maxSpans = 60;

/** When `hours` of opening time will have passed since `fromMs` (epoch milliseconds), by the place's own clock and holidays; null when it is never open. */
export function answerBy(place: Hours, fromMs: number, hours: number): number | null {
  let leftMs = hours * 3_600_000;
  let at = fromMs;
  for (let span = 0; span < maxSpans; span += 1) {
    const { open, untilMs } = openState(place, at);
    if (untilMs === null) return open ? at + leftMs : null;
    if (open && untilMs - at >= leftMs) return at + leftMs;
    if (open) leftMs -= untilMs - at;
    at = untilMs;
  }
  return null;
}
