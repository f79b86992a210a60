import { canBeCompared, canBeFavourite } from '@/domain/stock/card-controls.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { CompareButton } from '@/parts/compare/compare-button.tsx';
import { QuickViewButton } from '@/parts/quick-view/quick-view-button.tsx';
import { FavouriteButton } from '@/parts/saved-cars/favourite-button.tsx';
import type { SearchView } from '@/parts/search-filters/filter-view.ts';
import { VehicleCard } from '@/parts/vehicle-card/vehicle-card.tsx';

type Props = { card: StockCard; view: Pick<SearchView, 'site' | 'layout'>; now: number };

/** A vehicle card of a results page with all its actions. */
export function ResultCard({ card, view: { site, layout }, now }: Props) {
  return (
    <li className="result-cell">
      <VehicleCard
        card={card}
        site={site}
        now={now}
        morePhotos
        actions
        row={layout === 'list'}
        action={<QuickViewButton slug={card.slug} name={card.name} />}
        compare={canBeCompared(card, site.features) && <CompareButton card={card} />}
        control={canBeFavourite(card, site.features) && <FavouriteButton card={card} site={site} />}
      />
    </li>
  );
}
