import { keyedFields, keyedLists, keyField } from './search/filter-key.ts';
import {
  type FieldRow,
  type FieldValues,
  type VehicleField,
  type VehicleFields,
  vehicleFields,
} from './vehicle-fields.ts';

type Field = { name: string; type: keyof FieldValues; facet?: boolean; optional?: boolean; index?: boolean };

type ValueOf<Name extends VehicleField> = FieldValues[VehicleFields[Name]['type']];
type OptionalField = { [N in VehicleField]: VehicleFields[N] extends { optional: true } ? N : never }[VehicleField];

/** One vehicle as the search collection holds it. */
export type VehicleDocument = { id: string } & { [N in Exclude<VehicleField, OptionalField>]: ValueOf<N> } & {
  [N in OptionalField]?: ValueOf<N>;
};

/** The fields as the index declares them. */
const indexFields: Field[] = Object.entries<FieldRow>(vehicleFields).map(
  ([name, { write: _write, card: _card, ...field }]) => ({ name, ...field }),
);

/**
 * Characters that separate words: "cx 5" finds a CX-5. Spellings in one word are found by
 * `keywords`.
 */
const separators = ['-', '/'];

/** Filters compare these; nothing else reads them. */
export const keyFields: readonly Field[] = [
  ...keyedFields.map((field) => ({
    name: keyField(field),
    type: keyedLists.has(field) ? ('string[]' as const) : ('string' as const),
    facet: true,
    optional: true,
  })),
  // Of pictures whose addresses have a query: the image route fetches these and no others.
  { name: 'picture_keys', type: 'string[]', optional: true },
];

/**
 * The collection's schema in Typesense's terms; `synonyms` names the set that its searches use, if
 * any.
 */
export function vehicleCollection(name: string, synonyms?: string) {
  const fields = [...indexFields, ...keyFields];
  return {
    name,
    fields,
    default_sorting_field: 'custom_rank',
    token_separators: separators,
    ...(synonyms === undefined ? {} : { synonym_sets: [synonyms] }),
  };
}
