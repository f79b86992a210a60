import { clsx } from 'clsx';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { cardFavourite } from './card-favourite.ts';
import { heartHides, heartSubmit } from './save-car-form.tsx';

type Props = { card: StockCard; site: Pick<SiteSwitches, 'features'> };

/** The heart of a card. Only the browser knows whether it is full: `SavedTray` sets it. */
export function FavouriteButton({ card, site }: Props) {
  return (
    <button
      {...heartSubmit(site, card.id)}
      data-favourite={JSON.stringify(cardFavourite(card))}
      aria-pressed="false"
      aria-label={`Save ${card.name}`}
      className={clsx(
        'absolute top-2 right-2 z-2 grid size-11 place-items-center rounded-pill bg-white text-on-photo shadow-1 hover:text-[#b3202c] aria-pressed:text-[#b3202c] aria-pressed:[&_svg]:fill-current print:hidden',
        heartHides(site),
      )}
    >
      <Icon name="heart" size={21} />
    </button>
  );
}
