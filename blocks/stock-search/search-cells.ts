import type { FacetField } from '@/domain/stock/stock-search.ts';

type SearchCellName = 'condition' | 'make' | 'model' | 'body' | 'fuel' | 'price' | 'location';

/** A select of the search bar: its name, its attribute, and its text while nothing is chosen. */
export type SearchCell = { value: SearchCellName; title: string; field: FacetField | 'price'; any: string };

export const searchCells: readonly SearchCell[] = [
  { value: 'condition', title: 'Condition', field: 'car_type', any: 'New, demo, used' },
  { value: 'make', title: 'Make', field: 'make', any: 'Any make' },
  { value: 'model', title: 'Model', field: 'model', any: 'Any model' },
  { value: 'body', title: 'Body', field: 'body', any: 'Any body' },
  { value: 'fuel', title: 'Fuel', field: 'fuel', any: 'Any fuel' },
  { value: 'price', title: 'Price', field: 'price', any: 'Up to any price' },
  { value: 'location', title: 'Location', field: 'location_name', any: 'All locations' },
];

/** The default selects: a manufacturer's dealer searches by model, all others by make. */
export const usualCells = (manufacturer: string): readonly SearchCellName[] => [
  'condition',
  manufacturer ? 'model' : 'make',
  'body',
  'price',
  'location',
];
