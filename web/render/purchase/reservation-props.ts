import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { PaymentPage } from '@/web/purchases/settle.ts';
import type { HoldHistory } from '@/web/records/holds.ts';
import type { ShownPaper } from './papers.tsx';

export type ReservationProps = {
  site: ResolvedSite;
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
