type Props = {
  /** How far the spin has turned from the nose, degrees from 0 to 359. */
  angle: number;
  /** Beside other text there is no room for the ticks on a phone. */
  beside: boolean;
};

/** A tick for each ten degrees, a longer one for each quarter of the way round; pixels. */
const ticks = Array.from(
  { length: 37 },
  (_, at) => `M${2 + at * 5.5} ${at % 9 === 0 ? 1 : 5}v${at % 9 === 0 ? 11 : 7}`,
);
const drawn = <path d={ticks.join('')} stroke="currentColor" strokeWidth={1} opacity={0.5} />;

/**
 * How far a spin has been turned, for the eye: the slider itself informs a screen reader. The mark
 * is moved, not drawn anew: a drag at 60 frames a second leaves no time to draw ticks.
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
