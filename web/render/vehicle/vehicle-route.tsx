import type { Metadata } from 'next';
import { formatCents } from '@/domain/finance/money.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { priceDisplay } from '@/domain/stock/price-display.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { vehicleKind } from '@/domain/stock/vehicle-page/arrangement.ts';
import { placeOfVehicle } from '@/domain/stock/vehicle-page/place-of-vehicle.ts';
import { standingOf } from '@/domain/stock/vehicle-page/standing.ts';
import { fullName, subtitleOf } from '@/domain/stock/vehicle-page/titles.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { readSiteOrigin } from '@/web/content/read-site.ts';
import { readVehiclePage } from '@/web/content/read-vehicle-page.ts';
import { socialCardSize } from '@/web/print/social-card-size.ts';
import { stockOfSite, vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import type { Asked, OwnPage } from '../route-page.tsx';
import { deliveryOf } from './delivery-of-vehicle.ts';
import { similarOfVehicle } from './similar-of-vehicle.ts';
import { VehiclePage } from './vehicle-page.tsx';

/** The page of the vehicle that an address names: 404 where the site never had it, 410 once it has left (VDP-05, VDP-20). */
export async function vehicleRoute(asked: Asked): Promise<OwnPage | null> {
  const { site, params } = asked;
  const vehicle = await vehicleOfSite(site, params.slug ?? '');
  if (!vehicle) return null;
  return pageOfVehicle(asked, vehicle);
}

/** The page of a vehicle of this site, as it stands now. */
export async function pageOfVehicle(asked: Asked, vehicle: StockVehicle): Promise<OwnPage> {
  const { site, now, draft } = asked;
  const standing = standingOf(vehicle, site.includeSoldCarsDays, now);
  const location = placeOfVehicle(vehicle, site);
  const postcode = asked.query.get('postcode');
  const asksDelivery = postcode !== null && site.features.deliveryCalculator && standing === 'for-sale';
  const [similar, own, owner, delivery, arrangement] = await Promise.all([
    similarOfVehicle(site, vehicle, stockOfSite(site)),
    readSiteOrigin(site.slug, draft),
    ownerOrigin(site, vehicle),
    asksDelivery ? deliveryOf(vehicle, site, postcode) : null,
    readVehiclePage(site.slug, vehicleKind(vehicle.itemType), draft),
  ]);
  const origin = own ?? '';
  return {
    described: {
      title: fullName(vehicle.card),
      description: descriptionOf(vehicle, site),
      noIndex: standing === 'gone' || null,
    },
    ...(standing === 'gone' && { status: 410 }),
    metadata: metadataOf({ vehicle, site, origin, owner }),
    view: <VehiclePage {...{ asked, vehicle, standing, location, similar, delivery, arrangement, origin }} />,
  };
}

/** A vehicle that a group lists is kept by search engines at its own dealer's site. */
async function ownerOrigin(site: ResolvedSite, { dealership }: StockVehicle): Promise<string | null> {
  if (dealership.slug === '' || dealership.slug === site.slug) return null;
  return readSiteOrigin(dealership.slug, false);
}

function descriptionOf({ card }: StockVehicle, site: ResolvedSite): string {
  const price = priceDisplay(card, { noPrice: site.texts.noPrice });
  const facts = [
    card.odometerKm > 0 && card.carType !== 'new' ? `${grouped(card.odometerKm)} km` : '',
    card.transmission,
    card.fuel,
    card.body,
    price.kind === 'price' ? formatCents(price.priceCents) : '',
  ];
  const place = [card.city, card.state.toUpperCase()].filter(Boolean).join(' ');
  return `${[fullName(card), ...facts].filter(Boolean).join(', ')}. See it at ${site.name}${place && ` in ${place}`}.`;
}

type Told = { vehicle: StockVehicle; site: ResolvedSite; origin: string; owner: string | null };

function metadataOf({ vehicle, site, origin, owner }: Told): Metadata {
  const { card } = vehicle;
  const path = `/cars/${card.slug}`;
  const canonical = owner ?? origin;
  const images = origin ? [{ url: `${origin}${path}/card.jpg`, ...socialCardSize, alt: fullName(card) }] : [];
  return {
    ...(canonical && { alternates: { canonical: canonical + path } }),
    openGraph: {
      type: 'website',
      siteName: site.name,
      title: fullName(card),
      description: [subtitleOf(card), descriptionOf(vehicle, site)].filter(Boolean).join('. '),
      ...(origin && { url: origin + path }),
      ...(images.length > 0 && { images }),
    },
    twitter: { card: images.length > 0 ? 'summary_large_image' : 'summary' },
  };
}
