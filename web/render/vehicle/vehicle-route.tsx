import type { Metadata } from 'next';
import { vehicleFilePath, vehiclePath } from '@/domain/routes/paths.ts';
import type { VehicleDealership } from '@/domain/site/dealership-of-vehicle.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { fullName, subtitleOf } from '@/domain/stock/vehicle-page/titles.ts';
import { vehicleKind } from '@/domain/stock/vehicle-page/vehicle-kind.ts';
import { vehiclePageState } from '@/domain/stock/vehicle-page/vehicle-page-state.ts';
import { readHostedOrigin, readSiteOrigin } from '@/web/content/read-site.ts';
import { readVehiclePage } from '@/web/content/read-vehicle-page.ts';
import { socialCardSize } from '@/web/print/social-card-size.ts';
import type { OwnPage, RouteRequest } from '@/web/render/own-route.ts';
import { dealershipOf } from '@/web/stock/dealership-of-vehicle.ts';
import { stockOfSite, vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import { deliveryOf } from './delivery-of-vehicle.ts';
import { similarOfVehicle } from './similar-of-vehicle.ts';
import { vehicleDescription } from './vehicle-description.ts';
import { VehiclePage } from './vehicle-page.tsx';

/**
 * The page of the vehicle in the address: 404 if the site never had it, 410 once it has left
 * (VDP-05, VDP-20).
 */
export async function vehicleRoute(request: RouteRequest): Promise<OwnPage | null> {
  const { site, params } = request;
  const vehicle = await vehicleOfSite(site, params.slug ?? '');
  if (!vehicle) return null;
  return pageOfVehicle(request, vehicle);
}

/** The page of one of the site's vehicles. */
export async function pageOfVehicle(request: RouteRequest, vehicle: StockVehicle): Promise<OwnPage> {
  const { site: shown, now, draft } = request;
  const pageState = vehiclePageState(vehicle, shown.includeSoldCarsDays, now);
  const dealership = await dealershipOf(vehicle, shown);
  const { site, place: location } = dealership;
  const postcode = request.query.get('postcode');
  const showsDelivery = postcode !== null && site.features.deliveryCalculator && pageState === 'for-sale';
  const [similar, own, owner, delivery, arrangement] = await Promise.all([
    similarOfVehicle(site, vehicle, stockOfSite(site)),
    readSiteOrigin(site.slug, draft),
    ownerOrigin(site, vehicle),
    showsDelivery ? deliveryOf(request.services.geocoding, dealership, postcode) : null,
    readVehiclePage(site.slug, vehicleKind(vehicle.itemType), draft),
  ]);
  const origin = own ?? '';
  return {
    described: {
      title: fullName(vehicle.card),
      description: vehicleDescription(vehicle, dealership),
      noIndex: pageState === 'gone' || null,
    },
    ...(pageState === 'gone' && { status: 410 }),
    hasTrail: true,
    metadata: metadataOf({ vehicle, siteName: shown.name, dealership, origin, owner }),
    view: (
      <VehiclePage
        {...{ request: { ...request, site }, vehicle, pageState, location, similar, delivery, arrangement, origin }}
      />
    ),
  };
}

/**
 * The origin of the dealer's own site, which has the canonical page of a vehicle that a group
 * lists; null if it has no host.
 */
async function ownerOrigin(site: Pick<SiteIdentity, 'slug'>, { dealership }: StockVehicle): Promise<string | null> {
  if (dealership.slug === '' || dealership.slug === site.slug) return null;
  return readHostedOrigin(dealership.slug);
}

type Reported = {
  vehicle: StockVehicle;
  siteName: string;
  dealership: VehicleDealership;
  origin: string;
  owner: string | null;
};

function metadataOf({ vehicle, siteName, dealership, origin, owner }: Reported): Metadata {
  const { card } = vehicle;
  const path = vehiclePath(card.slug);
  const canonical = owner ?? origin;
  const images = origin
    ? [{ url: origin + vehicleFilePath(card.slug, 'card.jpg'), ...socialCardSize, alt: fullName(card) }]
    : [];
  return {
    ...(canonical && { alternates: { canonical: canonical + path } }),
    openGraph: {
      type: 'website',
      siteName,
      title: fullName(card),
      description: [subtitleOf(card), vehicleDescription(vehicle, dealership)].filter(Boolean).join('. '),
      ...(origin && { url: origin + path }),
      ...(images.length > 0 && { images }),
    },
    twitter: { card: images.length > 0 ? 'summary_large_image' : 'summary' },
  };
}
