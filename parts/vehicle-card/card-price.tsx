import { formatCents } from '@/domain/finance/money.ts';
import { priceDisplay } from '@/domain/stock/price-display.ts';
import type { PriceType, StockCard } from '@/domain/stock/stock-card.ts';
import { FinanceLine } from '@/parts/finance-line/finance-line.tsx';
import styles from './card-price.module.css';

const priceTypes: Record<PriceType, string> = {
  drive_away_price: 'Drive away',
  estimated_drive_away_price: 'Est. drive away',
  excluding_government_charges_price: 'Excl. govt. charges',
  price_on_application: '',
};

type Props = {
  card: StockCard;
  noPrice: string;
  /** The site's own finance page; empty: /finance. */
  financePage: string;
};

/** The price left, the weekly figure right, each over what explains it (CARD-02). The weekly figure never stands without its rates. */
export function CardPrice({ card, noPrice, financePage }: Props) {
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
      {card.weekly && price.kind !== 'words' && (
        <FinanceLine claim={card.weekly} car={card} financePage={financePage} />
      )}
    </div>
  );
}
