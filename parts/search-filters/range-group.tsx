import type { SpannedAttribute } from '@/domain/stock/search/facet-rules.ts';
import type { RangeBar } from '@/domain/stock/search/range-bars.ts';
import { rangeValue } from '@/domain/stock/search/range-label.ts';
import { type RangeScale, rangeScale } from '@/domain/stock/search/range-scale.ts';
import type { NumberRange } from '@/domain/stock/search/search-state.ts';
import type { SearchView } from './filter-view.ts';

type Props = { view: Pick<SearchView, 'search' | 'result'>; attribute: SpannedAttribute; title: string };

/**
 * A range: a histogram of the stock, a slider with two thumbs, and two text fields, which work
 * without script (SRCH-13).
 */
export function RangeGroup({ view, attribute, title }: Props) {
  const facet = view.result.facets[attribute];
  const range = view.search.filters[attribute] ?? { min: null, max: null };
  if (!facet?.facetStats && range.min === null && range.max === null) return null;
  const scale = rangeScale(attribute, facet?.facetStats);
  const [low, high] = [within(scale, range.min ?? scale.min), within(scale, range.max ?? scale.max)];
  const share = (value: number) => (value - scale.min) / (scale.max - scale.min);
  return (
    <fieldset data-range={attribute} className="border-line border-t py-4.5">
      <legend className="float-left mb-2 w-full font-strong text-control">{title}</legend>
      <div data-track className="clear-both cursor-pointer noscript:hidden">
        <Bars bars={facet?.bars ?? []} scale={scale} low={low} high={high} />
        <div data-pair className="range-pair -mt-4" style={{ '--low': share(low), '--high': share(high) }}>
          <Thumb end="min" title={title} attribute={attribute} scale={scale} value={low} />
          <Thumb end="max" title={title} attribute={attribute} scale={scale} value={high} />
        </div>
      </div>
      <div className="mt-1.5 flex items-center gap-2 text-ink-2 text-small">
        <Typed end="min" title={title} attribute={attribute} range={range} scale={scale} />
        <span>to</span>
        <Typed end="max" title={title} attribute={attribute} range={range} scale={scale} />
      </div>
    </fieldset>
  );
}

const within = ({ min, max }: RangeScale, value: number): number => Math.min(max, Math.max(min, value));

type EndProps = { end: 'min' | 'max'; title: string; attribute: SpannedAttribute; scale: RangeScale };
const endName = (end: 'min' | 'max', title: string) => `${end === 'min' ? 'Lowest' : 'Highest'} ${title.toLowerCase()}`;

/** A thumb; it sets the text field beside it, which is submitted. */
function Thumb({ end, title, attribute, scale, value }: EndProps & { value: number }) {
  return (
    <input
      type="range"
      id={`r-${attribute}-${end}`}
      form=""
      autoComplete="off"
      data-end={end}
      aria-label={`${endName(end, title)}, slider`}
      aria-valuetext={rangeValue(attribute, value)}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      defaultValue={value}
      style={end === 'min' && value > (scale.min + scale.max) / 2 ? { zIndex: 2 } : undefined}
    />
  );
}

function Typed({ end, title, attribute, range, scale }: EndProps & { range: NumberRange }) {
  const value = range[end];
  return (
    <label className="min-w-0 flex-1">
      <span className="visually-hidden">{endName(end, title)}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        id={`t-${attribute}-${end}`}
        name={`${attribute}[${end}]`}
        placeholder={rangeValue(attribute, scale[end])}
        defaultValue={value === null ? '' : rangeValue(attribute, value)}
        className="min-h-[max(40px,var(--tap))] w-full min-w-0 rounded-md border-[1.5px] border-line-2 bg-surface px-2.5 text-ink text-small tabular-nums placeholder:text-ink-2"
      />
    </label>
  );
}

/**
 * A histogram of the stock; bars in the chosen range are coloured. Hidden from screen readers: the
 * fields have the figures.
 */
function Bars({ bars, scale, low, high }: { bars: readonly RangeBar[]; scale: RangeScale; low: number; high: number }) {
  const maxCount = Math.max(1, ...bars.map(({ count }) => count));
  const width = Math.min(...bars.slice(1).map(({ from }, at) => from - (bars[at]?.from ?? 0)));
  const span = scale.max - scale.min;
  if (bars.length < 2 || !Number.isFinite(width)) return <div className="h-9" />;
  const wide = (100 * width) / Math.max(span, width);
  return (
    <svg aria-hidden="true" viewBox="0 0 100 36" preserveAspectRatio="none" className="mx-3 h-9 w-[calc(100%-24px)]">
      {bars.map(({ from, count }) => {
        const height = Math.max(1.5, (36 * count) / maxCount);
        const left = Math.min(100 - wide, Math.max(0, (100 * (from - scale.min)) / span));
        const held = from + width > low && from <= high;
        return (
          <rect
            key={from}
            data-from={from}
            x={left.toFixed(2)}
            y={(36 - height).toFixed(1)}
            width={(wide * 0.8).toFixed(2)}
            height={height.toFixed(1)}
            className={held ? 'fill-action' : 'fill-line-2'}
          />
        );
      })}
    </svg>
  );
}
