import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { readCookie } from '@/web/accounts/account-cookies.ts';
import type { AccountServices } from '@/web/accounts/account-services.ts';
import { confirmedNumber } from '@/web/accounts/confirmed-number.ts';
import { hashOf } from '@/web/accounts/secrets.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Database } from '@/web/records/database.ts';
import { holderOf, reservedStateOf } from '@/web/records/holds.ts';
import {
  findPurchase,
  holdOfPurchase,
  joinPurchases,
  nameHold,
  type Purchase,
  type Shopper,
} from '@/web/records/purchases.ts';
import { pageAccount, pageBrowser } from '../account/page-account.ts';

type PageShopper = {
  purchase: Purchase | null;
  shopper: Shopper;
  account: string | null;
  /** The confirmed number; null before. */
  phone: string | null;
  cookies: string;
};

/**
 * The purchase of a car that a page shows: the account's, else the one begun in this browser;
 * "away" while PostgreSQL is down.
 */
export async function shopperOfPage(
  accounts: Pick<AccountServices, 'records' | 'key'> | null,
  site: string,
  car: string,
  now: number,
): Promise<PageShopper | 'away'> {
  const browser = await pageBrowser();
  const found = await pageAccount(accounts, site, browser, now);
  if (found === 'away' || !accounts) return 'away';
  const account = found.session?.account ?? null;
  const token = readCookie(browser.cookies, 'purchase', browser.secure);
  const shopper = { site, browser: token && hashOf(token), account: account?.id ?? null };
  const mark = readCookie(browser.cookies, 'number', browser.secure);
  try {
    await joinPurchases(accounts.records.database, shopper);
    return {
      purchase: await findPurchase(accounts.records.database, shopper, car),
      shopper,
      account: shopper.account,
      phone: confirmedNumber({ key: accounts.key, site, now }, mark) ?? account?.phone ?? null,
      cookies: browser.cookies,
    };
  } catch (error) {
    log('warn', 'purchases-away', { site, reason: reason(error) });
    return 'away';
  }
}

type Requested = { vehicle: StockVehicle; purchase: Purchase | null; phone: string | null };

/** The state of the car for this shopper; `vehicle` without regard to a hold. */
type CarForShopper =
  | { kind: 'open' | 'mine'; vehicle: StockVehicle }
  | { kind: 'taken'; vehicle: StockVehicle; until: Date | null }
  /** Sold, or reserved by the feed. */
  | { kind: 'none' };

export async function carOfPurchase(
  database: Database,
  site: Pick<SiteIdentity, 'slug'>,
  { vehicle, purchase, phone }: Requested,
): Promise<CarForShopper> {
  const { card } = vehicle;
  const [holder, state, own] = await Promise.all([
    holderOf(database, card.id),
    reservedStateOf(database, card.id),
    purchase ? holdOfPurchase(database, purchase.id) : null,
  ]);
  const free = { ...vehicle, card: { ...card, reserved: false } };
  if (own?.state === 'applied') return { kind: 'mine', vehicle: free };
  const isMine =
    holder && (own?.id === holder.id || (phone !== null && holder.phone === phone && holder.site === site.slug));
  if (isMine) {
    if (purchase && !purchase.sentAt && !holder.purchase) await nameHold(database, holder.id, purchase.id);
    return { kind: 'mine', vehicle: free };
  }
  if (state.reserved && state.until === null) return { kind: 'none' };
  if (state.reserved) return { kind: 'taken', vehicle: free, until: state.until };
  // The search index may still have a hold that just ended.
  const isFeedsOwn = card.reserved && card.reservedUntilMs === 0;
  return isFeedsOwn ? { kind: 'none' } : { kind: 'open', vehicle: free };
}
