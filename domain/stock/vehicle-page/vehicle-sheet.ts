import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import { financeFootnote } from '@/domain/finance/site-footnote.ts';
import { addressLine } from '@/domain/locations/directions.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import type { ResolvedSite, SiteLocation } from '@/domain/site/resolved-site.ts';
import { priceDisplay } from '../price-display.ts';
import type { StockImage } from '../stock-card.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import { callNumber, isMasked } from './call-number.ts';
import { type Line, specificationLists } from './specifications.ts';
import { fullName } from './titles.ts';

/** Everything that the sheet of a vehicle says, on paper and as a file (VDP-11). */
export type VehicleSheet = {
  slug: string;
  /** "Used", or what the vehicle is now: "Sold", "No longer available". */
  kind: string;
  /** With its badge. */
  name: string;
  /** Its series. */
  subtitle: string;
  stockNumber: string;
  price: string;
  priceNote: string;
  /** "$317 a week*, 8.50% p.a., comparison rate 9.06% p.a.*"; empty where nothing about finance may be said. */
  weekly: string;
  lines: Line[];
  features: string[];
  photo: StockImage | null;
  dealer: { name: string; place: string; address: string; phone: string; licence: string };
  footnotes: string[];
};

type Circumstances = {
  site: ResolvedSite;
  location: SiteLocation | null;
  rego: string;
  /** The day of the print in words, "23 November 2026". */
  day: string;
};

/** As many lines and features as one sheet of A4 holds. */
const mostLines = 20;
const mostFeatures = 14;

const priceNotes = {
  drive_away_price: 'Drive away, no more to pay',
  estimated_drive_away_price: 'Estimated drive away price',
  excluding_government_charges_price: 'Excluding government charges',
  price_on_application: '',
} as const;

const kinds = { new: 'New', demo: 'Demo', used: 'Used' } as const;

/** The sheet of a vehicle. A number that the site masks is not on it (VDP-09); a weekly figure never goes without its rates and its warning. */
export function vehicleSheet(vehicle: StockVehicle, { site, location, rego, day }: Circumstances): VehicleSheet {
  const { card, availability } = vehicle;
  const forSale = availability === 'in_stock' || availability === 'coming_soon';
  const price = forSale ? priceDisplay(card, { noPrice: site.texts.noPrice }) : null;
  const weekly = price?.kind === 'price' && card.weekly ? card.weekly : null;
  const footnote = weekly && financeFootnote(site);
  const lists = specificationLists(vehicle, { rego, first: site.options.specificationTags });
  const phone = callNumber(site.phones, card.carType);
  return {
    slug: card.slug,
    kind: forSale ? kinds[card.carType] : availability === 'withdrawn' ? 'No longer available' : 'Sold',
    name: fullName(card),
    subtitle: card.series,
    stockNumber: card.stockNumber,
    price: price?.kind === 'price' ? formatCents(price.priceCents) : (price?.kind === 'words' && price.text) || '',
    priceNote: price?.kind === 'price' ? priceNotes[card.priceType] : '',
    weekly:
      weekly && footnote
        ? `${formatCents(weekly.repaymentCents)} a week*, ${formatPercent(weekly.ratePercent)} p.a., comparison rate ${formatPercent(weekly.comparisonRatePercent)} p.a.*`
        : '',
    lines: [...lists.summary, ...lists.specifications].slice(0, mostLines),
    features: [...new Set([...vehicle.features, ...vehicle.details.standardEquipment])].slice(0, mostFeatures),
    photo: card.images[0] ?? null,
    dealer: {
      name: site.name,
      place: location && location.name !== site.name ? location.name : '',
      address: location ? addressLine(location) : '',
      phone: phone && !isMasked(site, phone) ? formatPhone(phone) : '',
      licence: site.licence,
    },
    footnotes: [
      footnote ?? '',
      site.snippets['price-disclaimer'] ?? '',
      `As advertised on ${day}. Price and availability may change; ask ${site.name} before you rely on them.`,
    ].filter(Boolean),
  };
}
