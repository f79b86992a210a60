import type { SiteMenus, SiteSwitches, SiteTerms } from '@/domain/site/site-parts.ts';
import type { ProposedView } from '@/web/purchases/proposed-view.ts';
import type { PurchaseView } from '@/web/purchases/view-purchase.ts';

export type PurchaseProps = {
  view: PurchaseView;
  /** What staff filled in, and the shopper has not settled yet. */
  proposed: ProposedView | null;
  /** The shown site; who sells the car is `view.dealership`. */
  site: SiteMenus & SiteSwitches & SiteTerms;
  /** The car is another shopper's now: until when, null where that has no end. */
  taken: { until: Date | null } | null;
  /** The deposit that holds it, cents; 0 reserves without money. */
  depositCents: number;
  signedIn: boolean;
  /** What could not be done, of the address. */
  problem: string;
  now: number;
};
