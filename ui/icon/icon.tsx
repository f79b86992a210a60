import { clsx } from 'clsx';
import { type IconName, iconSpriteAddress } from './icon-sprite.ts';

export type { IconName };

type IconProps = { name: IconName; size?: number; stroke?: number; className?: string };

/**
 * An icon beside text with the same meaning, hidden from screen readers. `size` in pixels, `stroke`
 * in 24ths of it. Rendered on the server.
 */
export function Icon({ name, size = 20, stroke = 1.75, className }: IconProps) {
  return (
    <svg className={clsx('icon', className)} width={size} height={size} strokeWidth={stroke} aria-hidden="true">
      <use href={`${iconSpriteAddress}#${name}`} />
    </svg>
  );
}
