type Props = {
  /** How far the spin has turned from the nose, degrees from 0 to 359. */
  angle: number;
  /** Beside other words there is no room for the ticks on a phone. */
  beside: boolean;
};

/** A tick for each ten degrees, a longer one for each quarter of the way round. */
const ticks = Array.from({ length: 37 }, (_, at) => `M${5 + at * 9.7} ${at % 9 === 0 ? 4 : 10}V22`).join('');

/** How far a spin has been turned, for the eye: the slider itself tells a screen reader. */
export function AngleScale({ angle, beside }: Props) {
  const now = (5 + (angle / 360) * 349.2).toFixed(1);
  return (
    <>
      <svg
        aria-hidden="true"
        width={200}
        height={15}
        viewBox="0 0 360 26"
        fill="none"
        stroke="currentColor"
        className={beside ? 'hidden tablet:block' : undefined}
      >
        <path d={ticks} opacity={0.5} />
        <path d={`M${now} 0v26`} strokeWidth={4} className="text-link" />
      </svg>
      <span aria-hidden="true" className="tabular-nums">
        {angle}°
      </span>
    </>
  );
}
