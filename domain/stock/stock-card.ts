import type { VehicleField, VehicleFields } from './vehicle-fields.ts';

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
