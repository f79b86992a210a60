import { chosenLocations } from '@/domain/locations/location-choice.ts';
import type { SiteContact, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { PageContent } from '@/web/content/read-site.ts';

type Block = NonNullable<PageContent['blocks']>[number];

/**
 * The workshop's page if staff composed none (NAV-10); null for a dealer without a workshop and
 * without a booking key.
 */
export function servicePage(
  site: Pick<SiteContact & SiteSwitches, 'locations' | 'options'>,
  path: string,
): PageContent | null {
  const key = site.options.xtimeWebKey;
  if (key === '' && chosenLocations(site.locations, 'service').length === 0) return null;
  return {
    _id: 'service',
    _type: 'page',
    path,
    title: 'Book a service',
    description: null,
    carTypes: null,
    noIndex: null,
    blocks: [booking, ...(key === '' ? [] : [vendorOf(key)])],
  };
}

/** The target of `/service#service-booking`. */
const booking: Block = {
  _key: 'service-booking',
  _type: 'enquiryForm',
  anchor: 'service-booking',
  hidden: null,
  heading: 'Book a service',
  text: null,
  standard: 'service-booking',
  button: null,
  form: null,
};

/** The manufacturer's booking service with the dealer's key. */
const vendorOf = (key: string): Block => ({
  _key: 'service-scheduler',
  _type: 'embedTabs',
  anchor: null,
  hidden: null,
  heading: 'Book with Xtime',
  tabs: [
    {
      _key: 'xtime',
      title: 'Choose a time',
      address: `https://consumer.xtime.net.au/scheduling/?webKey=${encodeURIComponent(key)}`,
    },
  ],
  height: null,
});
