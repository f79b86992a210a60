import type { ReactNode } from 'react';
import type { PromoTile } from '@/domain/site/site-parts.ts';
import type { ListLayout } from '@/domain/stock/search/list-layout.ts';
import type { Placed } from '@/domain/stock/search/promo-positions.ts';
import type { SearchView } from '@/parts/search-filters/filter-view.ts';
import { PromoCard } from './promo-card.tsx';
import { ResultCard } from './result-card.tsx';

type Props = { view: SearchView; now: number; promos: readonly Placed<PromoTile>[]; after?: ReactNode };

export const grids: Record<ListLayout, string> = {
  grid: 'mt-3 grid gap-4 tablet:grid-cols-2 tablet:gap-5 desk:grid-cols-3 print:block',
  list: 'vehicle-rows',
};

/**
 * The vehicles of a page with promo cards at their positions (SRCH-16); `after` fills the rest of
 * the last row.
 */
export function ResultsGrid({ view, now, promos, after }: Props) {
  const { hits } = view.result;
  const promo = (position: number) =>
    promos.filter((placed) => placed.position === position).map(({ tile }) => <PromoCard key={tile.id} tile={tile} />);
  return (
    <>
      <h2 className="visually-hidden">Results</h2>
      <ul className={grids[view.layout]}>
        {hits.flatMap((card, at) => [...promo(at + 1), <ResultCard key={card.id} card={card} view={view} now={now} />])}
        {promo(hits.length + 1)}
        {view.layout === 'grid' && after}
      </ul>
    </>
  );
}
