import type { FoundSession } from '@/web/accounts/find-session.ts';
import type { AccountRequest } from '@/web/app/api/account/account-request.ts';
import { away, withSession } from '@/web/app/api/account/with-session.ts';
import { listEnquiries } from '@/web/records/account-enquiries.ts';
import { exportReservations } from '@/web/records/account-holds.ts';
import { listAccountSearches } from '@/web/records/account-searches.ts';
import { listDevices } from '@/web/records/account-sessions.ts';
import { exportAlerts } from '@/web/records/alert-consents.ts';
import { listPasskeys } from '@/web/records/passkeys.ts';
import { exportPurchases } from '@/web/records/purchase-export.ts';
import { listSavedCars } from '@/web/records/saved-cars.ts';

export const dynamic = 'force-dynamic';

/** Everything that the site holds under the shopper's account, as one JSON file. 401 if not signed in. */
export async function GET(request: Request): Promise<Response> {
  const file = await withSession(request, { problem: away.read, event: 'account-not-exported' }, exported);
  if (file.ok) file.headers.set('content-disposition', 'attachment; filename="my-data.json"');
  return file;
}

async function exported({ account }: FoundSession, { accounts }: AccountRequest): Promise<object> {
  const { database } = accounts.records;
  const { id, site, sharedAt, ...details } = account;
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
  return {
    site,
    details,
    savedCars,
    savedSearches,
    devices,
    passkeys,
    ...reserved,
    ...purchased,
    enquiries,
    alerts,
    sharedAt,
  };
}
