import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { SearchView } from '@/parts/search-filters/filter-view.ts';
import { ResultCard } from './result-card.tsx';
import { grids } from './results-grid.tsx';

type Props = {
  view: Pick<SearchView, 'site' | 'layout'>;
  cards: readonly StockCard[];
  /** Whether they come from a looser search; else they are the first of the stock. */
  similar: boolean;
  now: number;
};

/** Vehicles below an empty result. */
export function NearestCars({ view, cards, similar, now }: Props) {
  if (cards.length === 0) return null;
  return (
    <>
      <h2 className="mt-9 text-[1.5rem]">{similar ? 'Similar cars' : 'Other cars in stock'}</h2>
      <ul className={grids[view.layout]}>
        {cards.map((card) => (
          <ResultCard key={card.id} card={card} view={view} now={now} />
        ))}
      </ul>
    </>
  );
}
