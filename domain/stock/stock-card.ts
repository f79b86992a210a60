import type { ImageSource } from '@/domain/media/image-address.ts';
import type { VehicleField, VehicleFields } from './vehicle-fields.ts';

export const carTypes = ['new', 'demo', 'used'] as const;
export type CarType = (typeof carTypes)[number];
export const stockStatuses = ['in_stock', 'coming_soon', 'sold'] as const;
export type StockStatus = (typeof stockStatuses)[number];
export const priceTypes = [
  'drive_away_price',
  'estimated_drive_away_price',
  'excluding_government_charges_price',
  'price_on_application',
] as const;
export type PriceType = (typeof priceTypes)[number];

/** One photo of a vehicle, where the image route finds it; absolute addresses end at the transform from the index. */
export type StockImage = ImageSource & { alt: string };

type Readers = { [F in VehicleField]: VehicleFields[F] extends { card: infer Card } ? Card : never }[VehicleField];
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Values<All> = { -readonly [Key in keyof All]: All[Key] extends (...from: never[]) => infer Value ? Value : never };

/**
 * What a result card shows of one vehicle (CARD-01), as the table of fields defines it
 * (vehicle-fields.ts). Money is integer cents; times are epoch milliseconds.
 */
export type StockCard = { id: string } & Values<Intersection<Readers>>;
