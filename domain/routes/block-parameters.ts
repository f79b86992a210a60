/**
 * The query parameters that blocks of staff's pages may read (`context.query`), in one list: a page of blocks is cached once for each of
 * their values, and whatever is not listed never reaches it.
 */
export const blockParameters = [
  'page',
  'postcode',
  'car_id',
  'car_type',
  'vin',
  'vehiclePriceBudget',
  'deposit',
  'final_payment',
  'term',
  'rate',
  'frequency',
  'preferredDealership',
  'offer',
  'model',
  'make',
  'body',
  'location',
  'type',
] as const;
export type BlockParameter = (typeof blockParameters)[number];
