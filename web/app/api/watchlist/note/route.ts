import { cleanText } from '@/domain/leads/clean-text.ts';
import { changeWatchlist } from '@/web/app/api/watchlist/watchlist-request.ts';
import { noteSavedCar } from '@/web/records/saved-cars.ts';

export const dynamic = 'force-dynamic';

/** Writes a shopper's own note to a saved vehicle. */
export const POST = (request: Request): Promise<Response> =>
  changeWatchlist(request, async ({ accounts }, { account }, { car_id: car, note }) => {
    await noteSavedCar(accounts.records.database, account.id, car, cleanText(note).trim());
    return '';
  });
