import type { GarageOrder } from '@/domain/accounts/garage-order.ts';
import type { SiteIdentity, SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { Garage } from '@/web/accounts/read-garage.ts';
import type { Account } from '@/web/records/account-sessions.ts';

export type GarageProps = {
  site: SiteIdentity & SiteStock & SiteSwitches;
  account: Account;
  garage: Garage;
  /** Similar vehicles, by the id of a sold one. */
  similar: ReadonlyMap<string, readonly StockCard[]>;
  session: string;
  path: string;
  title: string;
  order: GarageOrder;
  /** The message of the last change. */
  notice: string;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
};
