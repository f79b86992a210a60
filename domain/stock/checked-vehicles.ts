import { carClaim } from '@/domain/finance/car-claim.ts';
import { financeYear } from '@/domain/finance/finance-year.ts';
import type { LenderTerms } from '@/domain/finance/lender-terms.ts';
import { makeName } from '@/domain/vocabulary/make-name.ts';
import type { VehicleDocument } from './collection.ts';
import type { RefusedVehicle } from './refused-vehicle.ts';
import { type Vehicle, vehicleProblem, vehicleSchema } from './vehicle.ts';
import { vehicleDocument } from './vehicle-document.ts';

/** The lender of the dealership that owns a vehicle; null when nothing may be shown of finance. */
export type LenderOf = (dealershipSlug: string) => LenderTerms | null;

/** A document together with its vehicle's place in the feed, whether the feed ranks it, and its margin, which is in no document. */
export type PlacedDocument = {
  position: number;
  document: VehicleDocument;
  ranked: boolean;
  margin?: number | null;
};

/**
 * Documents of all vehicles that may go into the index, and the others with the reason. The first of two with one id or address wins.
 * `now` is epoch milliseconds.
 */
export function checkedVehicles(candidates: Iterable<unknown>, lenderOf: LenderOf, now: number) {
  const thisYear = financeYear(now);
  const placed: PlacedDocument[] = [];
  const refused: RefusedVehicle[] = [];
  const taken = new Set<string>();
  let position = 0;
  for (const candidate of candidates) {
    position += 1;
    const checked = vehicleSchema.safeParse(candidate);
    const reason = checked.success ? doubled(checked.data, taken) : vehicleProblem(candidate);
    if (!checked.success || reason !== null) {
      refused.push({ position, id: idOf(candidate), reason: reason ?? '' });
      continue;
    }
    const vehicle = checked.data;
    const document = vehicleDocument(vehicle, claimOf(vehicle, lenderOf, thisYear));
    placed.push({ position, document, ranked: vehicle.customRank !== null, margin: vehicle.margin });
  }
  return { placed, refused };
}

/** The estimate of the owning dealership's lender, where the lender's rules allow one (FIN-02). */
function claimOf({ make, year, priceCents, status, dealership }: Vehicle, lenderOf: LenderOf, thisYear: number) {
  const car = { make: makeName(make), year, priceCents, status, dealershipSlug: dealership.slug };
  return carClaim(car, lenderOf(dealership.slug), thisYear);
}

function doubled({ id, slug }: { id: string; slug: string }, taken: Set<string>): string | null {
  if (taken.has(`id ${id}`)) return `id: another vehicle of this import is "${id}" too`;
  if (taken.has(`slug ${slug}`)) return `slug: another vehicle of this import has the address "${slug}" too`;
  taken.add(`id ${id}`).add(`slug ${slug}`);
  return null;
}

const idOf = (candidate: unknown): string =>
  typeof candidate === 'object' && candidate !== null && 'id' in candidate ? String(candidate.id) : '';
