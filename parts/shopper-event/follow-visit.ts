import type { AscValues } from '@/domain/events/asc-parameters.ts';
import { type ConsentClasses, consentOf, passedClasses } from '@/domain/events/consent.ts';
import { eventPushes, type OwnValues } from '@/domain/events/event-pushes.ts';
import { type FigureDetail, figureDetails, visitFigure } from '@/domain/events/figure-batch.ts';
import { formParameters } from '@/domain/events/form-parameters.ts';
import { vehicleParameters } from '@/domain/events/page-facts.ts';
import { type EventKey, eventOfId, shopperEvents } from '@/domain/events/shopper-events.ts';
import { visitSource } from '@/domain/events/visit-source.ts';
import { personOf, storedConsent } from '@/parts/consent/consent-store.ts';
import { cardsChanged } from '@/parts/saved-cars/cards-changed.ts';
import { DataLayer } from './data-layer.ts';
import { FigureBeacon } from './figure-beacon.ts';
import { followPresses, internationalOf } from './follow-presses.ts';
import { readPage } from './visit-page.ts';

type Details = Readonly<Record<string, string | number>>;
type Fired = { values?: AscValues; own?: OwnValues; detail?: string };

const noChoice = { stored: null, refuses: false } as const;

/**
 * Results must be shown for so many milliseconds to count as seen: sliding and typing replace them
 * quickly.
 */
const settledMs = 1_000;

/**
 * Sends all events of a page (ANL-01, PLUS-16) to the data layers and the site's own figures. Never
 * throws into the page; failures are logged as warnings.
 */
export function followVisit(signal: AbortSignal): void {
  const page = readPage(document);
  if (!page) return;
  const layer = new DataLayer(page);
  const allowed = () => consentOf(page.consent, page.consent ? storedConsent(page.consent) : noChoice);
  const passOn = () => {
    const classes = passedClasses(page.consent, allowed());
    const isPassed = classes.visits || classes.ads || classes.webhook;
    return isPassed ? { ...classes, person: personOf(classes) } : null;
  };
  const beacon = new FigureBeacon(page.type, passOn, signal);
  const about = { page_type: page.type, error_code: page.error, ...vehicleParameters(page.vehicle) };

  const fire = (key: EventKey, { values = {}, own = {}, detail = '' }: Fired = {}) =>
    safely(() => {
      const slug = own.slug || page.vehicle?.slug || '';
      layer.push(eventPushes(key, { ...about, ...values }, { ...own, slug }));
      beacon.add({ event: shopperEvents[key].id, detail: detailOf(detail), car: slug });
    });

  const view = () => {
    if (page.type === 'item' && page.vehicle) return fire('vehicleView');
    if (page.type !== 'itemlist') return fire('pageView');
    const shown = document.querySelectorAll('[data-part=results] article').length;
    fire('searchView', { values: { item_results: String(shown) }, detail: shown === 0 ? 'none' : '' });
  };

  const taken = ({ id, ...details }: Details) => {
    const key = keyOf(id, details);
    if (!key) return console.warn('There is no such event.', id);
    const {
      label = '',
      action = '',
      category = '',
      car_id = '',
      slug = '',
      lead = '',
      text = '',
      phone = '',
    } = texts(details);
    const values = category ? { ...formParameters(category), form_name: category, submission_id: lead } : {};
    const own = { label: label || labelOf(key), action, category, car_id, slug };
    const more = { ...(text && { element_text: text }), ...(phone && { comm_phone_number: internationalOf(phone) }) };
    fire(key, { values: { ...values, ...more }, own, detail: label || action });
  };

  /** "New Car" or "Used Car", of the car that the page is about. */
  const labelOf = (key: EventKey): string =>
    key === 'phone' && page.vehicle ? (page.vehicle.carType === 'new' ? 'New Car' : 'Used Car') : '';

  safely(() => layer.consent('default', allowed()));
  const source = isArrival() ? visitSource(document.referrer, new URL(location.href)) : null;
  if (source) beacon.add({ event: visitFigure, detail: source, car: '' });
  view();
  for (const element of document.querySelectorAll<HTMLElement>('[data-shown-event]')) {
    const key = isArrival() ? eventOfId(element.dataset.shownEvent) : null;
    if (key) fire(key);
  }
  followPresses(({ key, values, own }) => {
    const label = own.label || labelOf(key);
    fire(key, { values, own: { ...own, label }, detail: label });
  }, signal);
  followResults(view, signal);
  addEventListener('pageshow', ({ persisted }) => persisted && view(), { signal });
  drain(taken);
  const { consent, store, tags } = page;
  const cost = (value: number) => safely(() => beacon.add({ vital: 'TAGS', value }));
  const started =
    tags &&
    import('@/parts/third-parties/follow-tags.ts').then(({ followTags }) => followTags(tags, allowed, cost, signal));
  started?.catch(warn);
  const chosen = (classes: ConsentClasses) => {
    safely(() => {
      layer.consent('update', classes);
      personOf(passedClasses(consent, classes));
    });
    fire('consent');
    started?.then((changed) => changed()).catch(warn);
  };
  if (consent)
    void import('@/parts/consent/follow-consent.ts')
      .then(({ followConsent }) => followConsent(consent, store, chosen, signal))
      .catch(warn);
  void import('./field-vitals.ts')
    .then(({ followVitals }) => followVitals((vital) => safely(() => beacon.add(vital))))
    .catch(warn);
}

/** Handles events that were queued before this script, and later ones at once. */
function drain(taken: (event: Details) => void): void {
  const page = window as unknown as { shopperEvents?: Pick<Details[], 'push'> };
  const before = Array.isArray(page.shopperEvents) ? (page.shopperEvents as Details[]) : [];
  page.shopperEvents = {
    push: (event: Details) => {
      safely(() => taken(event));
      return 0;
    },
  };
  for (const event of before) safely(() => taken(event));
}

/** Reports results that were put into the page, once they stay. */
function followResults(view: () => void, signal: AbortSignal): void {
  let seen = location.href;
  let timer = 0;
  document.addEventListener(
    cardsChanged,
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (location.href === seen) return;
        seen = location.href;
        view();
      }, settledMs);
    },
    { signal },
  );
}

/** A test drive with a booked time is an event of its own. */
function keyOf(id: unknown, { booked }: Details): EventKey | null {
  const key = eventOfId(id);
  return key === 'testDrive' && booked ? 'testDriveBooked' : key;
}

/**
 * False after a reload and after Back: the visit's source and shown events are reported only once.
 */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry === undefined || entry.type === 'navigate';
}

const details: Readonly<Record<string, string>> = { 'New Car': 'new', 'Used Car': 'used' };

/** The figure's detail for a label; empty if there is none. */
function detailOf(label: string): FigureDetail {
  const word = details[label] ?? label.toLowerCase();
  return figureDetails.find((detail) => detail === word) ?? '';
}

const texts = (details: Details): Record<string, string> =>
  Object.fromEntries(Object.entries(details).map(([key, value]) => [key, String(value)]));

const warn = (error: unknown): void => console.warn('An event could not be sent.', error);

function safely(work: () => void): void {
  try {
    work();
  } catch (error) {
    warn(error);
  }
}
