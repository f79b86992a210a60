import type { StockPrices } from '@/domain/stock/stock-search.ts';

type Props = {
  bars: StockPrices['bars'];
  lowCents: number;
  highCents: number;
  /** Labels of both ends; absent where a slider below shows them. */
  ends?: readonly [min: string, max: string];
};

/**
 * A histogram of the stock by price; bars inside the range are filled. The count beside it is the
 * text for screen readers.
 */
export function PriceBars({ bars, lowCents, highCents, ends }: Props) {
  const max = Math.max(1, ...bars.map(({ count }) => count));
  const height = 72;
  return (
    <div aria-hidden="true">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: hidden from screen readers by its wrapper */}
      <svg className="price-bars" viewBox={`0 0 ${bars.length * 10} ${height}`} preserveAspectRatio="none">
        {bars.map(({ fromCents, count }, at) => {
          const tall = count === 0 ? 0 : Math.max(3, (height * count) / max);
          const inside = fromCents < highCents && (bars[at + 1]?.fromCents ?? Number.POSITIVE_INFINITY) > lowCents;
          return (
            <rect
              key={fromCents}
              x={at * 10 + 1}
              y={height - tall}
              width="8"
              height={tall}
              className={inside ? 'price-inside' : undefined}
            />
          );
        })}
      </svg>
      {ends && (
        <p className="price-axis">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </div>
  );
}
