import type { BrandTile } from '@/domain/site/brand-tile.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';

/**
 * A brand's tile: its logo, or its name where it has none. A link to another website is marked
 * external (NAV-22).
 */
export function BrandLogo({ tile: { name, logo, href } }: { tile: BrandTile }) {
  return (
    <a href={href} className="brand-logo" rel={href.startsWith('http') ? 'external' : undefined}>
      {logo ? (
        <SitePicture
          source={contentSource(logo).source}
          alt={logo.alt || name}
          ratio={[16, 9]}
          widths={[192, 320]}
          sizes="150px"
        />
      ) : (
        <b>{name}</b>
      )}
    </a>
  );
}
