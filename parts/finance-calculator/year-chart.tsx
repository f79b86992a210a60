import { formatCents } from '@/domain/finance/money.ts';
import type { LoanYear } from '@/domain/finance/schedule.ts';

/** Height of the tallest bar in the drawing's own units. */
const height = 130;
const wide = { width: 1180, gap: 20 };
const middle = { width: 640, gap: 12 };
const narrow = { width: 310, gap: 8 };
/** Widest digit of a label, in the drawing's units, with the space beside a label. */
const figureWidth = 6.8;

/**
 * A bar for each year: principal, and on top of it interest. The table beside it has the same as
 * text (PLUS-01).
 */
export function YearChart({ years }: { years: readonly LoanYear[] }) {
  return (
    <figure className="loan-chart">
      <figcaption>
        <b>Where each year's money goes</b>
        <span className="loan-key">
          <span>
            <i /> Pays off the car
          </span>
          <span>
            <i className="loan-interest-part" /> Interest
          </span>
        </span>
      </figcaption>
      <Bars years={years} className="loan-wide" {...wide} />
      <Bars years={years} className="loan-middle" {...middle} />
      <Bars years={years} className="loan-narrow" {...narrow} />
    </figure>
  );
}

type BarsProps = { years: readonly LoanYear[]; width: number; gap: number; className: string | undefined };

function Bars({ years, width, gap, className }: BarsProps) {
  const max = Math.max(1, ...years.map(({ principalCents, interestCents }) => principalCents + interestCents));
  const bar = (width - gap * (years.length - 1)) / years.length;
  const tall = (cents: number) => (height * Math.max(0, cents)) / max;
  const label = (cents: number) => (whole(cents).length * figureWidth < bar ? whole(cents) : inThousands(cents));
  return (
    <svg viewBox={`0 0 ${width} ${height + 46}`} className={className} role="img" aria-label={inText(years)}>
      {years.map(({ year, principalCents, interestCents }, at) => {
        const [x, principal, interest] = [at * (bar + gap), tall(principalCents), tall(interestCents)];
        const top = 20 + height - principal;
        return (
          <g key={year} data-year={year}>
            <rect className="loan-principal-bar" x={x} y={top} width={bar} height={principal} />
            <rect className="loan-interest-bar" x={x} y={top - interest - 2} width={bar} height={interest} />
            <text className="loan-interest-label" x={x + bar / 2} y={top - interest - 9}>
              {label(interestCents)}
            </text>
            {principal > 24 && (
              <text className="loan-principal-label" x={x + bar / 2} y={top + principal / 2 + 4}>
                {label(principalCents)}
              </text>
            )}
            <text className="loan-year-label" x={x + bar / 2} y={height + 40}>
              {width < 400 && years.length > 5 ? year : `Year ${year}`}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={width} y1={height + 20.5} y2={height + 20.5} className="loan-axis" />
    </svg>
  );
}

function inText(years: readonly LoanYear[]): string {
  const [first, last] = [years[0], years.at(-1)];
  return `Each year's payments, split into what pays off the car and interest. Interest goes from ${whole(first?.interestCents ?? 0)} in year ${first?.year} to ${whole(last?.interestCents ?? 0)} in year ${last?.year}. The table below has every figure.`;
}

/** `$10.8k`, short enough for a narrow bar; the table has the exact figure. */
const inThousands = (cents: number): string => `$${(cents / 100_000).toFixed(1)}k`;
const whole = (cents: number): string => formatCents(Math.round(cents / 100) * 100);
