import { type Linking, linksTo } from '@/domain/routes/links-to.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { FeatureSwitches } from '@/domain/switches/features.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import { checkoutPath } from './checkout-path.ts';
import type { StockCard } from './stock-card.ts';
import { buyLabel, buyPath, canBuy } from './vehicle-page/buying.ts';
import { canJoinLine, canReserve, lineLabel, reserveLabel } from './vehicle-page/reserving.ts';

type ActionSite = Linking & { state: string; features: FeatureSwitches; options: SiteOptions };
type CardAction = { label: string; href: string };

/**
 * What a card offers beside an enquiry (CARD-08): a trade-in where the site has the page for it, a
 * reservation of a vehicle that can be reserved (CHK-01), the line of one that is held, its
 * purchase where the site offers that, the history report of one that has the file. Chat is on the
 * vehicle's own page.
 */
export function cardActions(card: StockCard, site: ActionSite): CardAction[] {
  if (card.status !== 'in_stock') return [];
  const tradeIn = pathOfRoute('tradeIn');
  return [
    ...(linksTo(site, tradeIn)
      ? [{ label: 'Trade-in', href: `${tradeIn}?car_id=${encodeURIComponent(card.id)}` }]
      : []),
    ...(canReserve({ card, availability: card.status }, site)
      ? [{ label: reserveLabel(card, site), href: checkoutPath(site, card.slug) }]
      : []),
    ...(canJoinLine({ card, availability: card.status }, site)
      ? [{ label: lineLabel, href: checkoutPath(site, card.slug) }]
      : []),
    ...(canBuy({ card, availability: card.status }, site) ? [{ label: buyLabel, href: buyPath(card.slug) }] : []),
    ...(card.hasReport ? [{ label: 'History report', href: `${vehiclePath(card.slug)}#reports` }] : []),
  ];
}
