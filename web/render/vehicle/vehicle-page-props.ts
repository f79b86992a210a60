import type { SiteLocation } from '@/domain/locations/site-location.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import type { VehiclePageState } from '@/domain/stock/vehicle-page/vehicle-page-state.ts';
import type { VEHICLE_PAGE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import type { RouteRequest } from '@/web/render/own-route.ts';
import type { DeliveryResponse } from './delivery-of-vehicle.ts';

/** The data of a vehicle's page. */
export type VehiclePageProps = {
  request: RouteRequest;
  vehicle: StockVehicle;
  pageState: VehiclePageState;
  location: SiteLocation | null;
  /** Null if the search failed. */
  similar: readonly StockCard[] | null;
  /** The delivery cost to the postcode of the address; null without one. */
  delivery: DeliveryResponse | null;
  /** Staff's arrangement for this kind; null without one. */
  arrangement: VEHICLE_PAGE_QUERY_RESULT;
  origin: string;
};
