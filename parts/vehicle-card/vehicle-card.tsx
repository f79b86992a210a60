import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { CardPhoto } from './card-photo.tsx';
import { CardPrice } from './card-price.tsx';
import { CardSlot } from './card-slot.tsx';
import { siteCardTag } from './site-card-tag.ts';
import styles from './vehicle-card.module.css';

type Props = { card: StockCard; site: ResolvedSite; now: number };

/** Distances as Australians read them; the no-break space keeps the unit beside the figure. */
const kilometres = new Intl.NumberFormat('en-AU');

/** One vehicle of a result (CARD-01): the same lines in the same places on every site, and the whole card is one link. */
export function VehicleCard({ card, site, now }: Props) {
  const { tag } = siteCardTag(card, site, now);
  const sold = card.status === 'sold';
  return (
    <article className={sold ? `${styles.card} ${styles.sold}` : styles.card}>
      <CardPhoto card={card} tag={tag} />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <a href={vehiclePath(card)}>{card.name}</a>
        </h3>
        <p className={styles.badge}>{[card.badge, card.series].filter(Boolean).join(' ') || '\u00a0'}</p>
        <ul className={styles.facts}>
          <li>{isTowed(card) ? card.body : `${kilometres.format(card.odometerKm)}\u00a0km`}</li>
          {[card.transmission, card.fuel, card.drive].filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {sold ? <Similar card={card} /> : <Offer card={card} site={site} />}
      </div>
    </article>
  );
}

/** What has neither engine nor kilometres is pulled by a car: what it is stands in the place of the odometer. */
const isTowed = ({ odometerKm, transmission, fuel, body }: StockCard): boolean =>
  odometerKm === 0 && !transmission && !fuel && body !== '';

function Offer({ card, site }: Pick<Props, 'card' | 'site'>) {
  return (
    <>
      <CardPrice card={card} noPrice={site.texts.noPrice} financePage={site.options.financeLink} />
      <CardSlot card={card} showViews={site.features.cardViews} />
      <p className={styles.actions}>
        <ButtonLink kind="tonal" size={40} href={`${vehiclePath(card)}#enquire`}>
          Enquire<span className="visually-hidden"> about {card.name}</span>
        </ButtonLink>
      </p>
    </>
  );
}

/** What a sold vehicle leaves in place of its price (CARD-05). */
function Similar({ card }: Pick<Props, 'card'>) {
  return (
    <>
      <p className={styles.similar}>Like this and want something similar?</p>
      <p className={styles.actions}>
        <ButtonLink
          kind="outline"
          size={40}
          href={`/search/used-cars?q=${encodeURIComponent(`${card.make} ${card.model}`)}`}
        >
          Find Me Something Similar
        </ButtonLink>
      </p>
    </>
  );
}

const vehiclePath = ({ slug }: StockCard): string => `/cars/${slug}`;
