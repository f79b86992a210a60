import { keyFields, type VehicleDocument } from './collection.ts';
import { filterKey, type KeyedField, keyedFields, keyField, pictureKey } from './search/filter-key.ts';
import { readDetails } from './vehicle-details.ts';

/** A document with the keys of its values (`filter-key.ts`), as it is written into the collection. */
export function withKeys(document: VehicleDocument): Record<string, unknown> {
  const keyOf = (field: KeyedField) => {
    const value = document[field];
    return typeof value === 'string' ? filterKey(field, value) : value.map((one) => filterKey(field, one));
  };
  const keys = Object.fromEntries(keyedFields.map((field) => [keyField(field), keyOf(field)]));
  return { ...document, ...keys, picture_keys: pictureKeys(document) };
}

/** A document of the collection without its keys. */
export function withoutKeys(document: Record<string, unknown>): VehicleDocument {
  const keys: ReadonlySet<string> = new Set(keyFields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(document).filter(([name]) => !keys.has(name))) as VehicleDocument;
}

function pictureKeys({ images = [], details }: VehicleDocument): string[] {
  const { spinImageUrls = [], spinInteriorImageUrl = '' } = details === undefined ? {} : readDetails(details);
  const all = [...images, ...spinImageUrls, spinInteriorImageUrl].filter((address) => URL.canParse(address));
  return all.flatMap((address) => (new URL(address).search === '' ? [] : pictureKey(new URL(address).href)));
}
