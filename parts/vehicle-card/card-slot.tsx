import { formatCents } from '@/domain/finance/money.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import styles from './vehicle-card.module.css';

/** Below this a count of views says nothing (CARD-04). */
const viewsWorthSaying = 10;

/** The one line under the price: how far under market, else how often looked at, else the stock number (CARD-04). */
export function CardSlot({ card, showViews }: { card: StockCard; showViews: boolean }) {
  if (card.underMarketCents > 0) {
    return (
      <p className={`${styles.slot} ${styles.good}`}>
        <Icon name="trending-down" size={16} stroke={2} />
        {formatCents(card.underMarketCents)} under market
      </p>
    );
  }
  if (showViews && card.views >= viewsWorthSaying) {
    return (
      <p className={styles.slot}>
        <Icon name="eye" size={15} />
        Viewed {grouped(card.views)} times
      </p>
    );
  }
  return <p className={styles.slot}>Stock no. {card.stockNumber}</p>;
}
