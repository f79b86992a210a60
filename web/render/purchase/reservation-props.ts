import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { SiteMenus, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { PaymentPage } from '@/web/purchases/settle.ts';
import type { HoldHistory } from '@/web/records/holds.ts';
import type { ShownPaper } from './papers.tsx';

export type ReservationProps = {
  site: SiteMenus & SiteSwitches;
  hold: HoldRecord;
  events: readonly HoldHistory[];
  papers: readonly ShownPaper[];
  page: PaymentPage;
  /** The browser goes on to the payment page by itself. */
  pays: boolean;
  /** The shopper wants to cancel and has not confirmed it. */
  isCancelling: boolean;
  failed: boolean;
  now: number;
};
