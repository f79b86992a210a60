import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import type { WeeklyClaim } from '@/domain/finance/repayment-claim.ts';
import { priceDisplay } from '@/domain/stock/price-display.ts';
import type { PriceType, StockCard } from '@/domain/stock/stock-card.ts';
import styles from './card-price.module.css';

const priceTypes: Record<PriceType, string> = {
  drive_away_price: 'Drive away',
  estimated_drive_away_price: 'Est. drive away',
  excluding_government_charges_price: 'Excl. govt. charges',
  price_on_application: '',
};

/** The price left, the weekly figure right, each over what explains it (CARD-02). The weekly figure never stands without its rates. */
export function CardPrice({ card, noPrice }: { card: StockCard; noPrice: string }) {
  const price = priceDisplay(card, { noPrice });
  return (
    <div className={styles.row}>
      {price.kind === 'words' ? (
        <p className={styles.words}>{price.text}</p>
      ) : (
        <div>
          <p className={styles.price}>{formatCents(price.priceCents)}</p>
          <p className={styles.note}>
            {price.kind === 'price' && price.wasCents !== null && (
              <>
                <span className="visually-hidden">Was </span>
                <s>{formatCents(price.wasCents)}</s>{' '}
              </>
            )}
            {priceTypes[card.priceType]}
          </p>
        </div>
      )}
      {card.weekly && price.kind !== 'words' && <Weekly claim={card.weekly} name={card.name} />}
    </div>
  );
}

function Weekly({ claim, name }: { claim: WeeklyClaim; name: string }) {
  return (
    <div className={styles.weekly}>
      <a href={`#${claim.warningId}`} className={styles.figure}>
        <b>{formatCents(claim.repaymentCents)}</b> /wk*
        <span className="visually-hidden"> for {name}: finance terms</span>
      </a>
      <p className={styles.rate}>
        {formatPercent(claim.ratePercent)} p.a.
        <br />
        {formatPercent(claim.comparisonRatePercent)} comp. rate*
      </p>
    </div>
  );
}
