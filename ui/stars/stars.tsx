import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { iconSpriteAddress } from '../icon/icon-sprite.ts';

type Props = {
  /** From 0 to 5. */
  value: number;
  /** Of one star, in pixels. */
  size?: number;
};

/** Tenths by which star number `star` (1 to 5) is filled: the fifth star of 4.6 has 6. */
export const tenthsOf = (value: number, star: number): number =>
  Math.max(0, Math.min(10, Math.round(value * 10) - (star - 1) * 10));

/** Five stars, filled to the tenth; screen readers read "4.8 out of 5 stars". */
export function Stars({ value, size = 16 }: Props) {
  return (
    <span
      className="inline-flex flex-none gap-px text-[#a86400]"
      role="img"
      aria-label={`${Number(value.toFixed(1))} out of 5 stars`}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={size} tenths={tenthsOf(value, star)} />
      ))}
    </span>
  );
}

function Star({ size, tenths }: { size: number; tenths: number }) {
  if (tenths === 0 || tenths === 10) return <StarShape size={size} className={clsx(tenths === 10 && 'fill-current')} />;
  return (
    <span className="relative inline-flex">
      <StarShape size={size} />
      <StarShape size={size} className="absolute inset-0 fill-current" style={{ clipPath: leftPart(tenths) }} />
    </span>
  );
}

/** The star in the sprite spans 2 to 22 of 24 units: tenths are of that width. */
const leftPart = (tenths: number): string => `inset(0 ${Math.round(100 - ((2 + tenths * 2) / 24) * 100)}% 0 0)`;

type ShapeProps = { size: number; className?: string; style?: CSSProperties };

const StarShape = ({ size, className, style }: ShapeProps) => (
  <svg
    className={clsx('icon', className)}
    style={style}
    width={size}
    height={size}
    strokeWidth={1.5}
    aria-hidden="true"
  >
    <use href={`${iconSpriteAddress}#star`} />
  </svg>
);
