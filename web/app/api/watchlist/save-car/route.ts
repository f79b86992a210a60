import { readCarStates } from '@/web/accounts/read-car-states.ts';
import { siteOfEndpoint } from '@/web/app/api/site-of-endpoint.ts';
import { changeWatchlist } from '@/web/app/api/watchlist/watchlist-request.ts';
import { addSavedCar } from '@/web/records/saved-cars.ts';

export const dynamic = 'force-dynamic';

/** Saves a vehicle of this site for the signed-in shopper (SAVE-01, SAVE-02). */
export const POST = (request: Request): Promise<Response> =>
  changeWatchlist(request, async ({ accounts, site: slug }, { account }, { car_id: car }) => {
    const site = await siteOfEndpoint(slug);
    if (site instanceof Response) throw new Error('The site is not known.');
    const state = (await readCarStates(site, [car])).get(car);
    if (!state) return 'This car is no longer listed.';
    const saved = await addSavedCar(accounts.records.database, { account: account.id, site: slug }, car, state);
    return saved ? '' : 'You have saved as many cars as your garage can hold. Remove one first.';
  });
