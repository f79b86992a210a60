import { describe, expect, it, vi } from 'vitest';
import { silentServices } from '@/blocks/block.fixture.ts';
import type { BlockContext, BlockDefinition } from '@/blocks/block.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { prepareBlock } from './prepare-block.ts';

const who = {
  id: 'site',
  slug: 'southbank-ford',
  name: 'Southbank Ford',
  siteNumber: 1,
  template: '',
  manufacturer: '',
};
const context: BlockContext = {
  site: resolveSite(who, []),
  page: { path: '/', carTypes: [] },
  now: 0,
  until: () => undefined,
  draft: false,
  stock: { search: () => Promise.reject(new Error('not asked in this test')) } as unknown as BlockContext['stock'],
  query: {},
  services: silentServices,
  edit: () => ({}),
};
const view = () => null;
const definition = (over: Partial<BlockDefinition> = {}): BlockDefinition => ({
  type: 'offer',
  view,
  check: () => null,
  ...over,
});

/** The prepared block, and whether its page may be stored. */
async function prepared(over: Partial<BlockDefinition>, content = { _key: 'k', _type: 'offer' }) {
  const record = newRenderRecord(0);
  const definitions = new Map([['offer', definition(over)]]);
  return {
    block: await recordRender(record, () => prepareBlock(content, context, definitions)),
    failed: record.failed,
  };
}

describe('prepareBlock', () => {
  it('shows a block with what its load returned', async () => {
    const { block, failed } = await prepared({ load: async () => ({ cars: 3 }) });
    expect(block).toMatchObject({ kind: 'shown', data: { cars: 3 }, view });
    expect(failed).toBe(false);
  });

  it('shows a block that loads nothing', async () => {
    expect((await prepared({})).block).toMatchObject({ kind: 'shown', data: undefined });
  });

  it('[BLK-09] refuses a block that fails its check, without requesting its data', async () => {
    const load = vi.fn(async () => 0);
    const { block, failed } = await prepared({ check: () => 'Write a heading.', load });
    expect(block).toMatchObject({ kind: 'refused', complaint: 'Write a heading.' });
    expect([load.mock.calls.length, failed]).toEqual([0, false]);
  });

  it('[PLUS-08] withholds a block whose texts claim together what they may not, and shows staff why', async () => {
    const content = { _key: 'k', _type: 'hero', heading: 'Ranger from', priceNote: 'per week', price: '$99' };
    const listed = new Map([['hero', definition()]]);
    const record = newRenderRecord(0);
    const block = await recordRender(record, () => prepareBlock(content, context, listed));
    expect(block).toMatchObject({ kind: 'refused', complaint: expect.stringMatching(/repayment/) });
    const fine = { ...content, priceNote: 'off the roof racks' };
    expect(await recordRender(record, () => prepareBlock(fine, context, listed))).toMatchObject({ kind: 'shown' });
  });

  it('[BLK-09] refuses a block of a type that does not exist', async () => {
    const { block } = await prepared({}, { _key: 'k', _type: 'hologram' });
    expect(block).toMatchObject({ kind: 'refused', complaint: expect.stringContaining('hologram') });
  });

  it('[BLK-09] refuses a block whose content breaks its own check', async () => {
    const check = () => {
      throw new TypeError('items is null');
    };
    expect((await prepared({ check })).block).toMatchObject({
      kind: 'refused',
      complaint: expect.stringContaining('items is null'),
    });
  });

  it('[BLK-09] replaces a block whose data is away, and keeps the page out of the cache', async () => {
    const unavailable = () => null;
    const load = () => Promise.reject(new Error('search is away'));
    const { block, failed } = await prepared({ load, unavailable });
    expect(block).toMatchObject({ kind: 'unavailable', view: unavailable });
    expect(failed).toBe(true);
    expect((await prepared({ load })).block).toMatchObject({ kind: 'unavailable', view: null });
  });

  it('[BLK-09] takes a load that throws at once like one that rejects', async () => {
    const load = () => {
      throw new Error('broken');
    };
    expect((await prepared({ load })).block.kind).toBe('unavailable');
  });
});
