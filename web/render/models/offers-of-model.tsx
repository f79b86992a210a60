import { type Offer, offerApplies } from '@/domain/offers/offer.ts';
import { offerPath } from '@/domain/offers/offer-path.ts';
import type { SiteContact, SiteIdentity, SiteMenus, SiteSwitches } from '@/domain/site/site-parts.ts';
import { insideWindow, nextBoundary } from '@/domain/stock/promo-window.ts';
import { OfferCard } from '@/parts/offer-card/offer-card.tsx';
import { offerOf } from '@/schemas/fragments/offer.ts';
import type { MODEL_OFFERS_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { Section } from '@/ui/section/section.tsx';
import { expireAt } from '@/web/platform/render-record.ts';

/** The running offers among these documents; the page expires when one begins or ends. */
export function runningOffers(
  contents: MODEL_OFFERS_QUERY_RESULT,
  site: Pick<SiteIdentity & SiteSwitches, 'id' | 'features'>,
  now: number,
): Offer[] {
  const who = { id: site.id, exceptions: site.features.offerExceptions };
  const offers = contents
    .filter(({ name }) => name)
    .map(offerOf)
    .filter((offer) => offerApplies(offer, who, false));
  const boundary = nextBoundary(now, offers);
  if (boundary !== null) expireAt(boundary);
  return offers.filter((offer) => insideWindow(offer, now));
}

type Props = { offers: readonly Offer[]; site: SiteIdentity & SiteContact & SiteMenus; make: string; now: number };

/** The offers for a model, each leading to its own page. */
export function OffersOfModel({ offers, site, make, now }: Props) {
  if (offers.length === 0) return null;
  return (
    <Section anchor="offers" heading="Offers">
      <ul className="offer-list">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} site={site} now={now} href={offerPath(offer, site.manufacturer ? '' : make)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
