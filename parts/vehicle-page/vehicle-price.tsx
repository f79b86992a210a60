import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import { heldUntil } from '@/domain/stock/held-until.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { marketText } from '@/domain/stock/under-market.ts';
import { type PricingSite, priceTypes, shownPrice } from '@/domain/stock/vehicle-page/shown-price.ts';
import { Icon } from '@/ui/icon/icon.tsx';

type Props = { vehicle: StockVehicle; site: PricingSite };

/**
 * The price with its type, the former price, the weekly repayment with its rates and the comparison
 * with the market (VDP-02), or until when the car is held (CHK-02).
 */
export function VehiclePrice({ vehicle, site, now }: Props & { now: number }) {
  const price = shownPrice({ vehicle, site });
  if (price.kind === 'words') return <p className="text-price-m font-strong text-ink">{price.text}</p>;
  const { card } = vehicle;
  const held = heldUntil(card, now);
  const market = held ? null : marketText(card.underMarketCents, card.state);
  return (
    <div>
      <p className="figure text-price-l leading-none">
        {formatCents(price.priceCents)}
        {price.kind === 'subscription' && <span className="text-small"> a month, subscription</span>}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-2 text-small text-ink-2">
        {price.kind === 'price' && price.wasCents !== null && (
          <Before wasCents={price.wasCents} nowCents={price.priceCents} reduced={site.features.reducedPriceLine} />
        )}
        {price.kind === 'price' && <span>{priceTypes[card.priceType]}</span>}
      </p>
      {card.weekly && (
        <a
          href="#finance-calculator"
          className="mt-4 flex min-h-12 items-center gap-2 border-y border-line py-2 text-small hover:bg-sunken"
        >
          <span className="whitespace-nowrap">
            <b className="figure text-title">{formatCents(card.weekly.repaymentCents)}</b> /wk*
          </span>
          <span className="text-ink-2">
            {formatPercent(card.weekly.ratePercent)} p.a. {formatPercent(card.weekly.comparisonRatePercent)} comparison
            rate*
          </span>
          <Icon name="chevron-right" size={18} className="ml-auto flex-none" />
        </a>
      )}
      {held && (
        <p
          data-hold={card.id}
          data-notice=""
          className="mt-3 flex items-center gap-2 rounded-md bg-warn-bg p-3 text-small font-semibold text-warn"
        >
          <Icon name="lock" size={18} stroke={2} />
          {held}
        </p>
      )}
      {market && (
        <p className="mt-3 flex items-center gap-1.5 text-small font-semibold text-good">
          <Icon name="trending-down" size={16} stroke={2} />
          {market}
        </p>
      )}
    </div>
  );
}

function Before({ wasCents, nowCents, reduced }: { wasCents: number; nowCents: number; reduced: boolean }) {
  if (reduced) return <b className="text-good">Reduced by {formatCents(wasCents - nowCents)}</b>;
  return (
    <span>
      <span className="visually-hidden">Was </span>
      <s>{formatCents(wasCents)}</s>
    </span>
  );
}
