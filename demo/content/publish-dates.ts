/**
 * Windows of the demo's promotions. They lie years around the demo's day, so that what is on is on whenever the demo
 * is started; one promotion waits for its start and one has ended, as in a real dealer's studio.
 */
export const runningNow = { startsAt: '2026-01-05T00:00:00.000Z', expiresAt: '2036-06-30T14:00:00.000Z' };
export const notYet = { startsAt: '2036-07-01T00:00:00.000Z', expiresAt: '2036-12-31T13:00:00.000Z' };
export const over = { startsAt: '2026-03-01T00:00:00.000Z', expiresAt: '2026-04-30T14:00:00.000Z' };
