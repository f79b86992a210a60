import type { WeeklyClaim } from '@/domain/finance/repayment-claim.ts';
import type { ImageSource } from '@/domain/site/image-address.ts';

export const carTypes = ['new', 'demo', 'used'] as const;
export type CarType = (typeof carTypes)[number];
export type StockStatus = 'in_stock' | 'coming_soon' | 'sold';
export type PriceType =
  | 'drive_away_price'
  | 'estimated_drive_away_price'
  | 'excluding_government_charges_price'
  | 'price_on_application';

/** One photo of a vehicle, where the image route finds it; absolute addresses end at the transform from the index. */
export type StockImage = ImageSource & { alt: string };

/** What a result card shows of one vehicle (CARD-01). Money is integer cents; times are epoch milliseconds. */
export type StockCard = {
  id: string;
  slug: string;
  stockNumber: string;
  /** "2024 Ford Everest" */
  name: string;
  year: number;
  make: string;
  model: string;
  badge: string;
  series: string;
  carType: CarType;
  status: StockStatus;
  reserved: boolean;
  preorder: boolean;
  certified: boolean;
  /** Free text of the dealer, e.g. "Demo" or "Test Drive Only"; empty when none. */
  tag: string;
  odometerKm: number;
  transmission: string;
  fuel: string;
  drive: string;
  body: string;
  /** 0 when there is no price. */
  priceCents: number;
  beforePriceCents: number;
  priceType: PriceType;
  /** The id of the dealership that sells it. */
  dealershipId: string;
  locationName: string;
  city: string;
  state: string;
  images: StockImage[];
  hasSpin: boolean;
  /** Its page links to the file of its history report. */
  hasReport: boolean;
  views: number;
  createdAtMs: number;
  /** 0 when the market is unknown; otherwise how far the price is under the state average. */
  underMarketCents: number;
  /** Absent when the vehicle is not eligible for an estimate: then nothing about finance may be shown. */
  weekly: WeeklyClaim | null;
};
