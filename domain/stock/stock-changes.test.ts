import { describe, expect, it } from 'vitest';
import type { VehicleDocument } from './collection.ts';
import { type FeedScope, mergedStock } from './stock-changes.ts';

const now = Date.UTC(2026, 10, 21);
const document = (id: string, change: object = {}) =>
  ({
    id,
    slug: id,
    dealership_id: 'a',
    dealership_slug: 'a-dealer',
    status: 'in_stock',
    reserved: false,
    price: 30_000,
    created_at_timestamp: 1_000,
    views: 9,
    custom_rank: 5,
    ...change,
  }) as unknown as VehicleDocument;
const fed = (id: string, change: object = {}, ranked = false) => ({
  position: 1,
  ranked,
  document: document(id, { created_at_timestamp: 9_999, views: 0, custom_rank: 0, ...change }),
});
const present = [document('one'), document('two'), document('gone'), document('others', { dealership_id: 'b' })];
const whole: FeedScope = { dealershipIds: ['a'], sites: ['a'], whole: true, missing: 'withdrawn' };

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
    expect(documents.map(({ id }) => id)).toEqual(['one', 'two', 'new', 'gone', 'others']);
  });

  it('[OPS-03] or it was sold today, when the sender reports that; what was sold before stays sold since then', () => {
    const lately = now / 1000 - 86_400;
    const sold = document('old', { status: 'sold', sold_date_timestamp: lately });
    const { documents, changes } = mergedStock(
      [...present, sold],
      [fed('one'), fed('two')],
      { ...whole, missing: 'sold' },
      now,
    );
    expect(changes.sold).toEqual(['gone']);
    const shown = new Map(documents.map((one) => [one.id, one]));
    expect(shown.get('gone')).toMatchObject({ status: 'sold', sold_date_timestamp: now / 1000 });
    expect(shown.get('old')).toMatchObject({ sold_date_timestamp: lately });
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

  it('[SRCH-04] [OPS-03] a rank that the feed gives replaces the one before', () => {
    const { documents, changes } = mergedStock(present, [fed('one', { custom_rank: 900 }, true)], whole, now);
    expect(documents[0]?.custom_rank).toBe(900);
    expect(changes.changed).toEqual([{ id: 'one', fields: ['custom_rank'] }]);
  });

  it('[OPS-03] a vehicle whose row could not be taken has not left: it stays as it is', () => {
    const { documents, changes } = mergedStock(present, [fed('one')], { ...whole, unread: ['gone'] }, now);
    expect(changes.withdrawn).toEqual(['two']);
    expect(documents.find(({ id }) => id === 'gone')).toEqual(document('gone'));
  });

  it('[VDP-20] a vehicle that was withdrawn keeps its page for 90 days and offers nothing more', () => {
    const offered = document('gone', { weekly_cents: 100_00, weekly_rate: 9, reserved: true });
    const { documents } = mergedStock([offered], [], whole, now);
    expect(documents).toEqual([{ ...document('gone'), status: 'withdrawn', withdrawn_at_timestamp: now / 1000 }]);
    const day = 86_400_000;
    expect(mergedStock(documents, [], whole, now + 89 * day).documents).toEqual(documents);
    expect(mergedStock(documents, [], whole, now + 91 * day)).toMatchObject({
      documents: [],
      changes: { withdrawn: [] },
    });
  });

  it('[OPS-03] what was withdrawn and is fed again is added again', () => {
    const { documents: without } = mergedStock(present, [], whole, now);
    const { documents, changes } = mergedStock(without, [fed('gone')], whole, now);
    expect(changes).toMatchObject({ added: ['gone'], changed: [] });
    expect(documents[0]).toMatchObject({ id: 'gone', status: 'in_stock', created_at_timestamp: 1_000 });
    expect(documents[0]).not.toHaveProperty('withdrawn_at_timestamp');
  });

  it('[OPS-03] a vehicle keeps its address and its reservation, which ends with a sale', () => {
    const held = { reserved: true, reserved_until_timestamp: 9_000 };
    const old = [document('one', { slug: 'first-address', ...held }), document('two', held)];
    const fresh = [
      fed('one', { slug: 'second-address', price: 2 }),
      fed('two', { status: 'sold', sold_date_timestamp: 9 }),
    ];
    const [one, two] = mergedStock(old, fresh, whole, now).documents;
    expect(one).toMatchObject({ slug: 'first-address', ...held, price: 2 });
    expect(two).toMatchObject({ reserved: false, sold_date_timestamp: 9 });
    expect(two).not.toHaveProperty('reserved_until_timestamp');
  });

  it('[OPS-03] what the feed itself reserved is free once the feed frees it', () => {
    const old = [document('one', { reserved: true })];
    const of = (reserved: boolean) => mergedStock(old, [fed('one', { reserved })], whole, now).documents[0]?.reserved;
    expect([of(true), of(false)]).toEqual([true, false]);
  });

  it('[OPS-03] two dealerships never share an address: the vehicle that was there first keeps it', () => {
    const others = document('others', { dealership_id: 'b', dealership_slug: 'b-dealer', slug: 'same' });
    const slugs = mergedStock([others], [fed('one', { slug: 'same' })], whole, now).documents.map(({ slug }) => slug);
    expect(slugs).toEqual(['same-a-dealer', 'same']);
    const both = [fed('one', { slug: 'same' }), fed('two', { slug: 'same', dealership_slug: 'b-dealer' })];
    expect(mergedStock([], both, whole, now).documents.map(({ slug }) => slug)).toEqual(['same', 'same-b-dealer']);
  });

  it('[OPS-03] names what differs, of the details too, and leaves alone what does not', () => {
    const details = (doors: number, gears = 6) => JSON.stringify({ doors, gears });
    const old = [document('one', { details: details(4), updated_at_timestamp: 1 })];
    const again = (change: object) =>
      mergedStock(old, [fed('one', { details: details(4), updated_at_timestamp: 2, ...change })], whole, now);
    expect(again({}).changes.unchanged).toBe(1);
    expect(again({}).documents).toEqual(old);
    expect(again({ details: details(5), price: 9 }).changes.changed).toEqual([
      { id: 'one', fields: ['doors', 'price'] },
    ]);
  });
});
