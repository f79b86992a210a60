import { type OfferedVehicle, storeCodeOf } from '@/domain/stock/feeds-out/offered-vehicle.ts';
import { readSite, readSiteOrigin } from '@/web/content/read-site.ts';
import { otherDealers } from '@/web/render/sitemap/sitemap-of-site.ts';
import { dealershipOf, type ReadSite } from '@/web/stock/dealership-of-vehicle.ts';
import { everyVehicleOfSite } from '@/web/stock/stock-of-site.ts';
import type { SellingSite } from '@/web/stock/stock-site.ts';

/**
 * Maximum of vehicles in a feed. Only the largest groups have more, and their dealers have feeds of
 * their own.
 */
const maxOffered = 5_000;

/**
 * A site's vehicles for sale, for feeds; null without a public origin. Rejects with
 * StockUnavailable.
 */
export async function offeredBySite(site: SellingSite): Promise<OfferedVehicle[] | null> {
  const origin = await readSiteOrigin(site.slug, false);
  if (!origin) return null;
  const [vehicles, others] = await Promise.all([everyVehicleOfSite(site, maxOffered), otherDealers(site)]);
  const elsewhere = new Set(others);
  const read = onceEach((slug) => readSite(slug, false));
  return Promise.all(
    vehicles.map(async (vehicle) => {
      const dealership = await dealershipOf(vehicle, site, read);
      const { name: seller } = dealership.site;
      const { slug } = vehicle.dealership;
      const own = slug === '' || slug === site.slug ? site : await read(slug);
      const storeCode = storeCodeOf(dealership.place, own);
      const offeredElsewhere = elsewhere.has(slug);
      return { vehicle, origin, site: dealership.site, seller, place: dealership.place, storeCode, offeredElsewhere };
    }),
  );
}

/** Reads each dealer of a group only once. */
function onceEach(read: ReadSite): ReadSite {
  const begun = new Map<string, ReturnType<ReadSite>>();
  return (slug) => {
    const reading = begun.get(slug) ?? read(slug);
    begun.set(slug, reading);
    return reading;
  };
}
