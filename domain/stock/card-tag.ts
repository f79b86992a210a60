import type { StockCard } from './stock-card.ts';

const dayMs = 86_400_000;

export type CardTag = {
  kind: 'electric' | 'reserved' | 'certified' | 'custom' | 'coming-soon' | 'just-arrived' | 'sold';
  text: string;
};

export type TagRules = {
  /** The site's switch for electric, hybrid and plug-in tags. */
  electricTag: boolean;
  justArrivedDays: number;
  texts: { justArrivedTag: string; soldTag: string };
};

type Tagged = Pick<StockCard, 'status' | 'fuel' | 'reserved' | 'certified' | 'carType' | 'tag' | 'createdAtMs'>;

const electricTexts: Readonly<Record<string, string>> = {
  Electric: 'Electric',
  Hybrid: 'Hybrid',
  'Plug-in Hybrid': 'Plug-in',
};

/**
 * CARD-03: the one tag on a card's photo, first match wins; null for none. Not in stock: the site's sold tag. `until` (epoch
 * milliseconds) is when a just-arrived tag ends by itself, so that a cached page can expire then; null when time changes nothing.
 */
export function cardTag(card: Tagged, rules: TagRules, now: number): { tag: CardTag | null; until: number | null } {
  const steady = (tag: CardTag) => ({ tag, until: null });
  if (card.status === 'sold') return steady({ kind: 'sold', text: rules.texts.soldTag });
  const electric = rules.electricTag ? electricTexts[card.fuel] : undefined;
  if (electric) return steady({ kind: 'electric', text: electric });
  if (card.reserved) return steady({ kind: 'reserved', text: 'Reserved' });
  if (card.certified && card.carType === 'used') return steady({ kind: 'certified', text: 'Certified used' });
  if (card.tag) return steady({ kind: 'custom', text: card.tag });
  if (card.status === 'coming_soon') return steady({ kind: 'coming-soon', text: 'Coming soon' });
  const until = card.createdAtMs + rules.justArrivedDays * dayMs;
  return now < until
    ? { tag: { kind: 'just-arrived', text: rules.texts.justArrivedTag }, until }
    : { tag: null, until: null };
}
