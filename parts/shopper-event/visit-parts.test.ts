// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventPushes } from '@/domain/events/event-pushes.ts';
import type { FigureBatch } from '@/domain/events/figure-batch.ts';
import { DataLayer } from './data-layer.ts';
import { followVitals } from './field-vitals.ts';
import { FigureBeacon } from './figure-beacon.ts';
import { followPresses, internationalOf, type Pressed } from './follow-presses.ts';

const vitals = vi.hoisted(() => ({ report: {} as Record<string, (metric: unknown) => void> }));
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onLCP', 'onINP', 'onCLS', 'onFCP', 'onTTFB'].map((name) => [
      name,
      (report: (metric: unknown) => void) => {
        vitals.report[name] = report;
      },
    ]),
  ),
);

let ending: AbortController;
beforeEach(() => {
  ending = new AbortController();
  for (const name of ['dataLayer', 'asc_datalayer']) Reflect.deleteProperty(window, name);
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
});

const facts = {
  type: 'home',
  store: 'A',
  measurement: 'G-AB12CD34EF',
  consent: null,
  webhook: false,
  vehicle: null,
  error: '',
} as const;

describe('[PLUS-16] the data layers', () => {
  it('leave what another script has put there', () => {
    Object.assign(window, { dataLayer: ['theirs'], asc_datalayer: { events: ['theirs'], oem_code: 'ford' } });
    new DataLayer(facts).push(eventPushes('pageView', {}));
    const { dataLayer, asc_datalayer } = window as unknown as {
      dataLayer: unknown[];
      asc_datalayer: { events: unknown[] };
    };
    expect([dataLayer.length, dataLayer[0], asc_datalayer.events.length]).toEqual([2, 'theirs', 2]);
    expect(asc_datalayer).toMatchObject({ oem_code: 'ford', store_name: 'A' });
  });

  it('send the consent as the arguments of a call, which is how Google’s tags read it', () => {
    const layer = new DataLayer(facts);
    layer.consent('update', { visits: true, ads: false, webhook: false, help: false });
    const { dataLayer } = window as unknown as { dataLayer: IArguments[] };
    expect(Object.prototype.toString.call(dataLayer[0])).toBe('[object Arguments]');
    expect([...(dataLayer[0] ?? [])]).toMatchObject([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'denied' },
    ]);
  });
});

describe('[ANL-01] the batches of a page', () => {
  const beacons: Blob[] = [];
  const sizes = () =>
    Promise.all(beacons.map(async (blob) => (JSON.parse(await blob.text()) as FigureBatch).events.length));
  const figure = { event: 4, detail: '', car: '' } as const;
  beforeEach(() => {
    beacons.length = 0;
    Object.assign(navigator, { sendBeacon: (_: string, blob: Blob) => beacons.push(blob) });
  });

  it('go when twenty wait, after ten seconds, and when the page is left', async () => {
    vi.useFakeTimers();
    const beacon = new FigureBeacon('home', () => null, ending.signal);
    for (let count = 0; count < 21; count += 1) beacon.add(figure);
    expect(beacons).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(beacons).toHaveLength(2);
    beacon.add(figure);
    dispatchEvent(new Event('pagehide'));
    vi.useRealTimers();
    expect(await sizes()).toEqual([20, 1, 1]);
  });

  it('have an id of their own each', async () => {
    const beacon = new FigureBeacon('home', () => null, ending.signal);
    for (const _ of [1, 2]) {
      beacon.add(figure);
      beacon.flush();
    }
    const ids = await Promise.all(beacons.map(async (blob) => JSON.parse(await blob.text()).id as string));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('are no matter of the page where the browser sends none', () => {
    Object.assign(navigator, { sendBeacon: undefined });
    const beacon = new FigureBeacon('home', () => null, ending.signal);
    beacon.add(figure);
    expect(() => beacon.flush()).not.toThrow();
  });
});

describe('[ANL-01] presses', () => {
  const pressed = async (html: string): Promise<Pressed[]> => {
    document.body.innerHTML = html;
    const all: Pressed[] = [];
    followPresses((one) => all.push(one), ending.signal);
    document.querySelector<HTMLElement>('#it')?.click();
    await new Promise((later) => setTimeout(later));
    return all;
  };

  it.each([
    ['<button id="it">Menu</button>'],
    ['<button id="it" data-event="7">No such event</button>'],
    ['<button id="it" data-favourite="{" aria-pressed="false"></button>'],
  ])('that count for nothing: %s', async (html) => expect(await pressed(html)).toEqual([]));

  it('on a heart that names no car count all the same', async () => {
    expect(await pressed('<button id="it" data-favourite="{" aria-pressed="true"></button>')).toMatchObject([
      { key: 'favourite', own: { car_id: '', slug: '' } },
    ]);
  });

  it('are named by what is read out', async () => {
    expect(await pressed('<button id="it" data-event="60" aria-label="Report">x</button>')).toMatchObject([
      { key: 'historyReport', values: { element_text: 'Report', link_url: '' } },
    ]);
  });

  it.each([
    ['tel:0390994410', '+61390994410'],
    ['tel:1300363992', '1300363992'],
    ['tel:+61 3 9099 4410', '+61390994410'],
  ])('%s is dialled as %s', (href, number) => expect(internationalOf(href)).toBe(number));
});

it('[ANL-01] vitals come as they are measured, with no place in the page', () => {
  const all: object[] = [];
  followVitals((vital) => all.push(vital));
  const measured = { LCP: 2_100, INP: 90, CLS: 0.01, FCP: 800, TTFB: 40 };
  for (const [name, value] of Object.entries(measured)) vitals.report[`on${name}`]?.({ value });
  expect(all).toEqual(Object.entries(measured).map(([vital, value]) => ({ vital, value })));
});
