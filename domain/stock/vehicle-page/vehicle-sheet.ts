import { formatCents } from '@/domain/finance/money.ts';
import { weeklyText } from '@/domain/finance/repayment-claim.ts';
import { type FinanceFootnoteSite, financeFootnote } from '@/domain/finance/site-footnote.ts';
import { labelledLicence } from '@/domain/locations/dealer-licence.ts';
import { addressLine } from '@/domain/locations/directions.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import type { Phones } from '@/domain/locations/phones.ts';
import type { SiteLocation } from '@/domain/locations/site-location.ts';
import { carTypeNames, type PriceType, type StockImage } from '@/domain/stock/card-values.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import type { SnippetPlace } from '@/domain/text/text-snippet.ts';
import type { PriceDisplay } from '../price-display.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import { callNumber, isMasked } from './call-number.ts';
import { type PricingSite, priceTypes, shownPrice } from './shown-price.ts';
import { type Line, specificationLists } from './specifications.ts';
import { fullName } from './titles.ts';

/** Everything on the sheet of a vehicle, on paper and as a file (VDP-11). */
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
  /**
   * "$317 a week*, 8.50% p.a., comparison rate 9.06% p.a.*"; empty where no finance may be shown.
   */
  weekly: string;
  lines: Line[];
  features: string[];
  photo: StockImage | null;
  dealer: { name: string; place: string; address: string; phone: string; licence: string };
  footnotes: string[];
};

/** A sheet's details of the site. */
export type SheetSite = FinanceFootnoteSite &
  PricingSite & {
    name: string;
    licence: string;
    phones: Phones;
    snippets: Partial<Record<SnippetPlace, string>>;
    options: SiteOptions;
  };

type Circumstances = {
  site: SheetSite;
  location: SiteLocation | null;
  rego: string;
  /** The day of the print as text, "23 November 2026". */
  day: string;
};

/** As many lines and features as one sheet of A4 holds. */
const maxLines = 20;
const maxFeatures = 14;

/** The sheet of a vehicle. A number that the site masks is not on it (VDP-09); a weekly figure never goes without its rates and its warning. */
export function vehicleSheet(vehicle: StockVehicle, { site, location, rego, day }: Circumstances): VehicleSheet {
  const { card, availability } = vehicle;
  const forSale = availability === 'in_stock' || availability === 'coming_soon';
  const price = forSale ? shownPrice({ vehicle, site }) : null;
  const weekly = price && price.kind !== 'words' ? card.weekly : null;
  const footnote = weekly && financeFootnote(site);
  const lists = specificationLists(vehicle, { rego, first: site.options.specificationTags });
  const phone = callNumber(site.phones, card.carType);
  return {
    slug: card.slug,
    kind: forSale ? carTypeNames[card.carType] : availability === 'withdrawn' ? 'No longer available' : 'Sold',
    name: fullName(card),
    subtitle: card.series,
    stockNumber: card.stockNumber,
    price: price === null ? '' : price.kind === 'words' ? price.text : formatCents(price.priceCents),
    priceNote: noteOf(price, card.priceType),
    weekly: weekly && footnote ? weeklyText(weekly) : '',
    lines: [...lists.summary, ...lists.specifications].slice(0, maxLines),
    features: [...new Set([...vehicle.features, ...vehicle.details.standardEquipment])].slice(0, maxFeatures),
    photo: card.images[0] ?? null,
    dealer: {
      name: site.name,
      place: location && location.name !== site.name ? location.name : '',
      address: location ? addressLine(location) : '',
      phone: phone && !isMasked(site, phone) ? formatPhone(phone) : '',
      licence: labelledLicence(site.licence),
    },
    footnotes: [
      footnote ? `${footnote} Estimate on the terms of ${site.finance.provider}.` : '',
      site.snippets['price-disclaimer'] ?? '',
      `As advertised on ${day}. Price and availability may change; ask ${site.name} before you rely on them.`,
    ].filter(Boolean),
  };
}

function noteOf(price: PriceDisplay | null, priceType: PriceType): string {
  if (price?.kind === 'subscription') return 'a month, subscription';
  return price?.kind === 'price' ? priceTypes[priceType] : '';
}
