import type { MediaOrigin } from '@/domain/media/image-address.ts';
import { type Source, text } from './card-readers.ts';
import type { StockCard } from './stock-card.ts';
import { type FieldRow, vehicleFields } from './vehicle-fields.ts';

const readers = Object.entries<FieldRow>(vehicleFields).flatMap(([name, { card }]) =>
  card ? [{ name, keys: Object.entries(card) }] : [],
);

/** The fields of the collection that a card, or the moment at which it leaves the site, needs: nothing else is fetched. */
export const cardFields: readonly string[] = ['id', ...readers.map(({ name }) => name)];

/**
 * A card from whatever the index holds; missing or odd fields become empty ones. Null when there is nothing to link to. `origins`
 * are the media origins that the image route fetches from.
 */
export function stockCardFromDocument(document: unknown, origins: readonly MediaOrigin[]): StockCard | null {
  const source: Source = typeof document === 'object' && document !== null ? { ...document } : {};
  const id = text(source.id);
  if (!id || !text(source.slug)) return null;
  const values = readers.flatMap(({ name, keys }) =>
    keys.map(([key, read]) => [key, read(source[name], source, origins)] as const),
  );
  return Object.fromEntries([['id', id], ...values]) as StockCard;
}
