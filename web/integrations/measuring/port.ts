import type { EventFigure } from '@/domain/events/figure-batch.ts';
import type { PageType } from '@/domain/events/page-facts.ts';
import type { Integration } from '../integration.ts';

export type MeasuringVendor = 'google' | 'meta';

/** What one page of a shopper who agreed passes on. `person` is a random number of that browser's; there is no name, address or path. */
export type MeasuredVisit = {
  /** The same at every try. */
  id: string;
  site: string;
  /** The site's own account at the vendor. */
  account: string;
  /** The site's public address. */
  origin: string;
  person: string;
  /** Which browser, as it calls itself. */
  agent: string;
  page: PageType;
  events: readonly Pick<EventFigure, 'event' | 'car'>[];
  /** Epoch milliseconds. */
  at: number;
};

/** Vendors to which a site passes visits on. */
export type Measuring = Integration & {
  /** Resolves when it was taken, and where this deployment has no key for the site: then nothing is sent. Rejects when it was refused. */
  send(vendor: MeasuringVendor, visit: MeasuredVisit, signal: AbortSignal): Promise<void>;
};
