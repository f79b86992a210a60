import type { ReactNode } from 'react';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteContact, SiteIdentity, SiteMenus, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { Link } from '@/domain/text/link.ts';
import { LocationMap } from '@/parts/location-map/location-map.tsx';
import { HolidayHours } from '@/parts/opening-hours/holiday-hours.tsx';
import { OpenNow, type RenderClock } from '@/parts/opening-hours/open-now.tsx';
import { HoursLines, HoursToday } from '@/parts/opening-hours/week-hours.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { DirectionsLink, LocationAddress } from './location-address.tsx';
import { LocationData } from './location-data.tsx';
import { locationPhones } from './location-phones.ts';
import { LocationRating } from './location-rating.tsx';

type Props = {
  location: SiteLocation;
  site: SiteIdentity & SiteContact & SiteMenus & SiteSwitches;
  clock: RenderClock;
  /** Path of the current page: no button leads to it. */
  path: string;
  /** Whether the name is above the facts, because the heading is another text. */
  named?: boolean;
  /** Only today's hours; the week and the holidays are elsewhere on the page. */
  todayOnly?: boolean;
  mapsKey?: string | null | undefined;
};

/**
 * One location in full: map, address, phones, hours, licences, directions and contacts (LOC-01,
 * LOC-03).
 */
export function LocationPanel({ location, site, clock, path, named = false, todayOnly = false, mapsKey }: Props) {
  const next = nextStep(location, site, path);
  return (
    <div className="grid gap-5 laptop:grid-cols-2 laptop:grid-rows-[minmax(300px,auto)] desk:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      {/* The map is as high as the facts beside it. With few facts the row's minimum applies; a
          minimum of the map's own would hide the names on it. */}
      <div className="min-w-0 [--map-height:300px] laptop:[--map-fill:100%] laptop:[--map-height:0px] laptop:[--map-most:720px]">
        <LocationMap locations={[location]} zoom={site.options.mapZoom} mapsKey={mapsKey} />
      </div>
      <div className="card-ground grid min-w-0 content-start gap-4 px-6 py-5.5 max-[481px]:p-4.5">
        {named && <h3 className="-mb-2 text-[1.125rem]">{location.name}</h3>}
        <p className="flex flex-wrap gap-x-4.5 gap-y-1.5">
          <OpenNow location={location} clock={clock} />
          <LocationRating location={location} site={site} />
        </p>
        <Facts location={location} site={site} clock={clock} todayOnly={todayOnly} />
        <div className="flex flex-wrap gap-2.5 max-[481px]:*:flex-[1_1_100%]">
          {next && (
            <ButtonLink kind="filled" href={next.href}>
              {next.label}
            </ButtonLink>
          )}
          <DirectionsLink location={location} size={48} />
        </div>
        {!todayOnly && <HolidayHours locations={[location]} clock={clock} />}
      </div>
      <LocationData location={location} site={site} />
    </div>
  );
}

/** Ruled rows, label and value; rows without a value are left out. */
function Facts({ location, site, clock, todayOnly }: Pick<Props, 'location' | 'site' | 'clock' | 'todayOnly'>) {
  const { dealerLicenceNumber, repairerLicenceNumber } = location;
  return (
    <dl className="location-facts">
      {hasAddress(location) && (
        <Fact label="Address">
          <LocationAddress location={location} />
        </Fact>
      )}
      {locationPhones(location, site).map(({ label, phone }) => (
        <Fact key={label} label={label}>
          <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        </Fact>
      ))}
      <Fact label="Hours">
        {todayOnly ? <HoursToday location={location} clock={clock} /> : <HoursLines location={location} />}
      </Fact>
      {dealerLicenceNumber && <Fact label="Dealer licence">{dealerLicenceNumber}</Fact>}
      {repairerLicenceNumber && <Fact label="Motor vehicle repairer">{repairerLicenceNumber}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const hasAddress = ({ street, city, postcode }: SiteLocation): boolean => Boolean(street || city || postcode);

/**
 * "Book a Service" for a workshop, else "Contact Us"; on the contact page itself the phone
 * (LOC-03).
 */
function nextStep(
  location: SiteLocation,
  site: Pick<SiteContact & SiteMenus, 'phones' | 'buttons'>,
  path: string,
): Link | null {
  const button = (key: string) => site.buttons.find((one) => one.key === key);
  const workshop = location.locationType === 'service' || location.locationType === 'service-and-parts';
  const service = workshop ? button('service') : undefined;
  if (service && !leadsHere(service.href, path)) return { label: 'Book a Service', href: service.href };
  const contact = button('enquire')?.href ?? pathOfRoute('contact');
  if (!leadsHere(contact, path)) return { label: 'Contact Us', href: contact };
  const [call] = locationPhones(location, site);
  return call ? { label: `Call ${formatPhone(call.phone)}`, href: phoneHref(call.phone) } : null;
}

const leadsHere = (href: string, path: string): boolean => href.split(/[?#]/)[0] === path;
