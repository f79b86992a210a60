import { accountRequest, jsonWith, sessionOf } from '@/web/app/api/account/account-request.ts';
import { log, reason } from '@/web/platform/log.ts';
import { listEnquiries } from '@/web/records/account-enquiries.ts';
import { exportReservations } from '@/web/records/account-holds.ts';
import { listAccountSearches } from '@/web/records/account-searches.ts';
import { listDevices } from '@/web/records/account-sessions.ts';
import { exportAlerts } from '@/web/records/alert-consents.ts';
import { listPasskeys } from '@/web/records/passkeys.ts';
import { exportPurchases } from '@/web/records/purchase-export.ts';
import { listSavedCars } from '@/web/records/saved-cars.ts';

export const dynamic = 'force-dynamic';

/** Everything that the site holds under the shopper's account, as one JSON file. 401 for who is not signed in. */
export async function GET(request: Request): Promise<Response> {
  const context = accountRequest(request);
  if (!context) return jsonWith({ error: 'This cannot be answered right now.' }, 503);
  try {
    const { session, set } = await sessionOf(context);
    if (!session) return jsonWith({ error: 'Please sign in first.' }, 401, set);
    const { database } = context.accounts.records;
    const { id, site, sharedAt, ...details } = session.account;
    const person = { site, phone: details.phone };
    const [savedCars, savedSearches, devices, passkeys, reserved, purchased, enquiries, alerts] = await Promise.all([
      listSavedCars(database, id),
      listAccountSearches(database, id),
      listDevices(database, id),
      listPasskeys(database, id),
      exportReservations(database, person),
      exportPurchases(database, id),
      listEnquiries(database, person),
      exportAlerts(database, id),
    ]);
    const file = jsonWith(
      {
        ...{ site, details, savedCars, savedSearches, devices, passkeys, ...reserved },
        ...{ ...purchased, enquiries, alerts, sharedAt },
      },
      200,
      set,
    );
    file.headers.set('content-disposition', 'attachment; filename="my-data.json"');
    return file;
  } catch (error) {
    log('error', 'account-not-exported', { site: context.site, reason: reason(error) });
    return jsonWith({ error: 'This cannot be answered right now.' }, 503);
  }
}
