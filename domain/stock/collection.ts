type FieldType = 'string' | 'string[]' | 'bool' | 'int32' | 'int64' | 'float';
type Field = {
  name: string;
  type: FieldType;
  facet?: boolean;
  sort?: boolean;
  optional?: boolean;
  index?: boolean;
};

/**
 * Every field of the search collection. A browser's key returns whole documents, so this list is also the list of what is public:
 * a field may be added here only if every shopper may read it (a test lists them). Names of filter attributes are SRCH-02's.
 * Fields in dollars exist because shoppers' addresses filter in dollars; `*_cents` are what is shown.
 */
export const vehicleFields = [
  { name: 'slug', type: 'string' },
  { name: 'stocknum', type: 'string' },
  { name: 'name', type: 'string' },
  { name: 'keywords', type: 'string[]' },
  { name: 'item_type', type: 'string', facet: true },
  { name: 'categories', type: 'string[]', facet: true },
  { name: 'year', type: 'int32', facet: true },
  { name: 'make', type: 'string', facet: true },
  { name: 'model', type: 'string', facet: true },
  { name: 'make_model', type: 'string', facet: true },
  { name: 'badge', type: 'string', facet: true },
  { name: 'series', type: 'string', facet: true },
  { name: 'car_type', type: 'string', facet: true },
  { name: 'status', type: 'string', facet: true },
  { name: 'reserved', type: 'bool', facet: true },
  { name: 'preorder', type: 'bool', facet: true },
  { name: 'certified', type: 'string', facet: true },
  { name: 'tag', type: 'string', facet: true },
  { name: 'km', type: 'int32', facet: true },
  { name: 'transmission', type: 'string', facet: true },
  { name: 'fuel', type: 'string', facet: true },
  { name: 'drive', type: 'string', facet: true },
  { name: 'body', type: 'string', facet: true },
  { name: 'colour', type: 'string', facet: true },
  { name: 'seats', type: 'int32', facet: true, optional: true },
  { name: 'filtered_features', type: 'string[]', facet: true },
  { name: 'price', type: 'float', facet: true },
  { name: 'price_range', type: 'string', facet: true, optional: true },
  { name: 'price_cents', type: 'int64', index: false, optional: true },
  { name: 'before_price_cents', type: 'int64', index: false, optional: true },
  { name: 'price_type', type: 'string', facet: true },
  { name: 'subscription_price', type: 'float', facet: true, optional: true },
  { name: 'weekly_price', type: 'float', facet: true, optional: true },
  { name: 'weekly_price_range', type: 'string', facet: true, optional: true },
  { name: 'weekly_cents', type: 'int64', index: false, optional: true },
  { name: 'weekly_rate', type: 'float', index: false, optional: true },
  { name: 'weekly_comparison_rate', type: 'float', index: false, optional: true },
  { name: 'weekly_term_years', type: 'float', index: false, optional: true },
  { name: 'under_market_cents', type: 'int64' },
  { name: 'location_name', type: 'string', facet: true },
  { name: 'city', type: 'string', facet: true },
  { name: 'state', type: 'string', facet: true },
  { name: 'dealership_id', type: 'string', facet: true },
  { name: 'dealership_name', type: 'string', facet: true },
  { name: 'dealership_slug', type: 'string', facet: true },
  { name: 'sites', type: 'string[]', facet: true },
  { name: 'images', type: 'string[]', index: false, optional: true },
  { name: 'photos_count', type: 'int32', facet: true },
  { name: 'has_spin', type: 'bool', facet: true },
  { name: 'has_report', type: 'bool', index: false, optional: true },
  { name: 'views', type: 'int32' },
  { name: 'created_at_timestamp', type: 'int64', facet: true },
  { name: 'updated_at_timestamp', type: 'int64', index: false, optional: true },
  { name: 'sold_date_timestamp', type: 'int64', optional: true },
  { name: 'withdrawn_at_timestamp', type: 'int64', optional: true },
  { name: 'custom_rank', type: 'int32' },
  { name: 'details', type: 'string', index: false, optional: true },
] as const satisfies readonly Field[];

type IndexField = (typeof vehicleFields)[number];
type Values = { string: string; 'string[]': string[]; bool: boolean; int32: number; int64: number; float: number };
type Optional = Extract<IndexField, { optional: true }>;
type Required = Exclude<IndexField, Optional>;

/** One vehicle as the search collection holds it. */
export type VehicleDocument = { id: string } & { [F in Required as F['name']]: Values[F['type']] } & {
  [F in Optional as F['name']]?: Values[F['type']];
};

/** Characters that part words: "cx 5" finds a CX-5. Spellings in one word are found by `keywords`. */
const separators = ['-', '/'];

/** The collection's schema in Typesense's words; `synonyms` names the set that its searches use, if any. */
export function vehicleCollection(name: string, synonyms?: string) {
  const fields: Field[] = vehicleFields.map((field) => ({ ...field }));
  return {
    name,
    fields,
    default_sorting_field: 'custom_rank',
    token_separators: separators,
    ...(synonyms === undefined ? {} : { synonym_sets: [synonyms] }),
  };
}
