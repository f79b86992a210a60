import type { Favourite } from './favourites.ts';

/** Milliseconds. */
const timeoutMs = 8_000;

/** Saves a car in the account, or removes it. */
export const postCar = ({ id }: Favourite, save: boolean): Promise<Response> =>
  fetch(`/api/watchlist/${save ? 'save-car' : 'remove-car'}`, {
    method: 'POST',
    // The request survives leaving the page.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    // Where a sign-in leads back to, if the session has ended.
    body: JSON.stringify({ car_id: id, back: location.pathname + location.search }),
    signal: AbortSignal.timeout(timeoutMs),
  });
