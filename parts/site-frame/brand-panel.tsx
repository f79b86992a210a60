import { type BrandTile, brandKinds } from '@/domain/site/brand-tile.ts';
import { BrandLogo } from '@/parts/brand-logo/brand-logo.tsx';

/** The mega menu of a group's brands with their logos (NAV-19). */
export function BrandPanel({ brands, all }: { brands: readonly BrandTile[]; all: string }) {
  const groups = brandKinds
    .map(({ value, title }) => ({ title, tiles: brands.filter(({ kind }) => kind === value) }))
    .filter(({ tiles }) => tiles.length > 0);
  return (
    <div className="menu-panel max-h-[calc(100vh-120px)]" data-panel>
      <div className="wrap grid grid-cols-[repeat(3,1fr)] gap-x-7 gap-y-4.5 pt-6 pb-7">
        {groups.map(({ title, tiles }, at) => (
          <section key={title} aria-label={title} className={at === 0 ? 'col-span-full' : undefined}>
            <p className="mb-2 text-ink-2 text-small">{title}</p>
            <ul className="menu-tiles">
              {tiles.map((tile) => (
                <li key={tile.id}>
                  <BrandLogo tile={tile} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {all && (
          <p className="col-span-full">
            <a href={all} className="font-semibold text-link underline underline-offset-4">
              All our brands
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
