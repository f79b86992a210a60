import type { BlockClock } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { type Offer, offerApplies } from '@/domain/offers/offer.ts';
import type { SiteIdentity, SiteSwitches } from '@/domain/site/site-parts.ts';
import { insideWindow, nextBoundary } from '@/domain/stock/promo-window.ts';
import { offerOf } from '@/schemas/fragments/offer.ts';

/** The offers to show now; reports when one of them starts or ends (BLK-03). */
export function shownOffers(
  block: BlockOf<'offers'>,
  context: BlockClock & { site: Pick<SiteIdentity & SiteSwitches, 'id' | 'features'> },
): Offer[] {
  const chosen = block.source === 'chosen';
  const category = chosen ? null : block.category;
  const site = { id: context.site.id, exceptions: context.site.features.offerExceptions };
  const offers = (chosen ? block.offers : block.running)
    ?.flatMap((offer) => (offer?.name ? [offerOf(offer)] : []))
    .filter((offer) => (!category || offer.category === category) && offerApplies(offer, site, chosen));
  const boundary = nextBoundary(context.now, offers ?? []);
  if (boundary !== null) context.until(boundary);
  const running = offers?.filter((offer) => insideWindow(offer, context.now)) ?? [];
  return running.slice(0, block.limit && block.limit > 0 ? block.limit : undefined);
}
