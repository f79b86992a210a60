import { changeWatchlist } from '@/web/app/api/watchlist/watchlist-request.ts';
import { removeSavedCar } from '@/web/records/saved-cars.ts';

export const dynamic = 'force-dynamic';

/** Takes a vehicle out of the signed-in shopper's saved ones (SAVE-01). */
export const POST = (request: Request): Promise<Response> =>
  changeWatchlist(request, async ({ accounts }, { account }, { car_id: car }) => {
    await removeSavedCar(accounts.records.database, account.id, car);
    return '';
  });
