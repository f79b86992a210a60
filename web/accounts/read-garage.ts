import { type SavedChange, savedChange } from '@/domain/accounts/saved-car.ts';
import { sinceVisit, type VisitNews, visitGapMs } from '@/domain/accounts/since-visit.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { listEnquiries } from '@/web/records/account-enquiries.ts';
import { listHolds } from '@/web/records/account-holds.ts';
import { seeAccountSearches } from '@/web/records/account-searches.ts';
import { type Account, listDevices } from '@/web/records/account-sessions.ts';
import { type AlertConsent, alertLinkOf, findConsent } from '@/web/records/alert-consents.ts';
import { listPasskeys } from '@/web/records/passkeys.ts';
import { type Purchase, purchasesOfAccount } from '@/web/records/purchases.ts';
import { listSavedCars, type SavedCar, seeSavedCars } from '@/web/records/saved-cars.ts';
import { cardsOfSite } from '@/web/stock/stock-of-site.ts';
import type { SearchSite } from '@/web/stock/stock-site.ts';
import type { AccountServices } from './account-services.ts';
import { savedState } from './read-car-states.ts';
import { type GarageSearch, searchedNews } from './searched-news.ts';

/** A saved vehicle; `card` is null if it is no longer listed, undefined if the search fails. */
export type GarageCar = SavedCar & { card: StockCard | null | undefined; change: SavedChange | null };

export type Garage = {
  cars: GarageCar[];
  news: VisitNews[];
  /** Time of the previous visit; null at the first. */
  lastVisit: Date | null;
  searches: GarageSearch[];
  reservations: Awaited<ReturnType<typeof listHolds>>;
  enquiries: Awaited<ReturnType<typeof listEnquiries>>;
  devices: Awaited<ReturnType<typeof listDevices>>;
  passkeys: Awaited<ReturnType<typeof listPasskeys>>;
  alerts: { consent: AlertConsent | null; confirmedEmail: string };
  /** Purchases under way. */
  purchases: Purchase[];
};

/**
 * All data of a shopper's garage (SAVE-05). Rejects without records; if the search fails, cars have
 * their stored state.
 */
export async function readGarage(
  { records: { database } }: Pick<AccountServices, 'records'>,
  site: SearchSite,
  account: Account,
  now: number,
): Promise<Garage> {
  const [saved, searches, reservations, enquiries, devices, passkeys, consent, link, purchases] = await Promise.all([
    listSavedCars(database, account.id),
    seeAccountSearches(database, account.id, now).then((all) => Promise.all(all.map((one) => searchedNews(site, one)))),
    listHolds(database, account),
    listEnquiries(database, account),
    listDevices(database, account.id),
    listPasskeys(database, account.id),
    findConsent(database, account.id),
    alertLinkOf(database, account.id),
    purchasesOfAccount(database, account.id),
  ]);
  const cards = await cardsOfSite(
    site,
    saved.map(({ car }) => car),
  ).then(
    (found) => new Map(found.map((card) => [card.id, card])),
    () => null,
  );
  const cars = saved.map((row) => garageCar(row, cards));
  const lastSeen = Math.max(0, ...saved.map(({ seenAt }) => seenAt.getTime()));
  const isNewVisit = saved.length > 0 && now - lastSeen > visitGapMs;
  const seen = cars.map((row) => ({
    before: isNewVisit ? row.seen : row.before,
    now: row.card ? savedState(row.card) : null,
  }));
  const states = cars.flatMap(({ car, card }) => (card ? [{ car, state: savedState(card) }] : []));
  if (cards) await seeSavedCars(database, account.id, states, isNewVisit);
  const lastVisit = isNewVisit ? new Date(lastSeen) : null;
  const alerts = { consent, confirmedEmail: link?.confirmedEmail ?? '' };
  return {
    cars,
    news: cards ? sinceVisit(seen) : [],
    lastVisit,
    searches,
    reservations,
    enquiries,
    devices,
    passkeys,
    alerts,
    purchases,
  };
}

function garageCar(row: SavedCar, cards: ReadonlyMap<string, StockCard> | null): GarageCar {
  if (!cards) return { ...row, card: undefined, change: null };
  const card = cards.get(row.car) ?? null;
  return { ...row, card, change: savedChange(row.saved, card && savedState(card)) };
}
