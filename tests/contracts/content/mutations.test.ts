import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, contentService } from './content-service.ts';

describe('mutations', () => {
  let service: ContentService;
  beforeAll(async () => {
    service = await contentService();
  });
  afterAll(() => service.stop());

  it('[CMS-04] createOrReplace replaces all fields and keeps the day of creation', async () => {
    const client = service.client();
    const first = await client.create({ _id: 'a', _type: 'tile', title: 'One', old: true });
    const second = await client.createOrReplace({ _id: 'a', _type: 'tile', title: 'Two' });
    expect(second).toMatchObject({ title: 'Two', _createdAt: first._createdAt });
    expect(second).not.toHaveProperty('old');
    expect(second._rev).not.toBe(first._rev);
  });

  it('[CMS-04] unset, dec and inserts at a place work on lists by key', async () => {
    const client = service.client();
    const items = ['a', 'b', 'c'].map((_key) => ({ _key, name: _key }));
    await client.create({ _id: 'list', _type: 'tile', items, gone: 1, count: 5 });
    await client
      .patch('list')
      .unset(['gone', 'items[_key=="b"]'])
      .dec({ count: 2 })
      .insert('after', 'items[_key=="a"]', [{ _key: 'n', name: 'n' }])
      .commit();
    await client.patch('list').set({ 'items[_key=="c"].name': 'C' }).commit();
    const now = await client.getDocument('list');
    expect(now).toMatchObject({ count: 3 });
    expect(now).not.toHaveProperty('gone');
    expect(now?.items.map(({ name }: { name: string }) => name)).toEqual(['a', 'n', 'C']);
  });

  it('an append makes the list that is not there yet, with keys when they are requested', async () => {
    const client = service.client();
    await client.create({ _id: 'empty', _type: 'tile' });
    await client
      .patch('empty')
      .append('links', [{ label: 'Home' }])
      .commit({ autoGenerateArrayKeys: true });
    expect((await client.getDocument('empty'))?.links).toEqual([{ _key: expect.any(String), label: 'Home' }]);
  });

  it('[CMS-04] a patch with the current revision is taken, an old one is a conflict', async () => {
    const client = service.client();
    const made = await client.create({ _id: 'rev', _type: 'tile', title: 'One' });
    await client.patch('rev').ifRevisionId(made._rev).set({ title: 'Two' }).commit();
    const late = client.patch('rev').ifRevisionId(made._rev).set({ title: 'Three' }).commit();
    await expect(late).rejects.toMatchObject({ statusCode: 409 });
  });

  it.each([
    ['_type', { set: { _type: 'other' } }],
    ['_type', { diffMatchPatch: { _type: '@@ -1,4 +1,5 @@\n tile\n+s\n' } }],
    ['_type', { unset: ['_type'] }],
    ['_id', { set: { _id: 'moved' } }],
  ])('%s is not changed by the patch %j', async (attribute, patch) => {
    const client = service.client();
    const before = await client.createIfNotExists({ _id: 'fixed', _type: 'tile' });
    await expect(client.patch('fixed', patch).commit()).rejects.toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [{ error: { type: 'cannotModifyImmutableAttributeError', attribute } }],
      },
    });
    expect(await client.getDocument('fixed')).toEqual(before);
  });

  it('[CMS-04] a document of another type does not replace one, until that is deleted', async () => {
    const client = service.client();
    const before = await client.create({ _id: 'typed', _type: 'tile', title: 'One' });
    await expect(client.createOrReplace({ _id: 'typed', _type: 'banner' })).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'cannotModifyImmutableAttributeError', attribute: '_type' } }] },
    });
    expect(await client.getDocument('typed')).toEqual(before);
    await client.delete('typed');
    await client.createOrReplace({ _id: 'typed', _type: 'banner' });
    expect(await client.getDocument('typed')).toMatchObject({ _type: 'banner' });
  });

  it('a patch may repeat id and type as they are', async () => {
    const client = service.client();
    await client.create({ _id: 'same', _type: 'tile' });
    await client.patch('same').set({ _id: 'same', _type: 'tile', title: 'One' }).commit();
    expect(await client.getDocument('same')).toMatchObject({ _type: 'tile', title: 'One' });
  });

  it('a patch of no document is refused', async () => {
    await expect(service.client().patch('nobody').set({ a: 1 }).commit()).rejects.toThrow(/not found/i);
  });

  it('a reference needs its target; a weak one does not, and does not hold its target', async () => {
    const client = service.client();
    const to = (_ref: string, _weak?: true) => ({ _type: 'reference', _ref, ...(_weak ? { _weak } : {}) });
    await expect(client.create({ _type: 'page', menu: to('nowhere') })).rejects.toMatchObject({ statusCode: 409 });
    await client.create({ _id: 'target', _type: 'menu' });
    await client.create({ _id: 'weak', _type: 'page', menu: to('target', true), other: to('nowhere', true) });
    await client.delete('target');
    expect(await client.getDocument('target')).toBeFalsy();
  });

  it('a document and what it refers to are deleted together', async () => {
    const client = service.client();
    await client.create({ _id: 'menu-2', _type: 'menu' });
    await client.create({ _id: 'page-2', _type: 'page', menu: { _type: 'reference', _ref: 'menu-2' } });
    await client.transaction().delete('menu-2').delete('page-2').commit();
    expect(await client.fetch('count(*[_id in ["menu-2", "page-2"]])')).toBe(0);
  });

  it('a query chooses what is patched or deleted', async () => {
    const client = service.client();
    for (const at of [1, 2, 3]) await client.create({ _id: `many-${at}`, _type: 'many', at });
    await client
      .patch({ query: '*[_type == "many" && at > $low]', params: { low: 1 } })
      .set({ late: true })
      .commit({ returnFirst: false, returnDocuments: true });
    expect(await client.fetch('*[_type == "many" && late]._id | order(@)')).toEqual(['many-2', 'many-3']);
    await client.delete({ query: '*[_type == "many" && late]' });
    expect(await client.fetch('*[_type == "many"]._id')).toEqual(['many-1']);
  });

  it('a trial run responds as the real one would and writes nothing', async () => {
    const client = service.client();
    await client.create({ _id: 'trial', _type: 'tile' }, { dryRun: true });
    expect(await client.getDocument('trial')).toBeFalsy();
  });

  it('[CMS-04] a transaction that is sent twice is done once, and the second is a conflict', async () => {
    const client = service.client();
    await client.create({ _id: 'twice', _type: 'tile', count: 0 });
    const send = () =>
      client
        .transaction()
        .transactionId('sent-twice')
        .patch('twice', { inc: { count: 1 } })
        .commit();
    await send();
    await expect(send()).rejects.toMatchObject({ statusCode: 409 });
    expect((await client.getDocument('twice'))?.count).toBe(1);
  });

  it('[CMS-04] many writers of one document lose no change', async () => {
    const client = service.client();
    await client.create({ _id: 'counter', _type: 'tile', count: 0 });
    await Promise.all(Array.from({ length: 40 }, () => client.patch('counter').inc({ count: 1 }).commit()));
    expect((await client.getDocument('counter'))?.count).toBe(40);
  });
});
