import type { SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import { cardTag } from '@/domain/stock/card-tag.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';

/**
 * A card's tag by the site's rules, and when time alone changes it: epoch milliseconds, null for
 * never (CARD-03).
 */
export function siteCardTag(
  card: StockCard,
  { texts, justArrivedDays, features }: Pick<SiteSwitches & SiteStock, 'features' | 'texts' | 'justArrivedDays'>,
  now: number,
) {
  return cardTag(card, { texts, justArrivedDays, electricTag: features.electricTag }, now);
}
