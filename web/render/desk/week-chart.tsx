import { grouped } from '@/domain/vocabulary/grouped.ts';
import type { Pair } from '@/web/desk/figure-summary.ts';
import { dayLabel } from '@/web/desk/figure-weeks.ts';

type Props = { days: readonly string[]; counts: readonly Pair[]; label: string };

/** Height of the tallest bar, in the drawing's units. */
const height = 150;
const top = 20;

/**
 * A bar for each day with its number, and a thin grey one for the same weekday of the week before.
 * The table beside it has all numbers.
 */
export function WeekChart(props: Props) {
  return (
    <>
      <div className="hidden tablet:block">
        <Bars {...props} width={560} />
      </div>
      <div className="tablet:hidden">
        <Bars {...props} width={310} />
      </div>
    </>
  );
}

function Bars({ days, counts, label, width }: Props & { width: number }) {
  const max = Math.max(1, ...counts.flatMap(({ now, before }) => [now, before]));
  const place = width / days.length;
  const [thick, thin] = [place * 0.5, place * 0.14];
  const tall = (count: number) => (height * count) / max;
  return (
    <svg width="100%" viewBox={`0 0 ${width} ${height + top + 24}`} role="img" aria-label={label}>
      {days.map((day, at) => {
        const { now, before } = counts[at] ?? { now: 0, before: 0 };
        const x = at * place + (place - thick - thin - 2) / 2;
        return (
          <g key={day} fontSize="12" textAnchor="middle" fill="var(--ink)">
            <rect fill="var(--action)" x={x} y={top + height - tall(now)} width={thick} height={tall(now)} />
            <rect
              fill="var(--ink-2)"
              x={x + thick + 2}
              y={top + height - tall(before)}
              width={thin}
              height={tall(before)}
            />
            <text x={x + thick / 2} y={top + height - tall(now) - 6} fontWeight="600">
              {grouped(now)}
            </text>
            <text x={at * place + place / 2} y={top + height + 18} fill="var(--ink-2)">
              {dayLabel(day)}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={width} y1={top + height + 0.5} y2={top + height + 0.5} stroke="var(--line-2)" />
    </svg>
  );
}
