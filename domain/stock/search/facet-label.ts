import { carTypeNames } from '@/domain/stock/card-values.ts';
import type { ListAttribute } from '@/domain/vocabulary/search-attributes.ts';

/** How values are called where they do not speak for themselves. */
const names: { readonly [A in ListAttribute]?: Readonly<Record<string, string>> } = {
  car_type: carTypeNames,
  item_type: { car: 'Cars', caravan: 'Caravans', motorcycle: 'Motorcycles', truck: 'Trucks' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Just sold' },
  certified: { true: 'Certified', false: 'Not certified' },
};

/** What a shopper reads of a facet's value: "New", "7 seats", "$20,000 to $30,000", "$100 to $150 a week"; else the value itself. */
export function facetLabel(attribute: ListAttribute, value: string): string {
  if (attribute === 'seats') return value === '1' ? '1 seat' : `${value} seats`;
  if (attribute === 'price_range') return bandLabel(value);
  if (attribute === 'weekly_price_range') return `${bandLabel(value)} a week`;
  return names[attribute]?.[value] ?? value;
}

/** `20000:30000` → "$20,000 to $30,000", `100000:` → "$100,000 or more". */
function bandLabel(band: string): string {
  const [from = '', to = ''] = band.split(':').map((text) => (text === '' ? '' : dollars(Number(text))));
  if (to === '') return `${from} or more`;
  return from === dollars(0) ? `Up to ${to}` : `${from} to ${to}`;
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;
