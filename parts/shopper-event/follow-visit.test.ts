// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ascParameters } from '@/domain/events/asc-parameters.ts';
import type { FigureBatch } from '@/domain/events/figure-batch.ts';
import { eventVehicle } from '@/domain/events/page-facts.fixture.ts';
import { readBatch } from '@/web/figures/read-batch.ts';
import { followVisit } from './follow-visit.ts';
import { trackEvent } from './track-event-client.ts';
import type { VisitPage } from './visit-page.ts';

vi.mock('./field-vitals.ts', () => ({ followVitals: () => undefined }));

type Push = Record<string, unknown> & { event?: string; eventId?: unknown };
type Layers = { dataLayer: Push[]; asc_datalayer: { events: Push[]; measurement_ids: string[]; items: object[] } };

const layers = () => window as unknown as Layers;
const pushes = () => layers().dataLayer.filter(({ event }) => event !== undefined);
const ids = () => pushes().map(({ event, eventId }) => [event, eventId]);
let beacons: Blob[];

const sent = async (): Promise<FigureBatch[]> => {
  dispatchEvent(new Event('pagehide'));
  return Promise.all(
    beacons.map(async (blob) => {
      const batch = readBatch(Buffer.from(await blob.text()));
      if (!batch) throw new Error('The server would refuse this batch.');
      return batch;
    }),
  );
};
const figures = async () =>
  (await sent()).flatMap(({ events }) => events.map(({ event, detail, car }) => [event, detail, car]));

/** A page with this in it, whose script comes now. */
async function page(visit: Partial<VisitPage> | null, html = ''): Promise<void> {
  const all = { type: 'home', store: 'Southbank Ford', measurement: '', consent: null, ...visit };
  if (visit) document.body.dataset.visit = JSON.stringify(all);
  document.body.innerHTML = html;
  followVisit(listeners.signal);
}
const vehiclePage = (html = '', carType: 'new' | 'used' = 'used') =>
  page({ type: 'item' }, `<div data-vehicle='${JSON.stringify({ ...eventVehicle, carType })}'>${html}</div>`);
const press = async (selector: string) => {
  document.querySelector<HTMLElement>(selector)?.click();
  await new Promise((later) => setTimeout(later));
};

let listeners: AbortController;
beforeEach(() => {
  beacons = [];
  listeners = new AbortController();
  Object.assign(navigator, { sendBeacon: (_: string, blob: Blob) => beacons.push(blob) });
  document.body.removeAttribute('data-visit');
  for (const name of ['dataLayer', 'asc_datalayer', 'shopperEvents']) Reflect.deleteProperty(window, name);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
});

describe('[ANL-01] the events of a page', () => {
  it('are in both data layers, with every key in every push, and in the site’s own figures', async () => {
    await vehiclePage();
    expect(ids()).toEqual([
      ['asc_pageview', 4],
      ['asc_item_pageview', ''],
    ]);
    for (const push of pushes()) for (const name of ascParameters) expect(push).toHaveProperty(name);
    expect(pushes()[1]).toMatchObject({
      item_id: eventVehicle.vin,
      item_price: '54990',
      page_type: 'item',
      error_code: '',
    });
    expect(layers().asc_datalayer).toMatchObject({
      store_name: 'Southbank Ford',
      page_type: 'item',
      items: [{ item_number: 'S1234' }],
      events: pushes(),
    });
    expect(await figures()).toEqual([
      [100, 'direct', ''],
      [4, '', eventVehicle.slug],
    ]);
  });

  it('that came before the script are pushed by it, and those after at once', async () => {
    trackEvent(22, { category: 'Email Enquiry', lead: '4f1c9b2e', text: 'Enquire Now', booked: 0 });
    await page({});
    trackEvent(17, { category: 'Test Drive', lead: 'aaaaaaaa', text: 'Book', booked: 1 });
    expect(ids().filter(([, id]) => id !== '')).toEqual([
      ['asc_pageview', 101],
      ['asc_form_submission', 22],
      ['asc_form_submission', 48],
    ]);
    expect(pushes()[1]).toMatchObject({
      submission_id: '4f1c9b2e',
      form_name: 'Email Enquiry',
      element_text: 'Enquire Now',
    });
    expect(pushes()[2]).toMatchObject({ comm_outcome: 'appt_booked', flow_name: 'test_drive' });
  });

  it('are presses on what the HTML marks, on phone numbers, and on hearts that saved a car', async () => {
    await vehiclePage(`<a id="print" data-event="61" data-event-label="Print" href="#p"><b>Print</b></a>
      <a id="report" data-event="60" href="#r">History report</a><a id="call" href="tel:0390994410">Call</a>
      <a id="shown" data-counted href="tel:0390994411">Call</a>
      <button id="heart" data-favourite='{"id":"7","slug":"a-car","make":"Ford","model":"Ranger"}' aria-pressed="true"></button>
      <button id="off" data-favourite='{"id":"7"}' aria-pressed="false"></button>`);
    for (const id of ['#print b', '#report', '#call', '#shown', '#heart', '#off']) await press(id);
    expect(
      pushes()
        .slice(2)
        .map(({ eventId, label }) => [eventId, label]),
    ).toEqual([
      [61, 'Print'],
      [60, ''],
      [25, 'Used Car'],
      [39, ''],
    ]);
    expect(pushes()[4]).toMatchObject({ event: 'asc_click_to_call', comm_phone_number: '+61390994410' });
    expect(pushes()[5]).toMatchObject({ car_id: '7', slug: 'a-car', item_make: 'Ford' });
    expect((await figures()).slice(2)).toEqual([
      [61, 'print', eventVehicle.slug],
      [60, '', eventVehicle.slug],
      [25, 'used', eventVehicle.slug],
      [39, '', 'a-car'],
    ]);
  });

  it('a new car’s number is called as such', async () => {
    await vehiclePage('<a id="call" href="tel:0390994410">Call</a>', 'new');
    await press('#call');
    expect(pushes().at(-1)).toMatchObject({ eventId: 25, label: 'New Car', item_condition: 'new' });
  });

  it('a results page reports how many it shows, and again when others have come to stay', async () => {
    const cards = (count: number) => `<div data-part="results">${'<article></article>'.repeat(count)}</div>`;
    await page({ type: 'itemlist' }, cards(3));
    expect(pushes().map(({ event, item_results }) => [event, item_results])).toEqual([
      ['asc_pageview', '3'],
      ['asc_itemlist_pageview', '3'],
    ]);
    vi.useFakeTimers();
    history.replaceState(null, '', '/search/kia');
    document.body.innerHTML = cards(0);
    for (const _ of [1, 2]) document.dispatchEvent(new Event('forecourt:cards'));
    vi.advanceTimersByTime(1_000);
    document.dispatchEvent(new Event('forecourt:cards'));
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    expect(pushes().map(({ eventId }) => eventId)).toEqual([49, '', 49, '']);
    expect((await figures()).slice(1)).toEqual([
      [49, '', ''],
      [49, 'none', ''],
    ]);
  });

  it('report the error that a page shows, and what was just accepted', async () => {
    await page({ type: 'custom' }, '<p data-page-error="404"></p><p data-shown-event="18"></p>');
    expect(pushes().map(({ eventId, error_code, flow_outcome }) => [eventId, error_code, flow_outcome])).toEqual([
      [101, '404', ''],
      [18, '404', 'approved'],
    ]);
  });

  it('are none in previews and at the desk', async () => {
    await page(null, '<a id="call" href="tel:0390994410">Call</a>');
    await press('#call');
    expect(layers().dataLayer).toBeUndefined();
    expect(await sent()).toEqual([]);
  });

  it('that fail are a warning, and the page goes on', async () => {
    Object.assign(window, { dataLayer: Object.freeze([]) });
    await page({}).catch(() => undefined);
    Object.assign(window, { dataLayer: [] });
    await page({});
    Object.assign(window, { dataLayer: Object.freeze([]) });
    expect(() => trackEvent(22, {})).not.toThrow();
    expect(() => trackEvent(7, {})).not.toThrow();
    expect(console.warn).toHaveBeenCalled();
  });

  it('are not passed on before the shopper agrees, and under a random number from then on', async () => {
    const consent = { mode: 'ask', visits: 'Google Analytics', ads: '', webhook: '', policy: '' } as const;
    await page({ consent, measurement: 'G-AB12CD34EF' });
    expect((await sent()).map(({ passOn }) => passOn)).toEqual([undefined]);
    expect(layers().asc_datalayer.measurement_ids).toEqual([]);
    const ok = await vi.waitFor(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'OK');
      return button ?? expect.fail('The bar is not there yet.');
    });
    ok.click();
    expect(layers().asc_datalayer.measurement_ids).toEqual(['G-AB12CD34EF']);
    expect(pushes().at(-1)).toMatchObject({ event: 'asc_system_process', process_type: 'consent_status_set' });
    const passed = (await sent()).at(-1)?.passOn;
    expect(passed).toMatchObject({ visits: true, ads: false, webhook: false });
    expect(passed?.person).toBe(localStorage.getItem('forecourt:person'));
  });

  it('go to a webhook by consent alone, and never against Global Privacy Control', async () => {
    const consent = { mode: 'notice', visits: '', ads: '', webhook: 'hooks.example.com', policy: '' } as const;
    const refuses = (value: boolean) => Object.assign(navigator, { globalPrivacyControl: value });
    await page({ consent });
    expect((await sent()).map(({ passOn }) => passOn)).toEqual([
      { visits: false, ads: false, webhook: true, person: '' },
    ]);
    beacons = [];
    refuses(true);
    await page({ consent });
    expect((await sent()).map(({ passOn }) => passOn)).toEqual([undefined]);
    refuses(false);
  });

  it('name no address, no person and no browser', async () => {
    history.replaceState(null, '', '/enquiry/secret-token?lead=1');
    await page({ type: 'unknown' });
    const all = JSON.stringify([pushes(), await sent()]);
    expect(all).not.toMatch(/secret-token|Mozilla|jsdom/);
  });
});
