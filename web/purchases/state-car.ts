import { tags } from '@/web/platform/cache-tags.ts';
import { eachInOrder } from '@/web/platform/each-in-order.ts';
import { notifyNext } from '@/web/records/hold-waiting.ts';
import { markLineMessage, reservedStateOf, unsentOffers } from '@/web/records/holds.ts';
import { sendClaimed } from '@/web/records/message-claims.ts';
import { lineMail, lineText } from './line-messages.ts';
import { againMs, sendBoth } from './notify-shopper.ts';
import type { PurchaseServices } from './purchase-services.ts';

/**
 * Writes a car's state to the search index, then purges every page that shows it, and notifies the
 * next in line (CHK-02, PLUS-15). The index comes first, since a page that is made anew reads it.
 * Doing it again changes nothing. `always`: pages are purged also where the index was right
 * already, since a process may have died in between. Rejects while the search service is down.
 */
export async function stateCar(
  services: PurchaseServices,
  vehicle: string,
  purge: 'always' | 'changed',
): Promise<void> {
  const { records, queue, index, invalidation } = services;
  await records.database.transaction((transaction) => notifyNext(transaction, queue, vehicle));
  const { sites, changed } = await index(vehicle, await reservedStateOf(records.database, vehicle));
  if (sites.length > 0 && (changed || purge === 'always')) await invalidation.publish(sites.map(tags.stock));
  if (await sendClaimed(records.database, `line ${vehicle}`, () => sendOffers(services, vehicle))) return;
  const at = new Date(Date.now() + againMs);
  await records.database.transaction((transaction) => queue.enqueue(transaction, [{ kind: 'car', id: vehicle, at }]));
}

async function sendOffers(services: PurchaseServices, vehicle: string): Promise<void> {
  const { database } = services.records;
  await eachInOrder(await unsentOffers(database, vehicle), (offer) =>
    sendBoth(
      services,
      { ...offer, id: `line-${offer.id}` },
      { text: lineText(offer), mail: lineMail(offer), attachments: [] },
      (left) => markLineMessage(database, offer.id, left),
    ),
  );
}
