import { clsx } from 'clsx';
import { iconSpriteAddress } from '../icon/icon-sprite.ts';

type Props = {
  /** From 0 to 5. */
  value: number;
  /** Of one star, in pixels. */
  size?: number;
};

/** How much of the star at a place (1 to 5) is filled: nothing below three tenths, all from seven, else half. */
export function filling(value: number, star: number): 'none' | 'half' | 'whole' {
  // In tenths, as the figure beside them is shown: 4.7 - 4 is no 0.7 in binary.
  const tenths = Math.round(value * 10) - (star - 1) * 10;
  if (tenths < 3) return 'none';
  return tenths < 7 ? 'half' : 'whole';
}

/** Five stars of which as many are filled as a rating has, half ones too. Those who listen hear "4.8 out of 5 stars". */
export function Stars({ value, size = 16 }: Props) {
  return (
    <span
      className="inline-flex flex-none gap-px text-[#a86400]"
      role="img"
      aria-label={`${Number(value.toFixed(1))} out of 5 stars`}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={size} filled={filling(value, star)} />
      ))}
    </span>
  );
}

function Star({ size, filled }: { size: number; filled: ReturnType<typeof filling> }) {
  const outline = <StarShape size={size} className={clsx(filled === 'whole' && 'fill-current')} />;
  if (filled !== 'half') return outline;
  return (
    <span className="relative inline-flex">
      {outline}
      <StarShape size={size} className="absolute inset-0 fill-current [clip-path:inset(0_50%_0_0)]" />
    </span>
  );
}

const StarShape = ({ size, className }: { size: number; className: string }) => (
  <svg className={clsx('icon', className)} width={size} height={size} strokeWidth={1.5} aria-hidden="true">
    <use href={`${iconSpriteAddress}#star`} />
  </svg>
);
