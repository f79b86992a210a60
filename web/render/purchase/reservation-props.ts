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
  /** Whether the page redirects to the payment page. */
  pays: boolean;
  /** Whether the page shows the confirmation of a cancellation. */
  isCancelling: boolean;
  failed: boolean;
  now: number;
};
