import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { noOffers } from '@/domain/offers/offer.ts';
import { offerPath } from '@/domain/offers/offer-path.ts';
import { OfferCard } from '@/parts/offer-card/offer-card.tsx';
import { Section } from '@/ui/section/section.tsx';
import { shownOffers } from './shown-offers.ts';

type Offers = BlockOf<'offers'>;

/** The running offers of the site, or those that staff chose (BLK-03). */
function OffersView({ block, context }: BlockProps<Offers>) {
  const offers = shownOffers(block, context);
  const { anchor, heading, linkLabel, linkHref } = block;
  return (
    <Section
      anchor={anchor}
      heading={heading || 'Offers'}
      link={linkLabel && linkHref ? { label: linkLabel, href: linkHref } : null}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
      split={offers.length === 0}
    >
      {offers.length === 0 ? (
        <NoOffers />
      ) : (
        <ul className="offer-list">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} site={context.site} now={context.now} href={offerPath(offer)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function NoOffers() {
  return (
    <div className="grid gap-2 rounded-lg bg-sunken px-7 py-8">
      <h3>{noOffers.title}</h3>
      <p className="max-w-[60ch] text-ink-2">{noOffers.text}</p>
    </div>
  );
}

export const offersBlock: BlockDefinition<Offers, undefined> = {
  type: 'offers',
  view: OffersView,
  check: ({ source, offers }) =>
    source === 'chosen' && !offers?.some(Boolean) ? 'Choose the offers to show, or show all that run now.' : null,
};
