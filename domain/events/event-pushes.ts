import { type AscValues, ascParameters, ascValue } from './asc-parameters.ts';
import { type AscName, type EventKey, shopperEvents } from './shopper-events.ts';

/** What a tag manager finds beside ASC's parameters, under the names that ours have always had. */
const ownKeys = ['eventId', 'label', 'action', 'category', 'car_id', 'slug'] as const;
export type OwnValues = { readonly [Key in Exclude<(typeof ownKeys)[number], 'eventId'>]?: string };

export type EventPush = Readonly<Record<string, string | number>> & { event: AscName };

const blank: Readonly<Record<string, string>> = Object.fromEntries(
  [...ownKeys, ...ascParameters].map((key) => [key, '']),
);

/** Who sends the events, by ASC's own rule for the name. */
const owner = 'forecourt';

/**
 * What an event puts into the data layer: one push for each of its names, and every key in each, so that a tag manager holds no value of
 * the push before. Our number is in the first alone: it is one event.
 */
export function eventPushes(key: EventKey, values: AscValues, own: OwnValues = {}): EventPush[] {
  const { id, asc, values: settled } = shopperEvents[key];
  const all = { ...settled, ...values, event_owner: owner };
  const parameters = Object.fromEntries(ascParameters.map((name) => [name, ascValue(name, all[name] ?? '')]));
  return asc.map((event, at) => ({ ...blank, ...own, ...parameters, event, eventId: at === 0 ? id : '' }));
}
