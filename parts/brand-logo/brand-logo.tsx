import type { BrandTile } from '@/domain/site/brand-tile.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import styles from './brand-logo.module.css';

/** A brand's tile: its logo, or its name set in type where it has none. Other websites open as the link they are (NAV-22). */
export function BrandLogo({ tile: { name, logo, href } }: { tile: BrandTile }) {
  return (
    <a href={href} className={styles.tile} rel={href.startsWith('http') ? 'external' : undefined}>
      {logo ? (
        <SitePicture
          source={contentSource(logo).source}
          alt={logo.alt || name}
          ratio={[16, 9]}
          widths={[192, 320]}
          sizes="150px"
          className="h-auto w-full max-w-[150px] object-contain"
        />
      ) : (
        <b>{name}</b>
      )}
    </a>
  );
}
