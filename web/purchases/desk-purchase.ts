import { readSite } from '@/web/content/read-site.ts';
import { log, reason } from '@/web/platform/log.ts';
import { type Buyer, eventsOfPurchase, openPurchase, type PurchaseEvent } from '@/web/records/purchase-desk.ts';
import { deskPurchase, type Purchase } from '@/web/records/purchases.ts';
import { vehicleById } from '@/web/stock/stock-of-site.ts';
import { type ProposedView, proposedView } from './proposed-view.ts';
import { type PurchaseView, type ViewServices, viewPurchase } from './view-purchase.ts';

export type DeskPurchase = {
  purchase: Purchase;
  /** Null where the site lists the car no more, or it cannot be read now. */
  view: PurchaseView | null;
  timeZone: string;
};

/** The purchase that is behind an enquiry or a reservation of this desk's, with the sums that its shopper reads; null for none, and for another site's. */
export async function findDeskPurchase(
  services: ViewServices,
  desk: { slug: string },
  of: { lead: string } | { hold: string },
  now: number,
): Promise<DeskPurchase | null> {
  const purchase = await deskPurchase(services.records.database, desk.slug, of);
  if (!purchase) return null;
  const seen = await seenNow(services, purchase, now);
  return { purchase, view: seen?.view ?? null, timeZone: seen?.view.timeZone ?? '' };
}

export type OpenDeskPurchase = DeskPurchase & {
  buyer: Buyer | null;
  proposed: ProposedView | null;
  events: readonly PurchaseEvent[];
};

/** A purchase under way of a car of this desk's, as its shopper sees it now; null for none, and for another dealership's. */
export async function findOpenPurchase(
  services: ViewServices,
  desk: { slug: string },
  id: string,
  now: number,
): Promise<OpenDeskPurchase | null> {
  const { database } = services.records;
  const found = await openPurchase(database, desk.slug, id);
  if (!found) return null;
  const { purchase, buyer } = found;
  const [seen, events] = await Promise.all([seenNow(services, purchase, now), eventsOfPurchase(database, purchase.id)]);
  const { view = null, proposed = null } = seen ?? {};
  return { purchase, buyer, view, proposed, events, timeZone: view?.timeZone ?? '' };
}

type Seen = { view: PurchaseView; proposed: ProposedView | null };

/** Null where the site lists the car no more, or something is away. */
const seenNow = (services: ViewServices, purchase: Purchase, now: number): Promise<Seen | null> =>
  viewOf(services, purchase, now).catch((error: unknown) => {
    log('warn', 'desk-purchase-away', { site: purchase.seller, reason: reason(error) });
    return null;
  });

async function viewOf(services: ViewServices, purchase: Purchase, now: number): Promise<Seen | null> {
  const site = await readSite(purchase.site, false);
  const vehicle = site && (await vehicleById(site, purchase.vehicle));
  if (!site || !vehicle) return null;
  const view = await viewPurchase(services, { site, vehicle, purchase, now });
  return { view, proposed: await proposedView(services, view, { site, now }) };
}
