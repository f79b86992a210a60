import type { Metadata } from 'next';
import { formatCents } from '@/domain/finance/money.ts';
import { imageAddress } from '@/domain/site/image-address.ts';
import type { ResolvedSite, SiteLocation } from '@/domain/site/resolved-site.ts';
import { priceDisplay } from '@/domain/stock/price-display.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { similarCards, similarRequests } from '@/domain/stock/vehicle-page/similar.ts';
import { standingOf } from '@/domain/stock/vehicle-page/standing.ts';
import { fullName, subtitleOf } from '@/domain/stock/vehicle-page/titles.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { readSiteOrigin } from '@/web/content/read-site.ts';
import { stockOfSite, vehicleOfSite } from '@/web/stock/stock-of-site.ts';
import type { Asked, OwnPage } from '../route-page.tsx';
import { VehiclePage } from './vehicle-page.tsx';

/** The page of the vehicle that an address names: 404 where the site never had it, 410 once it has left (VDP-05, VDP-20). */
export async function vehicleRoute(asked: Asked): Promise<OwnPage | null> {
  const { site, params, now, draft } = asked;
  const vehicle = await vehicleOfSite(site, params.slug ?? '');
  if (!vehicle) return null;
  const standing = standingOf(vehicle, site.includeSoldCarsDays, now);
  const location = placeOf(vehicle, site);
  const [similar, own, owner] = await Promise.all([
    similarOf(site, vehicle),
    readSiteOrigin(site.slug, draft),
    ownerOrigin(site, vehicle),
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
    view: <VehiclePage {...{ asked, vehicle, standing, location, similar, origin }} />,
  };
}

/** Where the vehicle stands among the site's places: by its slug, else by its name; null when the site does not say. */
function placeOf({ card, details }: StockVehicle, { locations }: ResolvedSite): SiteLocation | null {
  const bySlug = locations.find(({ slug }) => slug !== '' && slug === details.location.slug);
  return (
    bySlug ??
    locations.find(({ name }) => name === card.locationName) ??
    locations.find(({ primary }) => primary) ??
    null
  );
}

/** Without an answer the page stands, and the row says that it cannot be shown (VDP-14). */
async function similarOf(site: ResolvedSite, { card }: StockVehicle): Promise<StockCard[] | null> {
  try {
    const stock = stockOfSite(site);
    const answers = await Promise.all(similarRequests(card).map((request) => stock.search(request)));
    return similarCards(
      card,
      answers.map(({ cards }) => cards),
      site.options.similarCount,
    );
  } catch {
    return null;
  }
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
  const [photo] = card.images;
  const path = `/cars/${card.slug}`;
  const canonical = owner ?? origin;
  const images =
    photo && origin
      ? [{ url: origin + imageAddress(photo, 1280, 'jpg'), width: 1280, height: 960, alt: fullName(card) }]
      : [];
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
