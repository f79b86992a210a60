import { tags } from '@/web/platform/cache-tags.ts';
import { eachInTurn } from '@/web/platform/each-in-turn.ts';
import { notifyNext } from '@/web/records/hold-waiting.ts';
import { carStanding, markLineMessage, unsentOffers } from '@/web/records/holds.ts';
import { lineMail, lineText } from './line-messages.ts';
import type { PurchaseServices } from './purchase-services.ts';
import { sendBoth } from './tell-shopper.ts';

/**
 * Brings a car's standing to the search index, then to every page that shows it, and tells who is next in line (CHK-02, PLUS-15). The index first:
 * a page that is made anew reads it. Doing it again changes nothing. `always`: pages are made anew also where the index said so already, since a process
 * may have died in between. Rejects while the search service is away.
 */
export async function stateCar(
  services: PurchaseServices,
  vehicle: string,
  purge: 'always' | 'changed',
): Promise<void> {
  const { records, queue, index, invalidation } = services;
  await records.database.transaction((transaction) => notifyNext(transaction, queue, vehicle));
  const { sites, changed } = await index(vehicle, await carStanding(records.database, vehicle));
  if (sites.length > 0 && (changed || purge === 'always')) await invalidation.publish(sites.map(tags.stock));
  await eachInTurn(await unsentOffers(records.database, vehicle), (offer) =>
    sendBoth(
      services,
      { ...offer, id: `line-${offer.id}` },
      { text: lineText(offer), mail: lineMail(offer), attachments: [] },
      (left) => markLineMessage(records.database, offer.id, left),
    ),
  );
}
