import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '@/domain/routes/table.ts';
import { ascParameters, ascValue } from './asc-parameters.ts';
import { eventPushes } from './event-pushes.ts';
import { formParameters } from './form-parameters.ts';
import { eventVehicle } from './page-facts.fixture.ts';
import { conditionOf, pageTypeOf, vehicleParameters } from './page-facts.ts';
import { type EventKey, eventOfId, shopperEvents } from './shopper-events.ts';

const parameters = z.array(z.string());
const published = z
  .object({
    version: z.literal('1.2'),
    events: z.record(z.string(), z.object({ required: parameters, ofVehicle: parameters, optional: parameters })),
    values: z.record(z.string(), parameters),
    lowerCase: parameters,
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'published-asc.json'), 'utf8')));

const keys = Object.keys(shopperEvents) as EventKey[];
/** Vendors' narrower names; the published list has the name without the suffix. */
const listed = (name: string) => published.events[name.replace(/_sales(_appt)?$/, '')];

/**
 * What each event carries when it is fired on a vehicle's page, as the page's script fills it in.
 */
const filled = {
  page_type: 'item',
  error_code: '',
  comm_phone_number: '+61390994410',
  submission_id: '4f1c9b2e',
  form_name: 'Enquiry',
  element_text: 'Enquire Now',
  link_url: 'https://dealer.example/print',
  item_results: '24',
  ...vehicleParameters(eventVehicle),
};

describe('[PLUS-16] every event by the names and parameters of ASC 1.2', () => {
  it('has the ids of the specification, each once', () => {
    const ids = keys.map((key) => shopperEvents[key].id);
    expect(ids).toEqual(expect.arrayContaining([4, 14, 15, 17, 18, 22, 25, 26, 39, 48, 49, 51, 60, 61]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(eventOfId('25')).toBe('phone');
    expect(eventOfId('7')).toBeNull();
  });

  it('the published list has 23 events', () => expect(Object.keys(published.events)).toHaveLength(23));

  it.each(keys)('%s has names of the list', (key) => {
    for (const name of shopperEvents[key].asc) expect(listed(name), name).toBeDefined();
    for (const name of shopperEvents[key].asc.filter((it) => /_sales/.test(it)))
      expect(['asc_form_submission_sales', 'asc_form_submission_sales_appt']).toContain(name);
  });

  it.each(keys)('%s fills in what its names require', (key) => {
    for (const push of eventPushes(key, filled)) {
      const missing = [...(listed(push.event)?.required ?? []), ...(listed(push.event)?.ofVehicle ?? [])]
        // Blank where a page has no error.
        .filter((name) => name !== 'error_code' && !push[name]);
      expect(missing, push.event).toEqual([]);
    }
  });

  it.each(keys)('%s takes values of the list where the list names them', (key) => {
    for (const push of eventPushes(key, filled))
      for (const [name, values] of Object.entries(published.values))
        if (push[name] && typeof push[name] === 'string') expect(values, name).toContain(push[name]);
  });

  it.each(['Finance Enquiry', 'Trade In', 'Service Booking', 'Parts Enquiry', 'Online Purchase', 'Vehicle Enquiry'])(
    'a form of the category %s too',
    (category) => {
      const values = Object.entries(formParameters(category));
      expect(values.length).toBeGreaterThan(1);
      for (const [name, value] of values) expect(published.values[name], name).toContain(value);
    },
  );

  it('knows no parameter that the list does not', () => {
    const all = new Set(
      Object.values(published.events).flatMap((it) => [...it.required, ...it.ofVehicle, ...it.optional]),
    );
    expect(ascParameters.filter((name) => !all.has(name))).toEqual([]);
  });

  it('has the formats of the list', () => {
    const other = ascParameters.filter(
      (name) => (ascValue(name, 'Two Cars') === 'two_cars') !== published.lowerCase.includes(name),
    );
    expect(other).toEqual([]);
  });

  it('[ANL-01] every key is in every push, and no value is longer than 100 characters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.string({ maxLength: 300 }), (key, text) => {
        const pushes = eventPushes(key, { element_text: text, item_make: text }, { label: text.slice(0, 20) });
        for (const push of pushes) {
          expect(Object.keys(push).sort()).toEqual(
            ['event', 'eventId', 'label', 'action', 'category', 'car_id', 'slug', ...ascParameters].sort(),
          );
          for (const name of ascParameters) expect(String(push[name]).length).toBeLessThanOrEqual(100);
        }
        expect(pushes.map(({ eventId }) => eventId)).toEqual([shopperEvents[key].id, ...pushes.slice(1).map(() => '')]);
      }),
    );
  });

  it('every kind of route is a page type of the list', () => {
    for (const kind of [...(Object.keys(routes) as (keyof typeof routes)[]), 'composed' as const])
      expect(published.values.page_type).toContain(pageTypeOf(kind, '/x'));
    expect(pageTypeOf('composed', '/')).toBe('home');
    expect(pageTypeOf('vehicle', '/cars/a')).toBe('item');
  });

  it('a price has no decimals, an unpriced car none; a certified one is cpo', () => {
    expect(vehicleParameters({ ...eventVehicle, price: 34_990.5 }).item_price).toBe('34991');
    expect(vehicleParameters({ ...eventVehicle, price: 0 }).item_price).toBe('');
    expect(conditionOf({ carType: 'used', certified: true })).toBe('cpo');
    expect(conditionOf({ carType: 'demo', certified: false })).toBe('used');
    expect(conditionOf({ carType: 'new', certified: false })).toBe('new');
  });
});
