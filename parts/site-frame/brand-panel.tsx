import { type BrandTile, brandKinds } from '@/domain/site/brand-tile.ts';
import { BrandLogo } from '@/parts/brand-logo/brand-logo.tsx';
import styles from './brand-panel.module.css';
import panel from './model-panel.module.css';

/** The mega menu of a group's brands, logo by logo (NAV-19). */
export function BrandPanel({ brands, all }: { brands: readonly BrandTile[]; all: string }) {
  const groups = brandKinds
    .map(({ value, title }) => ({ title, tiles: brands.filter(({ kind }) => kind === value) }))
    .filter(({ tiles }) => tiles.length > 0);
  return (
    <div className={panel.panel} data-panel>
      <div className={`wrap ${styles.groups}`}>
        {groups.map(({ title, tiles }) => (
          <section key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.tiles}>
              {tiles.map((tile) => (
                <li key={tile.id}>
                  <BrandLogo tile={tile} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {all && (
          <p className={styles.all}>
            <a href={all}>All our brands</a>
          </p>
        )}
      </div>
    </div>
  );
}
