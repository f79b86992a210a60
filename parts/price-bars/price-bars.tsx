import type { StockPrices } from '@/domain/stock/stock-search.ts';

type Props = {
  bars: StockPrices['bars'];
  lowCents: number;
  highCents: number;
  /** The ends of the line as text; absent where a slider below it shows them. */
  ends?: readonly [min: string, max: string];
};

/**
 * The stock by price; bars inside the range are filled. It repeats the count beside it, so it is
 * hidden from screen readers.
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
