import type { RouteKind } from '@/domain/routes/table.ts';
import type { AscValues } from './asc-parameters.ts';

/** Kinds of page, by ASC's list. */
export const pageTypes = [
  'home',
  'item',
  'itemlist',
  'compare',
  'finance',
  'service',
  'parts',
  'trade',
  'contact',
  'directions',
  'showroom',
  'specials',
  'blog',
  'blog_list',
  'thank_you',
  'custom',
  'unknown',
] as const;
export type PageType = (typeof pageTypes)[number];

const byRoute: Partial<Record<RouteKind, PageType>> = {
  search: 'itemlist',
  usedCar: 'itemlist',
  cars: 'itemlist',
  compare: 'compare',
  vehicle: 'item',
  print: 'item',
  finance: 'finance',
  financeEnquiry: 'finance',
  applyForFinance: 'finance',
  fordFinance: 'finance',
  personalisedFinance: 'finance',
  service: 'service',
  fordService: 'service',
  parts: 'parts',
  partsSearch: 'parts',
  tradeIn: 'trade',
  tradeInForCar: 'trade',
  sellYourCar: 'trade',
  sellMyCar: 'trade',
  contact: 'contact',
  contactShort: 'contact',
  contactPlace: 'contact',
  bookTestDrive: 'contact',
  locations: 'directions',
  location: 'directions',
  ourLocation: 'directions',
  dealerships: 'directions',
  dealerLocator: 'directions',
  models: 'showroom',
  modelSearch: 'showroom',
  model: 'showroom',
  offers: 'specials',
  offer: 'specials',
  blog: 'blog_list',
  post: 'blog',
  success: 'thank_you',
};

/** What ASC calls a page: by its route, else the home page or one that staff composed. */
export const pageTypeOf = (route: RouteKind | 'composed', path: string): PageType =>
  path === '/' ? 'home' : route === 'composed' ? 'custom' : (byRoute[route] ?? 'unknown');

/** A vehicle as events name it; it is in the page's HTML, so what is here is public. */
export type EventVehicle = {
  slug: string;
  vin: string;
  stockNumber: string;
  carType: 'new' | 'demo' | 'used';
  certified: boolean;
  year: number;
  make: string;
  model: string;
  variant: string;
  colour: string;
  body: string;
  /** Whole dollars; 0 where the page shows none. */
  price: number;
};

/** A demonstrator is sold as used here: it has been driven. */
export const conditionOf = ({ carType, certified }: Pick<EventVehicle, 'carType' | 'certified'>): string =>
  carType === 'new' ? 'new' : certified ? 'cpo' : 'used';

/** ASC's parameters of a vehicle. */
export function vehicleParameters(vehicle: EventVehicle | null): AscValues {
  if (!vehicle) return {};
  return {
    item_id: vehicle.vin,
    item_number: vehicle.stockNumber,
    item_condition: conditionOf(vehicle),
    item_year: vehicle.year > 0 ? String(vehicle.year) : '',
    item_make: vehicle.make,
    item_model: vehicle.model,
    item_price: vehicle.price > 0 ? String(Math.round(vehicle.price)) : '',
    item_variant: vehicle.variant,
    item_color: vehicle.colour,
    item_type: vehicle.body,
  };
}
