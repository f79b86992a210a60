import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { StockSearch } from '@/domain/stock/stock-search.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { findSimilar } from '@/domain/stock/vehicle-page/find-similar.ts';

/** Similar vehicles, searched in ever wider steps; null if the search fails (VDP-14). */
export async function similarOfVehicle(
  { options }: Pick<SiteSwitches, 'options'>,
  { card }: Pick<StockVehicle, 'card'>,
  stock: Pick<StockSearch, 'search'>,
): Promise<StockCard[] | null> {
  try {
    return await findSimilar(card, stock, { max: options.similarCount });
  } catch {
    return null;
  }
}
