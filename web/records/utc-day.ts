export const dayMs = 86_400_000;

/** The day in UTC of a moment in epoch milliseconds, `2026-11-23`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
