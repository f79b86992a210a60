import { accountRequest, jsonWith, sessionOf } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';
import { heldVehicles } from '@/web/records/account-holds.ts';
import { listSavedCars } from '@/web/records/saved-cars.ts';

export const dynamic = 'force-dynamic';

/**
 * The vehicles that the signed-in shopper saved, for the hearts of a public page, `{ cars }` as SAVE-03 has them, and `held`, the ids of those
 * that they hold now. 401 for who is not signed in.
 */
export async function GET(request: Request): Promise<Response> {
  const context = accountRequest(request);
  if (!context) return jsonWith({ error: 'This cannot be answered right now.' }, 503);
  try {
    const { session, set } = await sessionOf(context);
    if (!session) return jsonWith({ error: 'Please sign in first.' }, 401, set);
    const { database } = context.accounts.records;
    const [rows, held] = await Promise.all([
      listSavedCars(database, session.account.id),
      heldVehicles(database, session.account),
    ]);
    const cars = rows.map(({ car, seen: { name, slug, make, model, image } }) => {
      return { id: car, name, slug, make, model, primary_image_url: image };
    });
    return jsonWith({ cars, held }, 200, set);
  } catch (error) {
    log('error', 'watchlist-not-read', { site: context.site, reason: reason(error) });
    return jsonWith({ error: 'This cannot be answered right now.' }, 503);
  }
}
