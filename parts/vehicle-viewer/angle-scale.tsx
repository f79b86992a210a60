type Props = {
  /** Rotation from the front, degrees from 0 to 359. */
  angle: number;
  /** Whether it is beside other text; on phones the ticks are then hidden. */
  beside: boolean;
};

/** A tick for each ten degrees, longer at each quarter turn; pixels. */
const ticks = Array.from(
  { length: 37 },
  (_, at) => `M${2 + at * 5.5} ${at % 9 === 0 ? 1 : 5}v${at % 9 === 0 ? 11 : 7}`,
);
const drawn = <path d={ticks.join('')} stroke="currentColor" strokeWidth={1} opacity={0.5} />;

/**
 * Shows the rotation of a spin; screen readers get it from the slider. The mark is moved by a
 * transform: drawing the ticks anew is too slow for a drag at 60 frames a second.
 */
export function AngleScale({ angle, beside }: Props) {
  return (
    <>
      <span aria-hidden="true" className={beside ? 'relative hidden tablet:block' : 'relative'}>
        <svg aria-hidden="true" width={202} height={13} className="block">
          {drawn}
        </svg>
        <span
          className="absolute top-0 left-0 h-full w-0.5 bg-action"
          style={{ willChange: 'transform', transform: `translateX(${(1 + (angle / 360) * 198).toFixed(1)}px)` }}
        />
      </span>
      <span aria-hidden="true" className="text-right tabular-nums" style={{ minWidth: '4ch' }}>
        {angle}°
      </span>
    </>
  );
}
