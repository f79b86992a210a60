import { formatCents } from '@/domain/finance/money.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { priceOf } from '@/domain/stock/compare/compared-car.ts';
import { shortPriceTypes } from '@/parts/vehicle-card/card-price.tsx';
import { leftText } from './left-words.ts';

/**
 * The vehicles' names again, fixed at the top of the window while the columns are swiped. Screen
 * readers skip it.
 */
export function CompareNames({ cars }: { cars: readonly ComparedCar[] }) {
  return (
    <div data-names aria-hidden="true">
      <div>
        <div data-run>
          {cars.map((car) => (
            <p key={car.vehicle.card.slug}>
              <b>{[car.vehicle.card.model, car.vehicle.card.badge].filter(Boolean).join(' ')}</b>
              <span>{leftText(car) ?? shortPrice(car)}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

function shortPrice(car: ComparedCar): string {
  const price = priceOf(car);
  if (price.kind === 'words') return price.text;
  const type = price.kind === 'price' ? shortPriceTypes[car.vehicle.card.priceType].toLowerCase() : 'a month';
  return [formatCents(price.priceCents), type].filter(Boolean).join(' ');
}
