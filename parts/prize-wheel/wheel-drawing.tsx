import type { WheelPrize } from '@/domain/accounts/prize-wheel.ts';

type Props = {
  prizes: readonly WheelPrize[];
  /**
   * Index of the winning segment: the drawing rotates it under the pointer once, unless motion is
   * reduced.
   */
  drawn?: number;
};

const radius = 96;
const grounds = ['var(--brand)', 'var(--sunken)', 'var(--action)', 'var(--tint)'] as const;

/** The colour of a segment, on the wheel and in the list. */
export const segmentBackground = (at: number): string | undefined => grounds[at % grounds.length];

/** The wheel; a segment's width is its odds. The prizes are beside it as text. */
export function WheelDrawing({ prizes, drawn }: Props) {
  const starts = prizes.map((_, at) => prizes.slice(0, at).reduce((sum, { odds }) => sum + odds, 0));
  const middle = drawn === undefined ? 0 : (starts[drawn] ?? 0) + (prizes[drawn]?.odds ?? 0) / 2;
  const turned = drawn === undefined ? 0 : -middle * 3.6;
  return (
    <svg viewBox="-100 -108 200 208" aria-hidden="true" focusable="false" className="w-full max-w-65">
      <g style={drawn === undefined ? undefined : { animation: 'turn 1.2s cubic-bezier(.2, .7, .2, 1) 2' }}>
        <g transform={`rotate(${turned})`}>
          {prizes.map(({ title, odds }, at) => (
            <path
              key={title}
              d={segment(starts[at] ?? 0, odds)}
              fill={segmentBackground(at)}
              stroke="var(--page)"
              strokeWidth="2"
            />
          ))}
        </g>
      </g>
      <path d="M-8 -108h16l-8 18z" fill="var(--ink)" />
    </svg>
  );
}

/** The path of a segment; `from` and `odds` in percent of the circle, clockwise from the top. */
function segment(from: number, odds: number): string {
  const point = (percent: number) => {
    const angle = (percent / 50) * Math.PI;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  };
  return `M0 0L${point(from)}A${radius} ${radius} 0 ${odds > 50 ? 1 : 0} 1 ${point(from + odds)}z`;
}
