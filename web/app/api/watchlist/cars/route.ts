import { away, withSession } from '@/web/app/api/account/with-session.ts';
import { heldVehicles } from '@/web/records/account-holds.ts';
import { listSavedCars } from '@/web/records/saved-cars.ts';

export const dynamic = 'force-dynamic';

/**
 * The vehicles that the signed-in shopper saved, for the hearts of a public page, `{ cars }` as SAVE-03 has them, and `held`, the ids of those
 * that they hold now. 401 if not signed in.
 */
export const GET = (request: Request): Promise<Response> =>
  withSession(request, { problem: away.read, event: 'watchlist-not-read' }, async ({ account }, { accounts }) => {
    const { database } = accounts.records;
    const [rows, held] = await Promise.all([listSavedCars(database, account.id), heldVehicles(database, account)]);
    const cars = rows.map(({ car, seen: { name, slug, make, model, image } }) => {
      return { id: car, name, slug, make, model, primary_image_url: image };
    });
    return { cars, held };
  });
