'use client';

import { type ReactNode, useState } from 'react';
import { formatCents } from '@/domain/finance/money.ts';
import type { CarType } from '@/domain/stock/card-values.ts';
import { priceLink } from '@/domain/stock/price-link.ts';
import type { StockPrices } from '@/domain/stock/stock-search.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { PriceBars } from '@/parts/price-bars/price-bars.tsx';
import { useStockCount } from '@/parts/stock-count/use-stock-count-client.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { RangePair } from '@/ui/range-pair/range-pair-client.tsx';
import { priceBounds } from './price-bounds.ts';

type Props = { types: readonly CarType[]; prices: StockPrices; noun: string; arrow: ReactNode };

/** A slider with two thumbs, the stock by price, and a button to the cars in the range (FIN-14). */
export function PricePanel({ types, prices, noun, arrow }: Props) {
  const { minCents, maxCents, stepCents, gapCents } = priceBounds;
  const [[low, high], setRange] = useState<readonly [number, number]>([minCents, maxCents]);
  const queryOf = (from: number, to: number) =>
    new URLSearchParams([
      ...types.map((type) => ['car_type', type]),
      ['price', `${Math.round(from / 100)}:${Math.round(to / 100)}`],
    ]).toString();
  const count = useStockCount(queryOf(low, high), { query: queryOf(minCents, maxCents), found: prices.found });
  return (
    <div className="price-panel">
      <div>
        <p className="text-small text-ink-2" aria-hidden="true">
          Our {noun} by price
        </p>
        <div className="px-3">
          <PriceBars bars={prices.bars} lowCents={low} highCents={high} />
        </div>
        <RangePair
          label="Price"
          min={minCents}
          max={maxCents}
          step={stepCents}
          gap={gapCents}
          low={low}
          high={high}
          shown={formatCents}
          onChange={(from, to) => setRange([from, to])}
        />
        <p className="price-ends" aria-hidden="true">
          <span>{formatCents(minCents)}</span>
          <span>{formatCents(maxCents)}</span>
        </p>
      </div>
      <div className="price-go">
        <p className="price-range" role="status">
          {formatCents(low)} to {formatCents(high)}
        </p>
        <ButtonLink
          kind="filled"
          href={priceLink({
            carTypes: types,
            minimumPriceCents: low,
            maximumPriceCents: high,
            sort: 'price_descending',
          })}
        >
          Show Me {counted(count, noun)}
          {arrow}
        </ButtonLink>
      </div>
    </div>
  );
}
