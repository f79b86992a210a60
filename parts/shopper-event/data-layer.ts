import type { ConsentClasses } from '@/domain/events/consent.ts';
import { googleConsent } from '@/domain/events/consent.ts';
import type { EventPush } from '@/domain/events/event-pushes.ts';
import { vehicleParameters } from '@/domain/events/page-facts.ts';
import type { PageFacts } from './visit-page.ts';

type AscLayer = { events?: unknown[]; measurement_ids?: string[] } & Record<string, unknown>;
type Layers = { dataLayer?: unknown[]; asc_datalayer?: AscLayer };

const layers = (): Layers => window as unknown as Layers;

/** Both data layers of a page, for tag managers and ASC's tools; entries of other scripts stay. */
export class DataLayer {
  readonly #page: PageFacts;

  constructor(page: PageFacts) {
    this.#page = page;
    const all = layers();
    all.dataLayer ??= [];
    all.asc_datalayer = {
      store_name: page.store,
      page_type: page.type,
      language_code: 'en',
      currency_code: 'AUD',
      items: page.vehicle ? [vehicleParameters(page.vehicle)] : [],
      measurement_ids: [],
      events: [],
      ...all.asc_datalayer,
    };
  }

  push(pushes: readonly EventPush[]): void {
    const { dataLayer, asc_datalayer } = layers();
    for (const push of pushes) {
      dataLayer?.push(push);
      asc_datalayer?.events?.push(push);
    }
  }

  /**
   * Pushes the shopper's consent in the form that Google's tags read: before any event, and at each
   * change.
   */
  consent(how: 'default' | 'update', classes: ConsentClasses): void {
    const { dataLayer, asc_datalayer } = layers();
    if (asc_datalayer && this.#page.measurement)
      asc_datalayer.measurement_ids = classes.visits ? [this.#page.measurement] : [];
    dataLayer?.push(listed('consent', how, googleConsent(classes)));
  }
}

/** Google's tags accept a command only as an `arguments` object, not as an array. */
function listed(..._: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above.
  return arguments;
}
