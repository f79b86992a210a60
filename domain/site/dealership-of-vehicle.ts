import { siteStatesFinance } from '@/domain/finance/eligibility.ts';
import type { Phones } from '@/domain/locations/phones.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { locationOfVehicle } from '@/domain/stock/vehicle-page/location-of-vehicle.ts';
import type { FeatureKey } from '@/domain/switches/features.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import type { SiteBusiness, SiteContact, SiteIdentity, SiteStock, SiteSwitches, SiteTerms } from './site-parts.ts';

/** What of a site is its dealership's, or is decided beside that. */
export type DealershipSite = SiteIdentity &
  SiteBusiness &
  SiteContact &
  SiteTerms &
  SiteSwitches &
  Pick<SiteStock, 'texts'>;

/** Who sells a vehicle, for every page, mail and file about it. */
export type VehicleDealership<Site = DealershipSite> = {
  /**
   * The site that shows the vehicle, with the details of its own dealership in place of the site's:
   * see `dealershipOfVehicle`.
   */
  site: Site;
  /** The location of the vehicle; null where that is not given. */
  place: SiteLocation | null;
};

/** What of the options and of the switches is the dealership's: how it delivers, gets enquiries and lends. */
const ownOptions = [
  'deliveryBaseDollars',
  'deliveryCentsPerKm',
  'deliveryMostKm',
  'leadInbox',
  'leadAdf',
  'leadWebhook',
  'leadAnswerHours',
  'leadReceiptText',
  'financeLowestPriceDollars',
  'financeHighestPriceDollars',
  'financeLongestTermYears',
  'financeLowestRatePercent',
  'financeHighestRatePercent',
] as const satisfies readonly (keyof SiteOptions)[];
const ownFeatures = [
  'financeRateHidden',
  'financeResidualHidden',
  'financeFrequencyHidden',
  'financeMaximumFromPrice',
  'financeDisclaimerFull',
] as const satisfies readonly FeatureKey[];

/**
 * The one place that decides whose a vehicle is: on a group's site, too, its name, licence,
 * numbers, locations, hours, lender, delivery and the destinations of its enquiries are those of
 * the vehicle's own dealership (LOC-01, VDP-01, FIN-03). The vehicle's location is the main one and
 * the first, beside it only those to which it can be brought. Looks, menus, switches and addresses
 * stay the shown site's. `own` is the site of the dealership, the shown one itself where it sells
 * its own; null where it has none: then there is only what the feed gives.
 */
export function dealershipOfVehicle<Site extends DealershipSite>(
  vehicle: Pick<StockVehicle, 'card' | 'details' | 'dealership'>,
  shown: Site,
  own: DealershipSite | null,
): VehicleDealership<Site> {
  const dealer = own ?? unknownDealer(shown, vehicle);
  const { location: vehicleLocation, place } = locationOfVehicle(vehicle, dealer);
  // Another dealership's location has no page on this site.
  const here = (location: SiteLocation) => (dealer.slug === shown.slug ? location : { ...location, slug: '' });
  const brought = vehicle.details.location.distributionLocations;
  const site: Site = {
    ...shown,
    name: dealer.name,
    licence: place?.dealerLicenceNumber || dealer.licence,
    state: dealer.state,
    phones: phonesFor(dealer, place),
    locations: (vehicleLocation ? locationFirst(dealer.locations, vehicleLocation, brought) : dealer.locations).map(
      here,
    ),
    finance: siteStatesFinance(dealer) ? dealer.finance : { ...dealer.finance, provider: '' },
    snippets: dealer.snippets,
    texts: { ...shown.texts, ...picked(dealer.texts, ['warrantyLine', 'warrantyLines', 'whyBuy']) },
    options: { ...shown.options, ...picked(dealer.options, ownOptions) },
    features: {
      ...shown.features,
      ...picked(dealer.features, ownFeatures),
      revealPhone: shown.features.revealPhone || dealer.features.revealPhone,
    },
    dealerships: 1,
  };
  return { site, place: place && here(place) };
}

/** A dealership that has no site here: only its name is given. */
function unknownDealer(shown: DealershipSite, { dealership }: Pick<StockVehicle, 'dealership'>): DealershipSite {
  return {
    ...shown,
    name: dealership.name || shown.name,
    locations: [],
    finance: { ...shown.finance, provider: '' },
  };
}

/** The dealership's numbers; for a vehicle in another state than its main place the location's own, and where it has none at all (VDP-09). */
function phonesFor(
  { phones, locations, state }: Pick<DealershipSite, 'phones' | 'locations' | 'state'>,
  place: SiteLocation | null,
): Phones {
  if (!place?.phone) return phones;
  const home = locations.find(({ primary }) => primary)?.state || state;
  const isAway = place.state !== '' && place.state.toLowerCase() !== home.toLowerCase();
  if (!isAway && (phones.main || phones.sales)) return phones;
  const { phone } = place;
  return { ...phones, main: phone, sales: phone, newCars: phone, usedCars: phone, demoCars: phone };
}

type Named = readonly { name: string; slug: string }[];

/**
 * The location as the main one, then those to which it can be brought by the feed, in the same
 * state where the feed names none.
 */
function locationFirst(locations: readonly SiteLocation[], location: SiteLocation, brought: Named): SiteLocation[] {
  const isNamed = ({ name, slug, city }: SiteLocation) =>
    brought.some((one) => (one.slug !== '' && one.slug === slug) || [name, city].includes(one.name));
  const rest = locations.filter(({ id }) => id !== location.id);
  const near = rest.filter((one) => one.state === location.state && (brought.length === 0 || isNamed(one)));
  return [{ ...location, primary: true, hidden: false }, ...near.map((one) => ({ ...one, primary: false }))];
}

function picked<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
