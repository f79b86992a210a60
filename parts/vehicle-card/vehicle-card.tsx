import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { financePageOf } from '@/domain/finance/finance-link.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { SiteBusiness, SiteMenus, SiteStock, SiteSwitches } from '@/domain/site/site-parts.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { CardActions } from './card-actions.tsx';
import { CardPhoto } from './card-photo.tsx';
import { CardPrice } from './card-price.tsx';
import { CardSlot } from './card-slot.tsx';
import { siteCardTag } from './site-card-tag.ts';

/** The parts of a site that a card uses. */
export type CardSite = SiteMenus &
  SiteSwitches &
  Pick<SiteBusiness, 'state'> &
  Pick<SiteStock, 'texts' | 'justArrivedDays'>;

/**
 * `action` is beside "Enquire"; `control` is on the photo: the heart of a results page, where
 * further photos can be swiped to as well.
 */
type Props = {
  card: StockCard;
  site: CardSite;
  now: number;
  control?: ReactNode;
  morePhotos?: boolean;
  /** Whether further actions are below the buttons (CARD-08). */
  actions?: boolean;
  /** The list layout: one card a line; on paper result cards always have it. */
  row?: boolean;
  action?: ReactNode;
  /** The compare button, before the further actions. */
  compare?: ReactNode;
};

/** Australian format; the no-break space keeps the unit beside the number. */
const kilometres = new Intl.NumberFormat('en-AU');

/**
 * A vehicle card (CARD-01): the same lines in the same places on every site; the whole card is one
 * link.
 */
export function VehicleCard({
  card,
  site,
  now,
  control,
  action,
  compare,
  morePhotos = false,
  actions = false,
  row = false,
}: Props) {
  const { tag } = siteCardTag(card, site, now);
  const sold = card.status === 'sold';
  return (
    <article
      className={clsx(
        'vehicle-card card',
        row && 'vehicle-row',
        actions && 'print:paper-row',
        sold && '[&_img]:opacity-62 [&_img]:[filter:grayscale(1)]',
      )}
    >
      <CardPhoto card={card} tag={tag} more={morePhotos} />
      <div className="@container flex flex-1 flex-col px-(--card-pad) pt-3.5 pb-(--card-pad) print:px-3 print:py-2.5">
        <h3 className="vehicle-name">
          <a href={vehiclePath(card.slug)}>{card.name}</a>
        </h3>
        <p className="mt-0.5 overflow-hidden text-ellipsis whitespace-nowrap text-ink-2 text-small max-[361px]:whitespace-normal @max-[14rem]:whitespace-normal">
          {[card.badge, card.series].filter(Boolean).join(' ') || '\u00a0'}
        </p>
        <ul className="vehicle-facts">
          <li>{hasNoReading(card) ? card.body : `${kilometres.format(card.odometerKm)}\u00a0km`}</li>
          {[card.transmission, card.fuel, card.drive].filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {sold ? (
          <Similar card={card} />
        ) : (
          <Offer card={card} site={site} now={now} action={action} compare={compare} actions={actions} row={row} />
        )}
      </div>
      {control}
    </article>
  );
}

/**
 * Towed vehicles have no odometer, and 0 km of a used car is not a reading: the body takes the place
 * of the kilometres.
 */
const hasNoReading = ({ odometerKm, carType, transmission, fuel, body }: StockCard): boolean =>
  odometerKm === 0 && (carType !== 'new' || (!transmission && !fuel)) && body !== '';

type OfferProps = Pick<Props, 'card' | 'site' | 'now' | 'action' | 'compare' | 'actions'> & { row: boolean };

function Offer({ card, site, now, action, compare, actions, row }: OfferProps) {
  return (
    <>
      <CardPrice card={card} noPrice={site.texts.noPrice} financePage={financePageOf(site)} />
      <CardSlot card={card} showViews={site.features.cardViews} now={now} />
      <p className={clsx('relative z-1 mt-3 grid gap-2 print:hidden', action && 'grid-cols-2 noscript:grid-cols-1')}>
        <ButtonLink kind="tonal" size={40} href={`${vehiclePath(card.slug)}#enquire`}>
          Enquire<span className="visually-hidden"> about {card.name}</span>
        </ButtonLink>
        {action}
      </p>
      {actions && <CardActions card={card} site={site} row={row} compare={compare} />}
    </>
  );
}

/**
 * A link to the similar vehicles on its own page, in place of a sold vehicle's price (CARD-04): a
 * search for the same model may find no other.
 */
function Similar({ card }: Pick<Props, 'card'>) {
  return (
    <>
      <p className="mt-auto pt-3 text-small">Like this and want something similar?</p>
      <p className="relative z-1 mt-3 grid gap-2 print:hidden">
        <ButtonLink kind="outline" size={40} href={`${vehiclePath(card.slug)}#similar`}>
          Find Me Something Similar
        </ButtonLink>
      </p>
    </>
  );
}
