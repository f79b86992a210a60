import { formatCents } from '@/domain/finance/money.ts';
import type { PriceType } from '@/domain/stock/card-values.ts';
import { priceDisplay } from '@/domain/stock/price-display.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { FinanceLine } from '@/parts/finance-line/finance-line.tsx';

/** Short names of price types, for cards. */
export const shortPriceTypes: Record<PriceType, string> = {
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

/**
 * The price on the left, the weekly repayment with its rates on the right, each above its
 * explanation (CARD-02).
 */
export function CardPrice({ card, noPrice, financePage }: Props) {
  const price = priceDisplay(card, { noPrice });
  return (
    <div className="card-price">
      {price.kind === 'words' ? (
        <p className="self-center font-strong text-title">{price.text}</p>
      ) : (
        <div>
          <p className="font-display text-[length:calc(var(--t-price-l)*var(--figure-scale))] font-(weight:--figure-weight) whitespace-nowrap leading-[1.05] tracking-[-0.022em] [font-stretch:var(--figure-width)]">
            {formatCents(price.priceCents)}
          </p>
          <p className="mt-1 min-h-[2.7em] text-ink-2 text-legal leading-[1.35]">
            {price.kind === 'price' && price.wasCents !== null && (
              <>
                <span className="visually-hidden">Was </span>
                <s>{formatCents(price.wasCents)}</s>{' '}
              </>
            )}
            {shortPriceTypes[card.priceType]}
          </p>
        </div>
      )}
      {card.weekly && price.kind !== 'words' && (
        <FinanceLine claim={card.weekly} car={card} financePage={financePage} />
      )}
    </div>
  );
}
