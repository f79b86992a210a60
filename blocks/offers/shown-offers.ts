import { stegaClean } from '@sanity/client/stega';
import type { BlockContext } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { type Offer, offerApplies, offerRepayment } from '@/domain/offers/offer.ts';
import { insideWindow, nextBoundary } from '@/domain/offers/promo-window.ts';
import { contentImage, momentOf } from '@/domain/site/content-shapes.ts';

type OfferContent = NonNullable<NonNullable<BlockOf<'offers'>['running']>[number]>;

/** The offers to show now; says when one of them starts or ends (BLK-03). */
export function shownOffers(block: BlockOf<'offers'>, context: BlockContext): Offer[] {
  const chosen = stegaClean(block.source) === 'chosen';
  const category = chosen ? null : stegaClean(block.category);
  const site = { id: context.site.id, exceptions: context.site.features.offerExceptions };
  const offers = (chosen ? block.offers : block.running)
    ?.flatMap((offer) => (offer?.name ? [offerOf(offer)] : []))
    .filter((offer) => (!category || stegaClean(offer.category) === category) && offerApplies(offer, site, chosen));
  const boundary = nextBoundary(context.now, offers ?? []);
  if (boundary !== null) context.until(boundary);
  const running = offers?.filter((offer) => insideWindow(offer, context.now)) ?? [];
  return running.slice(0, block.limit && block.limit > 0 ? block.limit : undefined);
}

function offerOf(content: OfferContent): Offer {
  const { model, price, weeklyRepayment, interestRatePercent, comparisonRatePercent } = content;
  const own = contentImage(content.image);
  return {
    id: content._id,
    name: content.name ?? '',
    description: content.description ?? '',
    disclaimer: content.disclaimer ?? '',
    category: content.category ?? '',
    image: own ?? contentImage(model?.image),
    cutout: own === null,
    explore: exploreOf(model),
    priceCents: price && price > 0 ? Math.round(price * 100) : null,
    priceType: stegaClean(content.priceType ?? ''),
    repayment: offerRepayment({
      weekly: weeklyRepayment,
      rate: interestRatePercent,
      comparison: comparisonRatePercent,
    }),
    excludedSites: content.excludedSites ?? [],
    startsAtMs: momentOf(content.startsAt),
    expiresAtMs: momentOf(content.expiresAt),
  };
}

function exploreOf(model: OfferContent['model']): Offer['explore'] {
  if (!model?.name) return null;
  const href = stegaClean(model.overrideUrl) || (model.slug ? `/models/${model.slug}` : '');
  return href ? { label: model.name, href } : null;
}
