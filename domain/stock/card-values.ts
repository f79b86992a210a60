import type { ImageSource } from '@/domain/media/image-address.ts';

export const carTypes = ['new', 'demo', 'used'] as const;

export type CarType = (typeof carTypes)[number];

/** As shoppers read them on cards, in facets and in tables. */
export const carTypeNames: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demo', used: 'Used' };
/** In full, for staff and on papers. */
export const carTypeTitles: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demonstrator', used: 'Used' };

export const stockStatuses = ['in_stock', 'coming_soon', 'sold'] as const;

export const priceTypes = [
  'drive_away_price',
  'estimated_drive_away_price',
  'excluding_government_charges_price',
  'price_on_application',
] as const;

export type PriceType = (typeof priceTypes)[number];

/** One photo of a vehicle, where the image route finds it; absolute addresses end at the transform from the index. */
export type StockImage = ImageSource & { alt: string };
