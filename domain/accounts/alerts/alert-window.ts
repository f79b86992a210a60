/** Alerts arrive from 8 in the morning until 8 in the evening by the dealer's clock. */
export const alertHours = { from: 8, until: 20 } as const;

/** Whether alerts may be sent at a moment, and the calendar day there, "2026-11-26": each person gets one message a day at most. */
export function alertWindow(nowMs: number, timeZone: string): { isOpen: boolean; day: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(nowMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const hour = Number(part('hour'));
  return {
    isOpen: hour >= alertHours.from && hour < alertHours.until,
    day: `${part('year')}-${part('month')}-${part('day')}`,
  };
}
