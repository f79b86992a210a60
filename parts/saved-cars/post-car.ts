import type { Favourite } from './favourites.ts';

/** For the response to a press, milliseconds. */
const timeoutMs = 8_000;

/** Saves a car in the account, or takes it out. */
export const postCar = ({ id }: Favourite, save: boolean): Promise<Response> =>
  fetch(`/api/watchlist/${save ? 'save-car' : 'remove-car'}`, {
    method: 'POST',
    // A page that is left at once loses nothing.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ car_id: id }),
    signal: AbortSignal.timeout(timeoutMs),
  });
