import type { ReactNode } from 'react';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { hasGauge } from '@/domain/stock/vehicle-page/auto-gauge.ts';
import { fuelUseOf } from '@/domain/stock/vehicle-page/running-cost.ts';
import { Delivery } from '@/parts/vehicle-page/delivery-client.tsx';
import { FuelCalculator } from '@/parts/vehicle-page/fuel-calculator-client.tsx';
import { PriceCheck } from '@/parts/vehicle-page/price-check-client.tsx';
import type { Asked } from '../route-page.tsx';
import type { DeliveryAnswer } from './delivery-of-vehicle.ts';

type Props = { asked: Asked; vehicle: StockVehicle; delivery: DeliveryAnswer | null };

/** The price in the market, what delivery and what driving cost: each where the site switches it on and the vehicle has it. */
export function WhatDecides({ asked: { site, query }, vehicle, delivery }: Props) {
  const { features } = site;
  const path = `/cars/${vehicle.card.slug}`;
  const fuel = features.fuelCalculator ? fuelUseOf(vehicle) : null;
  const panels: ReactNode[] = [
    features.autogauge && hasGauge(vehicle) && <PriceCheck key="gauge" path={path} />,
    features.deliveryCalculator && (
      <Delivery key="delivery" path={path} asked={query.get('postcode') ?? ''} first={delivery} />
    ),
  ].filter(Boolean);
  if (panels.length === 0 && !fuel) return null;
  return (
    <div className="grid gap-5">
      {panels.length > 0 && (
        <div className="grid items-start gap-5 has-[>:nth-child(2)]:desk:grid-cols-2">{panels}</div>
      )}
      {fuel && <FuelCalculator use={fuel} />}
    </div>
  );
}
