import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SiteBusiness, SiteMenus, SiteSwitches } from '@/domain/site/site-parts.ts';
import { cardActions } from '@/domain/stock/card-actions.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';

type Props = {
  card: StockCard;
  site: SiteMenus & SiteSwitches & Pick<SiteBusiness, 'state'>;
  row: boolean;
  compare?: ReactNode;
};

/**
 * Further actions for a vehicle as links in one line (CARD-08); nothing if there are none. `row`:
 * on a card in the list layout.
 */
export function CardActions({ card, site, row, compare }: Props) {
  const actions = cardActions(card, site);
  if (actions.length === 0 && !compare) return null;
  return (
    <ul
      data-ways
      className={clsx(
        'relative z-1 mt-1.5 -mb-1.5 flex flex-wrap gap-x-4 text-small print:hidden',
        !row && 'justify-center',
      )}
    >
      {compare && <li className="noscript:hidden">{compare}</li>}
      {actions.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            className="inline-flex min-h-[max(34px,var(--tap))] items-center text-link underline-offset-3 hover:underline"
          >
            {label}
            <span className="visually-hidden"> {card.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
