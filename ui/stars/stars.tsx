import { iconSpriteAddress } from '../icon/icon-sprite.ts';
import styles from './stars.module.css';

type Props = {
  /** From 0 to 5. */
  value: number;
  /** Of one star, in pixels. */
  size?: number;
};

/** Five stars of which as many are filled as a rating has; three tenths fill one. Those who listen hear "4.8 out of 5 stars". */
export function Stars({ value, size = 16 }: Props) {
  return (
    <span className={styles.stars} role="img" aria-label={`${Number(value.toFixed(1))} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          className={value >= star - 0.3 ? styles.filled : styles.empty}
          width={size}
          height={size}
          aria-hidden="true"
        >
          <use href={`${iconSpriteAddress}#star`} />
        </svg>
      ))}
    </span>
  );
}
