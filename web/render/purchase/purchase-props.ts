import type { SiteMenus, SiteSwitches, SiteTerms } from '@/domain/site/site-parts.ts';
import type { ProposedView } from '@/web/purchases/proposed-view.ts';
import type { PurchaseView } from '@/web/purchases/view-purchase.ts';

export type PurchaseProps = {
  view: PurchaseView;
  /** Steps filled in by staff that the shopper has not settled. */
  proposed: ProposedView | null;
  /** The shown site; the seller is `view.dealership`. */
  site: SiteMenus & SiteSwitches & SiteTerms;
  /** Set if another shopper has the car now; `until` is null without an end. */
  taken: { until: Date | null } | null;
  /** The deposit, cents; 0 for a reservation without money. */
  depositCents: number;
  signedIn: boolean;
  /** The problem named by the address. */
  problem: string;
  now: number;
};
