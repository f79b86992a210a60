import type { LocationPath } from '@/domain/locations/location-paths.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';
import type { PageContent } from '@/web/content/read-site.ts';

type Block = NonNullable<PageContent['blocks']>[number];

/**
 * The contact page or the list of locations if staff composed none; null without locations
 * (NAV-11).
 */
export function locationsPage(
  request: LocationPath,
  path: string,
  site: Pick<SiteContact, 'locations'>,
): PageContent | null {
  const count = site.locations.filter(({ hidden }) => !hidden).length;
  if (request.kind === 'place' || count === 0) return null;
  const contact = request.kind === 'contact';
  return {
    _id: request.kind,
    _type: 'page',
    path,
    title: contact ? 'Contact us' : 'Our locations',
    description: null,
    carTypes: null,
    noIndex: null,
    blocks: [
      ...(contact && count === 1 ? [oneLocation] : [mapOfAll(contact ? 'Contact us' : 'Our locations')]),
      ...(contact ? [enquiry] : []),
      hours,
    ],
  };
}

const plain = { anchor: null, hidden: null } as const;

const oneLocation: Block = {
  ...plain,
  _key: 'location',
  _type: 'locationSection',
  heading: null,
  show: 'primary',
  location: null,
  hours: null,
  todayOnly: true,
};

/** The enquiry form, below the site's contact title (BLK-07). */
const enquiry: Block = {
  ...plain,
  _key: 'enquiry',
  _type: 'enquiryForm',
  anchor: 'enquiry',
  heading: null,
  text: null,
  standard: 'general-enquiry',
  button: null,
  form: null,
};

const mapOfAll = (heading: string): Block => ({
  ...plain,
  _key: 'places',
  _type: 'locationsMap',
  heading,
  show: 'all',
  postcodeSearch: true,
  openingHours: null,
  limit: null,
  linkLabel: null,
  linkHref: null,
});

const hours: Block = { ...plain, _key: 'hours', _type: 'hoursSection', heading: null, text: null };
