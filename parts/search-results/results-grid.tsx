import type { ReactNode } from 'react';
import type { PromoTile } from '@/domain/site/resolved-site.ts';
import { canBeFavourite } from '@/domain/stock/card-controls.ts';
import type { ListLayout } from '@/domain/stock/search/list-layout.ts';
import type { Placed } from '@/domain/stock/search/promo-positions.ts';
import { QuickViewButton } from '@/parts/quick-view/quick-view-button.tsx';
import { FavouriteButton } from '@/parts/saved-cars/favourite-button.tsx';
import type { SearchView } from '@/parts/search-filters/filter-view.ts';
import { VehicleCard } from '@/parts/vehicle-card/vehicle-card.tsx';
import { PromoCard } from './promo-card.tsx';

type Props = { view: SearchView; now: number; promos: readonly Placed<PromoTile>[]; after?: ReactNode };

const grids: Record<ListLayout, string> = {
  grid: 'mt-3 grid gap-4 tablet:grid-cols-2 tablet:gap-5 desk:grid-cols-3 print:block',
  list: 'vehicle-rows',
};

/** The vehicles of a page with promo cards at their places (SRCH-16); `after` fills what the last row leaves. */
export function ResultsGrid({ view, now, promos, after }: Props) {
  const { hits } = view.result;
  const promo = (position: number) =>
    promos.filter((placed) => placed.position === position).map(({ tile }) => <PromoCard key={tile.id} tile={tile} />);
  return (
    <>
      <h2 className="visually-hidden">Results</h2>
      <ul className={grids[view.layout]}>
        {hits.flatMap((card, at) => [
          ...promo(at + 1),
          <li key={card.id} className="result-cell">
            <VehicleCard
              card={card}
              site={view.site}
              now={now}
              morePhotos
              ways
              row={view.layout === 'list'}
              action={<QuickViewButton slug={card.slug} name={card.name} />}
              control={canBeFavourite(card, view.site.features) && <FavouriteButton card={card} />}
            />
          </li>,
        ])}
        {promo(hits.length + 1)}
        {view.layout === 'grid' && after}
      </ul>
    </>
  );
}
