import type { Metadata } from 'next';
import { comparePath, readCompare } from '@/domain/routes/compare-address.ts';
import { vehicleFilePath } from '@/domain/routes/paths.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { forSale } from '@/domain/stock/compare/compared-car.ts';
import { priceLine } from '@/domain/stock/vehicle-page/shown-price.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { readSiteOrigin } from '@/web/content/read-site.ts';
import { socialCardSize } from '@/web/print/social-card-size.ts';
import type { OwnPage, RouteRequest } from '@/web/render/own-route.ts';
import { stockOfSite } from '@/web/stock/stock-of-site.ts';
import { similarOfVehicle } from '../vehicle/similar-of-vehicle.ts';
import { ComparePage } from './compare-page.tsx';
import { comparedCars } from './compared-cars.ts';
import { TooFewCars } from './too-few-cars.tsx';

/**
 * The comparison at an address that can be shared (SAVE-04, PLUS-09); the page names the parts of
 * the address that it cannot read.
 */
export async function compareRoute(request: RouteRequest): Promise<OwnPage> {
  const { site, query, draft } = request;
  const address = readCompare(query);
  const [cars, origin] = await Promise.all([comparedCars(request, address.slugs), readSiteOrigin(site.slug, draft)]);
  const [first] = cars;
  const similar =
    cars.length === 1 && first && forSale(first)
      ? await similarOfVehicle(first.site, first.vehicle, stockOfSite(site))
      : null;
  const enough = cars.length > 1;
  return {
    described: { title: titleOf(cars), description: enough ? pricesOf(cars) : null, noIndex: true },
    ...(enough && { metadata: sharedAs(cars, site.name, origin ?? '') }),
    view: enough ? (
      <ComparePage request={request} address={address} cars={cars} />
    ) : (
      <TooFewCars request={request} address={address} car={first ?? null} similar={similar ?? []} />
    ),
  };
}

const listed = new Intl.ListFormat('en-AU');

const titleOf = (cars: readonly ComparedCar[]): string =>
  cars.length > 1 ? `Compare ${listed.format(cars.map(({ vehicle }) => fullName(vehicle.card)))}` : 'Compare cars';

/** The price lines of all cars, as on their pages and sheets. */
const pricesOf = (cars: readonly ComparedCar[]): string =>
  cars
    .filter(forSale)
    .map((car) => `${fullName(car.vehicle.card)}: ${priceLine(car)}`)
    .join('; ') || 'These cars have been sold.';

/** Metadata for sharing, with the card of the first vehicle for sale. */
function sharedAs(cars: readonly ComparedCar[], siteName: string, origin: string): Metadata {
  const title = titleOf(cars);
  const pictured = cars.find(forSale) ?? cars[0];
  const url = origin + comparePath(cars.map(({ vehicle }) => vehicle.card.slug));
  const images =
    origin && pictured
      ? [
          {
            url: origin + vehicleFilePath(pictured.vehicle.card.slug, 'card.jpg'),
            ...socialCardSize,
            alt: fullName(pictured.vehicle.card),
          },
        ]
      : [];
  return {
    openGraph: {
      type: 'website',
      siteName,
      title,
      description: pricesOf(cars),
      ...(origin && { url }),
      ...(images.length > 0 && { images }),
    },
    twitter: { card: images.length > 0 ? 'summary_large_image' : 'summary' },
  };
}
