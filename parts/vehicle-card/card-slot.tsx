import { clsx } from 'clsx';
import { heldUntil } from '@/domain/stock/held-until.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { marketText } from '@/domain/stock/under-market.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { Icon } from '@/ui/icon/icon.tsx';

const slot = 'mt-2 flex min-h-5.5 items-center gap-1.5 text-fact';

/** Fewer views are not shown (CARD-04). */
const viewsWorthSaying = 10;

/**
 * The line under the price: until when the car is held (CHK-02), else how far it is below market,
 * its views, or its stock number (CARD-04).
 */
export function CardSlot({ card, showViews, now }: { card: StockCard; showViews: boolean; now: number }) {
  const held = heldUntil(card, now);
  if (held) {
    return (
      <p data-hold={card.id} className={clsx(slot, 'font-medium text-ink-2')}>
        <Icon name="lock" size={15} />
        {held}
      </p>
    );
  }
  const market = marketText(card.underMarketCents);
  if (market) {
    return (
      <p className={clsx(slot, 'font-semibold text-good')}>
        <Icon name="trending-down" size={16} stroke={2} />
        {market}
      </p>
    );
  }
  if (showViews && card.views >= viewsWorthSaying) {
    return (
      <p className={clsx(slot, 'font-medium text-ink-2')}>
        <Icon name="eye" size={15} />
        Viewed {grouped(card.views)} times
      </p>
    );
  }
  return <p className={clsx(slot, 'font-medium text-ink-2')}>Stock no. {card.stockNumber}</p>;
}
