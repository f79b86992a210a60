import { locationZone } from '@/domain/locations/location-zone.ts';
import { officeId } from '@/domain/site/owned-documents.ts';
import { siteIdOf } from '@/schemas/fields/site-slug.ts';
import type { Hours, NewDealer } from './dealer-fields.ts';

type NewDocument = { _id: string; _type: string; [field: string]: unknown };

/** Of the dealership whose vehicles the site shows. */
export const dealershipIdOf = (slug: string): string => `dealership-${slug}`;

/** The documents of a checked dealer, to be published together: site, location, settings, office settings. */
export function dealerDocuments(dealer: NewDealer, siteNumber: number): NewDocument[] {
  const given = trimmed(dealer);
  const siteId = siteIdOf(given.slug);
  const site = reference(siteId);
  const locationId = `location-${given.slug}-main`;
  return [
    siteDocument(given, siteNumber),
    locationDocument(given, locationId, site),
    {
      _id: `override-${given.slug}`,
      _type: 'dealerOverride',
      site,
      settings: {
        _type: 'siteSettings',
        phones: { _type: 'phones', main: given.phone },
        locations: [{ ...reference(locationId), _key: 'main', _weak: true }],
        ...(given.licence && { licence: given.licence }),
      },
    },
    {
      _id: officeId(siteId),
      _type: 'siteOffice',
      site,
      options: { _type: 'officeOptions', leadInbox: [given.inbox] },
      ...(given.feed && {
        stockSource: { _type: 'stockSource', kind: 'url', address: given.feed, everyMinutes: 60, missing: 'withdrawn' },
      }),
    },
  ];
}

function siteDocument(dealer: NewDealer, siteNumber: number): NewDocument {
  const { name, slug, host, state, abn, template, manufacturer, group } = dealer;
  return {
    _id: siteIdOf(slug),
    _type: 'site',
    name,
    siteNumber,
    state,
    slug: { _type: 'slug', current: slug },
    ...(host && { hosts: [host] }),
    ...(abn && { abn }),
    dealershipIds: [dealershipIdOf(slug)],
    template: reference(template),
    ...(manufacturer && { manufacturer: reference(manufacturer) }),
    ...(group && { group: reference(group) }),
  };
}

function locationDocument(dealer: NewDealer, id: string, site: Reference): NewDocument {
  const { name, state, street, city, postcode, phone } = dealer;
  return {
    _id: id,
    _type: 'location',
    site,
    name,
    phone,
    street,
    city,
    state,
    postcode,
    slug: { _type: 'slug', current: 'main' },
    primary: true,
    locationType: 'sales',
    timeZone: locationZone('', state),
    openingHours: weekOf(dealer),
  };
}

/** Seven days, Sunday (0) first. */
function weekOf({ weekdays, saturday, sunday }: NewDealer) {
  return [sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday].map(
    ({ opens, closes }: Hours, weekday) => ({
      _type: 'openingHours',
      _key: `day${weekday}`,
      weekday,
      status: opens ? 'Open' : 'Closed',
      ...(opens && { open: opens, close: closes }),
    }),
  );
}

type Reference = { _type: 'reference'; _ref: string };
const reference = (_ref: string): Reference => ({ _type: 'reference', _ref });

/** Without spaces around any text. */
export function trimmed(dealer: NewDealer): NewDealer {
  return JSON.parse(JSON.stringify(dealer), (_, value) => (typeof value === 'string' ? value.trim() : value));
}
