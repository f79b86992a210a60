import { describe, expect, it } from 'vitest';
import type { VehicleDocument } from './collection.ts';
import { type FeedScope, mergedStock } from './stock-changes.ts';

const now = Date.UTC(2026, 10, 21);
const document = (id: string, change: object = {}) =>
  ({
    id,
    dealership_id: 'a',
    status: 'in_stock',
    price: 30_000,
    created_at_timestamp: 1_000,
    views: 9,
    custom_rank: 5,
    ...change,
  }) as unknown as VehicleDocument;
const fed = (id: string, change: object = {}) => ({
  position: 1,
  document: document(id, { created_at_timestamp: 9_999, views: 0, custom_rank: 0, ...change }),
});
const present = [document('one'), document('two'), document('gone'), document('others', { dealership_id: 'b' })];
const whole: FeedScope = { dealershipId: 'a', sites: ['a'], whole: true, missing: 'withdrawn' };

describe('the stock after a feed', () => {
  it('[OPS-03] in a whole feed what is missing is withdrawn, and other dealerships are not touched', () => {
    const { documents, changes } = mergedStock(
      present,
      [fed('one'), fed('two', { price: 28_000 }), fed('new')],
      whole,
      now,
    );
    expect(changes).toEqual({
      added: ['new'],
      changed: [{ id: 'two', fields: ['price'] }],
      unchanged: 1,
      withdrawn: ['gone'],
      sold: [],
    });
    expect(documents.map(({ id }) => id)).toEqual(['one', 'two', 'new', 'others']);
  });

  it('[OPS-03] or it was sold today, when the sender says so; what was sold before stays sold since then', () => {
    const sold = document('old', { status: 'sold', sold_date_timestamp: 5 });
    const { documents, changes } = mergedStock(
      [...present, sold],
      [fed('one'), fed('two')],
      { ...whole, missing: 'sold' },
      now,
    );
    expect(changes.sold).toEqual(['gone']);
    const shown = new Map(documents.map((one) => [one.id, one]));
    expect(shown.get('gone')).toMatchObject({ status: 'sold', sold_date_timestamp: now / 1000 });
    expect(shown.get('old')).toMatchObject({ sold_date_timestamp: 5 });
  });

  it('[OPS-03] a partial feed leaves alone what it does not name', () => {
    const { documents, changes } = mergedStock(present, [fed('new')], { ...whole, whole: false }, now);
    expect(changes).toMatchObject({ added: ['new'], withdrawn: [], sold: [] });
    expect(documents).toHaveLength(5);
  });

  it('[OPS-03] a vehicle keeps its day of arrival, its views and its rank', () => {
    const { documents } = mergedStock(present, [fed('one', { price: 1 })], whole, now);
    expect(documents[0]).toMatchObject({ price: 1, created_at_timestamp: 1_000, views: 9, custom_rank: 5 });
  });
});
