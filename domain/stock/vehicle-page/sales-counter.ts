/** How often the number is counted anew, milliseconds (VDP-18). */
export const salesCounterEveryMs = 150_000;

/** Vehicles sold this month: (day of month − 1) × 192 + seconds of the day / 450, by Brisbane's clock, in whole vehicles (VDP-18). */
export function soldThisMonth(now: number): number {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: 'Australia/Brisbane',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  const seconds = part('hour') * 3600 + part('minute') * 60 + part('second');
  return (part('day') - 1) * 192 + Math.floor(seconds / 450);
}
