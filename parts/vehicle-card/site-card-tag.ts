import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { cardTag } from '@/domain/stock/card-tag.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';

/** A card's tag by the rules of one site, and when time alone changes it (epoch milliseconds, null: never) (CARD-03). */
export function siteCardTag(
  card: StockCard,
  { texts, justArrivedDays, features }: Pick<ResolvedSite, 'texts' | 'justArrivedDays' | 'features'>,
  now: number,
) {
  return cardTag(card, { texts, justArrivedDays, electricTag: features.electricTag }, now);
}
