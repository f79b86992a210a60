import type { ReactNode } from 'react';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import { searchTool } from '@/domain/site/form-tool.ts';
import { priceChanges } from '@/domain/stock/price-history.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { hasGauge } from '@/domain/stock/vehicle-page/auto-gauge.ts';
import { fuelUseOf } from '@/domain/stock/vehicle-page/running-cost.ts';
import { shownPrice } from '@/domain/stock/vehicle-page/shown-price.ts';
import { Delivery } from '@/parts/vehicle-page/delivery-client.tsx';
import { FuelCalculator } from '@/parts/vehicle-page/fuel-calculator-client.tsx';
import { PriceCheck } from '@/parts/vehicle-page/price-check-client.tsx';
import { PriceHistory } from '@/parts/vehicle-page/price-history.tsx';
import type { RouteRequest } from '@/web/render/own-route.ts';
import type { DeliveryResponse } from './delivery-of-vehicle.ts';

type Props = {
  request: RouteRequest;
  vehicle: StockVehicle;
  location: SiteLocation | null;
  delivery: DeliveryResponse | null;
};

/**
 * Market price, price history, delivery and fuel cost, each if the site has it switched on and the
 * vehicle has the data.
 */
export function WhatDecides({ request: { site, query }, vehicle, location, delivery }: Props) {
  const { features } = site;
  const path = vehiclePath(vehicle.card.slug);
  const fuel = features.fuelCalculator ? fuelUseOf(vehicle) : null;
  const shown = shownPrice({ vehicle, site });
  const changes =
    features.priceHistory && shown.kind === 'price' ? priceChanges(vehicle.details.priceHistory, shown.priceCents) : [];
  const panels: ReactNode[] = [
    features.autogauge && hasGauge(vehicle) && <PriceCheck key="gauge" path={path} />,
    features.deliveryCalculator && (
      <Delivery
        key="delivery"
        path={path}
        query={query.get('postcode') ?? ''}
        first={delivery}
        tool={searchTool(site, {
          name: 'estimate delivery',
          description: 'Estimates what delivery of this vehicle to an Australian postcode costs.',
        })}
      />
    ),
    changes.length > 0 && <PriceHistory key="history" changes={changes} timeZone={timeZoneAt(location)} />,
  ].filter(Boolean);
  if (panels.length === 0 && !fuel) return null;
  return (
    <div className="grid gap-5">
      {panels.length > 0 && (
        <div className="grid items-start gap-5 has-[>:nth-child(2)]:desk:grid-cols-2 desk:[&>:nth-child(3)]:col-span-2">
          {panels}
        </div>
      )}
      {fuel && <FuelCalculator use={fuel} />}
    </div>
  );
}
