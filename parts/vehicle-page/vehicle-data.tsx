import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { imageAddress } from '@/domain/media/image-address.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { SiteContact, SiteIdentity } from '@/domain/site/site-parts.ts';
import type { Crumb } from '@/domain/stock/search/search-trail.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { callNumber, isMasked } from '@/domain/stock/vehicle-page/call-number.ts';
import { type PricingSite, shownPrice } from '@/domain/stock/vehicle-page/shown-price.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { isWholeVin } from '@/domain/stock/whole-vin.ts';
import { aboutLocation } from '@/parts/location-card/location-data.tsx';
import { StructuredData } from '@/ui/structured-data/structured-data.tsx';

type Props = {
  vehicle: StockVehicle;
  site: SiteIdentity & SiteContact & PricingSite;
  location: SiteLocation | null;
  crumbs: readonly Crumb[];
  /** The site's public origin; empty: addresses stay relative. */
  origin: string;
};

/**
 * The vehicle, its offer, its seller and the breadcrumbs as schema.org data; missing values are
 * left out.
 */
export function VehicleData(props: Props) {
  return (
    <>
      <StructuredData data={aboutVehicle(props)} />
      <StructuredData data={aboutTrail(props)} />
    </>
  );
}

/** The vehicle (Google, "vehicle listing"). */
export function aboutVehicle({ vehicle, site, location, origin }: Props) {
  const { card, details, colour, seats, itemType } = vehicle;
  const address = origin + vehiclePath(card.slug);
  const stockLevel = stockLevels[vehicle.availability];
  const consumption = details.variant.fuelConsumptionLitresPer100Km;
  return {
    '@type': itemType === 'motorcycle' ? 'Motorcycle' : itemType === 'caravan' ? 'Vehicle' : 'Car',
    '@id': `${address}#vehicle`,
    name: fullName(card),
    url: address,
    brand: { '@type': 'Brand', name: card.make },
    model: card.model,
    vehicleModelDate: String(card.year),
    sku: card.stockNumber,
    itemCondition: `https://schema.org/${card.carType === 'new' ? 'NewCondition' : 'UsedCondition'}`,
    ...(card.badge && { vehicleConfiguration: card.badge }),
    ...(isWholeVin(details.vin) && { vehicleIdentificationNumber: details.vin }),
    ...(card.images.length > 0 && {
      image: card.images.slice(0, 6).map((image) => origin + imageAddress(image, 1280, 'jpg')),
    }),
    ...(card.body && { bodyType: card.body }),
    ...(colour && { color: colour }),
    ...(details.interiorColour && { vehicleInteriorColor: details.interiorColour }),
    ...(card.fuel && { fuelType: card.fuel }),
    ...(card.transmission && { vehicleTransmission: card.transmission }),
    ...(card.drive && { driveWheelConfiguration: card.drive }),
    ...(details.doors > 0 && { numberOfDoors: details.doors }),
    ...(seats > 0 && { vehicleSeatingCapacity: seats }),
    ...(card.odometerKm > 0 && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: card.odometerKm, unitCode: 'KMT' },
    }),
    ...(details.engineCubicCentimetres > 0 && {
      vehicleEngine: {
        '@type': 'EngineSpecification',
        engineDisplacement: { '@type': 'QuantitativeValue', value: details.engineCubicCentimetres, unitCode: 'CMQ' },
      },
    }),
    ...(consumption > 0 && {
      fuelConsumption: { '@type': 'QuantitativeValue', value: consumption, unitText: 'L/100 km' },
    }),
    ...(stockLevel &&
      shownPrice({ vehicle, site }).kind === 'price' && {
        offers: offerOf(card, stockLevel, site, location, address, origin),
      }),
  };
}

/** Of what is for sale; Google requires a price of an offer, and what was sold has none (VDP-05). */
const stockLevels = { in_stock: 'InStock', coming_soon: 'PreOrder', sold: null, withdrawn: null } as const;

function offerOf(
  card: StockVehicle['card'],
  stockLevel: string,
  site: Props['site'],
  location: SiteLocation | null,
  address: string,
  origin: string,
) {
  const { telephone: _own, ...seller } = {
    telephone: '',
    ...(location ? aboutLocation(location, site, origin) : { '@type': 'AutoDealer', name: site.name }),
  };
  const phone = callNumber(site.phones, card.carType);
  return {
    '@type': 'Offer',
    url: address,
    price: (card.priceCents / 100).toFixed(2),
    priceCurrency: 'AUD',
    availability: `https://schema.org/${stockLevel}`,
    seller: { ...seller, ...(phone && !isMasked(site, phone) && { telephone: phone }) },
  };
}

/** The breadcrumbs (Google, "breadcrumb"). */
function aboutTrail({ crumbs, origin, vehicle }: Props) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: origin + (href ?? vehiclePath(vehicle.card.slug)),
    })),
  };
}
