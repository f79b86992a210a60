import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import type { VehiclePageState } from '@/domain/stock/vehicle-page/vehicle-page-state.ts';
import type { VEHICLE_PAGE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import type { RouteRequest } from '@/web/render/own-route.ts';
import type { DeliveryResponse } from './delivery-of-vehicle.ts';

/** What the page of a vehicle is made of. */
export type VehiclePageProps = {
  request: RouteRequest;
  vehicle: StockVehicle;
  standing: VehiclePageState;
  location: SiteLocation | null;
  /** Null while the search service cannot respond. */
  similar: readonly StockCard[] | null;
  /** What delivery to the postcode of the page's address costs; null where it names none. */
  delivery: DeliveryResponse | null;
  /** How staff arranged the pages of this kind; null where they left them as they are. */
  arrangement: VEHICLE_PAGE_QUERY_RESULT;
  origin: string;
};
