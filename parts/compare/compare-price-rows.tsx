import { financePageOf } from '@/domain/finance/finance-link.ts';
import { formatCents } from '@/domain/finance/money.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { marksOf } from '@/domain/stock/compare/compare-rows.ts';
import { priceOf, weeklyOf } from '@/domain/stock/compare/compared-car.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { FinanceLine } from '@/parts/finance-line/finance-line.tsx';
import { Best, CompareRowOf, Nothing } from './compare-cell.tsx';
import { leftText } from './left-words.ts';

/** Price and weekly estimate, with the details that the law requires beside each. */
export function ComparePriceRows({ cars }: { cars: readonly ComparedCar[] }) {
  const marks = marksOf('Price', cars);
  const hasWeekly = cars.some((car) => weeklyOf(car) !== null);
  return (
    <>
      <CompareRowOf
        label="Price"
        kind="price"
        cars={cars}
        cell={(car, at) => <Price car={car} best={marks[at] ?? null} />}
      />
      {hasWeekly && <CompareRowOf label="Weekly estimate" cars={cars} cell={(car) => <Weekly car={car} />} />}
    </>
  );
}

function Price({ car, best }: { car: ComparedCar; best: string | null }) {
  const left = leftText(car);
  if (left !== null) return <b>{left}</b>;
  const price = priceOf(car);
  if (price.kind === 'words') return <b>{price.text}</b>;
  const { card } = car.vehicle;
  return (
    <>
      <b data-price>{formatCents(price.priceCents)}</b>
      <Best reason={best} />
      <span data-note>
        {price.kind === 'price' && price.wasCents !== null && (
          <>
            <span className="visually-hidden">Was </span>
            <s>{formatCents(price.wasCents)}</s>{' '}
          </>
        )}
        {price.kind === 'price' ? priceTypes[card.priceType] : 'a month, subscription'}
      </span>
    </>
  );
}

function Weekly({ car }: { car: ComparedCar }) {
  const claim = weeklyOf(car);
  if (claim === null) return <Nothing why={leftText(car) ?? 'No estimate for this car'} />;
  const { card, details } = car.vehicle;
  return <FinanceLine claim={claim} car={{ ...card, vin: details.vin }} financePage={financePageOf(car.site)} />;
}
