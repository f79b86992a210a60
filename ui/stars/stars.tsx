import { clsx } from 'clsx';
import { iconSpriteAddress } from '../icon/icon-sprite.ts';

type Props = {
  /** From 0 to 5. */
  value: number;
  /** Of one star, in pixels. */
  size?: number;
};

/** Five stars of which as many are filled as a rating has; three tenths fill one. Those who listen hear "4.8 out of 5 stars". */
export function Stars({ value, size = 16 }: Props) {
  return (
    <span
      className="inline-flex flex-none gap-px text-[#a86400]"
      role="img"
      aria-label={`${Number(value.toFixed(1))} out of 5 stars`}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          className={clsx('icon', value >= star - 0.3 && 'fill-current')}
          width={size}
          height={size}
          strokeWidth={1.5}
          aria-hidden="true"
        >
          <use href={`${iconSpriteAddress}#star`} />
        </svg>
      ))}
    </span>
  );
}
