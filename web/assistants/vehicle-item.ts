import { formatCents } from '@/domain/finance/money.ts';
import { weeklyText } from '@/domain/finance/repayment-claim.ts';
import { financeFootnote } from '@/domain/finance/site-footnote.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import type { SiteStock } from '@/domain/site/site-parts.ts';
import { weeklyOf } from '@/domain/stock/compare/compared-car.ts';
import { type PriceDisplay, priceDisplay } from '@/domain/stock/price-display.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { priceTypes, shownPrice } from '@/domain/stock/vehicle-page/shown-price.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { aud } from './money.ts';

const states = { in_stock: 'available', coming_soon: 'in_transit', sold: 'sold' } as const;

/** A vehicle in a list: what its result card shows. Figures about finance come with their terms, never here. */
export function vehicleItem(card: StockCard, { site, origin }: { site: Pick<SiteStock, 'texts'>; origin: string }) {
  return {
    ...factsOf(card, origin),
    ...priceOf(priceDisplay(card, { noPrice: site.texts.noPrice }), card),
  };
}

/** The same as the vehicle's own page has it, with its weekly estimate where it may be shown. */
export function vehicleHead(car: ComparedCar, origin: string) {
  const { vehicle, site, pageState } = car;
  const facts = { ...factsOf(vehicle.card, origin), vin: vehicle.details.vin || null };
  if (pageState !== 'for-sale') return { ...facts, status: 'sold', price: null, price_text: '' };
  const weekly = weeklyOf(car);
  const warning = weekly && financeFootnote(site);
  return {
    ...facts,
    ...priceOf(shownPrice({ vehicle, site }), vehicle.card),
    weekly_estimate:
      weekly && warning
        ? {
            repayment: aud(weekly.repaymentCents),
            frequency: weekly.frequency,
            rate_percent: weekly.ratePercent,
            comparison_rate_percent: weekly.comparisonRatePercent,
            term_years: weekly.termYears,
            lender: site.finance.provider,
            text: weeklyText(weekly),
            warning,
          }
        : null,
  };
}

function factsOf(card: StockCard, origin: string) {
  return {
    id: card.slug,
    type: 'vehicle',
    name: fullName(card),
    url: origin + vehiclePath(card.slug),
    stock_number: card.stockNumber,
    condition: card.carType,
    year: card.year,
    make: card.make,
    model: card.model,
    trim: card.badge,
    series: card.series,
    body: card.body,
    fuel: card.fuel,
    transmission: card.transmission,
    drive: card.drive,
    mileage: card.odometerKm > 0 ? { value: card.odometerKm, unit: 'km' } : null,
    status: card.reserved && card.status !== 'sold' ? 'reserved' : states[card.status],
    location: [...new Set([card.locationName, card.city, card.state.toUpperCase()])].filter(Boolean).join(', '),
  };
}

/** A price is never without what it holds. */
function priceOf(price: PriceDisplay, { priceType }: StockCard) {
  if (price.kind === 'words') return { price: null, price_text: price.text };
  const amount = formatCents(price.priceCents);
  if (price.kind === 'subscription')
    return { price: aud(price.priceCents), price_text: `${amount} a month, subscription` };
  return {
    price: aud(price.priceCents),
    price_type: priceType,
    price_text: [amount, priceTypes[priceType]].filter(Boolean).join('. '),
    was_price: price.wasCents === null ? null : aud(price.wasCents),
  };
}
