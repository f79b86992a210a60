import type { EventFigure } from '@/domain/events/figure-batch.ts';
import type { PageType } from '@/domain/events/page-facts.ts';
import type { Integration } from '../integration.ts';

export type MeasuringVendor = 'google' | 'meta';

/**
 * The events of one page, sent with the shopper's consent. `person` is a random number of the
 * browser; there is no name, address or path.
 */
export type MeasuredVisit = {
  /** The same for each attempt. */
  id: string;
  site: string;
  /** The site's own account at the vendor. */
  account: string;
  /** The site's public address. */
  origin: string;
  person: string;
  /** The browser's User-Agent. */
  agent: string;
  page: PageType;
  events: readonly Pick<EventFigure, 'event' | 'car'>[];
  /** Epoch milliseconds. */
  at: number;
};

/** Vendors to which a site passes visits on. */
export type Measuring = Integration & {
  /**
   * Resolves if accepted, and without sending if there is no key for the site. Rejects if refused.
   */
  send(vendor: MeasuringVendor, visit: MeasuredVisit, signal: AbortSignal): Promise<void>;
};
