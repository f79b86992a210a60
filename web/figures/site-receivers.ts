import { isMeasurementId, isPixelId } from '@/domain/events/consent.ts';
import { isWebhook } from '@/domain/leads/destinations.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { VisitReceiver } from '@/web/records/visit-queue.ts';

/**
 * The site as content holds it now; null where there is none. Rejects where content cannot be read.
 */
export type ReadSite = (slug: string) => Promise<Pick<SiteSwitches, 'options'> | null>;

type Options = SiteOptions;
type Receivers = ReadonlySet<VisitReceiver>;

/** To whom a site passes visits on. */
export const receiversOf = ({ googleMeasurementId, metaPixelId, eventWebhook }: Options): Receivers =>
  new Set([
    ...(isMeasurementId(googleMeasurementId) ? (['google'] as const) : []),
    ...(isPixelId(metaPixelId) ? (['meta'] as const) : []),
    ...(isWebhook(eventWebhook) ? (['webhook'] as const) : []),
  ]);

/** What was read is good for so long, and after that until it is read again. */
const freshMs = 60_000;
const none: Receivers = new Set();

type Found = { at: number; receivers: Receivers; reading: Promise<Receivers> };

/** The receivers that sites name, read once a minute; a site whose content was never read names none. */
export class SiteReceivers {
  readonly #readSite: ReadSite;
  readonly #now: () => number;
  readonly #found = new Map<string, Found>();

  constructor(readSite: ReadSite, now: () => number) {
    this.#readSite = readSite;
    this.#now = now;
  }

  /** Waits for the first reading of a site alone. */
  async of(site: string): Promise<Receivers> {
    const former = this.#found.get(site);
    if (former && this.#now() - former.at < freshMs)
      return former.receivers.size > 0 ? former.receivers : former.reading;
    const receivers = former?.receivers ?? none;
    const reading = this.#read(site, receivers);
    this.#found.set(site, { at: this.#now(), receivers, reading });
    return former ? receivers : reading;
  }

  async #read(site: string, former: Receivers): Promise<Receivers> {
    try {
      const options = (await this.#readSite(site))?.options;
      const receivers = options ? receiversOf(options) : none;
      const found = this.#found.get(site);
      if (found) found.receivers = receivers;
      return receivers;
    } catch (error) {
      log('warn', 'receivers-not-read', { site, reason: reason(error) });
      return former;
    }
  }
}
