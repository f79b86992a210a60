import type { StockCard } from '../stock-card.ts';
import type { StockSearch } from '../stock-search.ts';
import { similarCards, similarSteps } from './similar.ts';

/** `shown` are the ids of vehicles that are on the page already. */
type Wanted = { max: number; shown?: ReadonlySet<string> };
const none: ReadonlySet<string> = new Set();

/**
 * Vehicles like `seen`, from ever wider steps; what is bought for another use only where no other
 * is left. Empty when the site has no further vehicle. Rejects when the search service is down.
 */
export async function findSimilar(
  seen: StockCard,
  stock: Pick<StockSearch, 'search'>,
  { max, shown = none }: Wanted,
): Promise<StockCard[]> {
  const all: StockCard[][] = [];
  for (const step of similarSteps(seen, shown.size)) {
    const responses = await Promise.all(step.map((request) => stock.search(request)));
    const others = responses.map(({ cards }) => cards.filter(({ id }) => !shown.has(id)));
    const found = similarCards(seen, others, max);
    if (found.length > 0) return found;
    all.push(...others);
  }
  return similarCards(seen, all, max, { anyUse: true });
}
