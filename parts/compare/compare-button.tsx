import type { StockCard } from '@/domain/stock/stock-card.ts';
import { cardFavourite } from '@/parts/saved-cars/card-favourite.ts';
import { Icon } from '@/ui/icon/icon.tsx';

/**
 * Adds the vehicle of a card to the comparison. Only the browser knows whether it is in it already:
 * `Compare` sets the button.
 */
export function CompareButton({ card }: { card: StockCard }) {
  return (
    <button
      type="button"
      data-compare={JSON.stringify(cardFavourite(card))}
      aria-pressed="false"
      className="group inline-flex min-h-[max(34px,var(--tap))] items-center gap-1.5 text-link underline-offset-3 hover:underline aria-pressed:font-semibold"
    >
      <span className="inline-flex group-aria-pressed:hidden">
        <Icon name="columns-2" size={15} />
      </span>
      <span className="hidden group-aria-pressed:inline-flex">
        <Icon name="check" size={15} stroke={2.5} />
      </span>
      Compare<span className="visually-hidden"> {card.name}</span>
    </button>
  );
}
