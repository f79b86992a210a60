import type { CSSProperties } from 'react';
import type { BlockOf } from '@/blocks/block-of.ts';

/** Price tags on points of the picture, each with a stem. */
export function HeroPins({ pins }: { pins: BlockOf<'hero'>['pins'] }) {
  const complete = (pins ?? []).filter((pin) => pin?.label && pin.href);
  if (complete.length === 0) return null;
  return (
    <div>
      {complete.map(({ _key, label, price, href, leftPercent, topPercent, stemPixels }) => (
        <a
          key={_key}
          className="hero-pin"
          href={href ?? ''}
          style={
            {
              left: `${leftPercent ?? 50}%`,
              top: `${topPercent ?? 20}%`,
              '--stem': `${stemPixels ?? 48}px`,
            } as CSSProperties
          }
        >
          <span>{label}</span>
          {price && <b>{price}</b>}
        </a>
      ))}
    </div>
  );
}
