import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, contentService } from './content-service.ts';

describe('documents through the official client', () => {
  let service: ContentService;
  beforeAll(async () => {
    service = await contentService();
  });
  afterAll(() => service.stop());

  it('[CMS-04] creates, patches, reads and deletes', async () => {
    const client = service.client();
    await client.create({ _id: 'tile-1', _type: 'promoTile', title: 'Stocktake', tags: ['a'] });
    await client
      .patch('tile-1')
      .set({ title: 'Stocktake week' })
      .setIfMissing({ count: 1 })
      .inc({ count: 2 })
      .append('tags', ['b'])
      .commit();
    expect(await client.getDocument('tile-1')).toMatchObject({ title: 'Stocktake week', count: 3, tags: ['a', 'b'] });
    await expect(client.create({ _id: 'tile-1', _type: 'promoTile' })).rejects.toThrow(/exists/i);
    await client.createIfNotExists({ _id: 'tile-1', _type: 'promoTile', title: 'Other' });
    expect(await client.fetch('*[_id == $id][0].title', { id: 'tile-1' })).toBe('Stocktake week');
    await client.delete('tile-1');
    expect(await client.getDocument('tile-1')).toBeFalsy();
  });

  it('[CMS-04] a patch of an old revision is refused and changes nothing', async () => {
    const client = service.client();
    const first = await client.create({ _id: 'tile-2', _type: 'promoTile', title: 'One' });
    await client.patch('tile-2').set({ title: 'Two' }).commit();
    await expect(client.patch('tile-2').ifRevisionId(first._rev).set({ title: 'Three' }).commit()).rejects.toThrow();
    expect((await client.getDocument('tile-2'))?.title).toBe('Two');
  });

  it('a transaction is done whole or not at all', async () => {
    const client = service.client();
    await client.create({ _id: 'tile-3', _type: 'promoTile', title: 'Stays' });
    const both = client
      .transaction()
      .patch('tile-3', { set: { title: 'Changed' } })
      .create({ _id: 'tile-3', _type: 'promoTile' });
    await expect(both.commit()).rejects.toThrow();
    expect((await client.getDocument('tile-3'))?.title).toBe('Stays');
  });

  it('a document that others refer to strongly is not deleted', async () => {
    const client = service.client();
    await client.create({ _id: 'menu-1', _type: 'menu' });
    await client.create({ _id: 'page-1', _type: 'page', menu: { _type: 'reference', _ref: 'menu-1' } });
    await expect(client.delete('menu-1')).rejects.toThrow(/reference/i);
  });

  it('[CMS-01] drafts are seen in their perspective, and publishing makes them what shoppers read', async () => {
    const client = service.client();
    await client.create({ _id: 'tile-4', _type: 'promoTile', title: 'Published' });
    const draftId = 'drafts.tile-4';
    await client.action({
      actionType: 'sanity.action.document.edit',
      publishedId: 'tile-4',
      draftId,
      patch: { set: { title: 'Draft' } },
    });
    const title = (perspective: 'published' | 'drafts') =>
      client.fetch('*[_id == "tile-4"][0].title', {}, { perspective });
    expect(await title('published')).toBe('Published');
    expect(await title('drafts')).toBe('Draft');
    expect(await client.fetch('count(*[_id in ["tile-4", "drafts.tile-4"]])', {}, { perspective: 'raw' })).toBe(2);
    await client.action({ actionType: 'sanity.action.document.publish', publishedId: 'tile-4', draftId });
    expect(await title('published')).toBe('Draft');
    expect(await client.fetch('count(*[_id == "drafts.tile-4"])', {}, { perspective: 'raw' })).toBe(0);
  });

  it('queries follow references, sort, slice and take parameters', async () => {
    const client = service.client();
    await client.create({ _id: 'site-a', _type: 'site', name: 'A' });
    for (const [at, title] of ['c', 'a', 'b'].entries()) {
      await client.create({ _id: `page-x${at}`, _type: 'xpage', title, site: { _type: 'reference', _ref: 'site-a' } });
    }
    const query = '*[_type == "xpage" && site._ref == $site] | order(title asc)[0...2]{title, "site": site->name}';
    expect(await client.fetch(query, { site: 'site-a' })).toEqual([
      { title: 'a', site: 'A' },
      { title: 'b', site: 'A' },
    ]);
  });

  it('a query that cannot be read is refused with a message, and the service goes on', async () => {
    await expect(service.client().fetch('*[_type == ')).rejects.toThrow(/expected|parse|syntax|unexpected/i);
    expect(await service.client().fetch('1 + 1')).toBe(2);
  });

  it('a listener receives a mutation', async () => {
    const client = service.client();
    const heard = new Promise<unknown>((resolve, reject) => {
      const subscription = client.listen('*[_type == "heard"]', {}, { events: ['welcome', 'mutation'] }).subscribe({
        next: (event) => {
          if (event.type === 'welcome') void client.create({ _id: 'heard-1', _type: 'heard' });
          if (event.type === 'mutation') {
            subscription.unsubscribe();
            resolve(event.documentId);
          }
        },
        error: reject,
      });
    });
    expect(await heard).toBe('heard-1');
  });

  it('the history shows what a document was before', async () => {
    const client = service.client();
    const first = await client.create({ _id: 'tile-5', _type: 'promoTile', title: 'Before' });
    await client.patch('tile-5').set({ title: 'After' }).commit();
    const path = `/data/history/${client.config().dataset}/documents/tile-5?revision=${first._rev}`;
    const past = await client.request<{ documents: { title: string }[] }>({ url: path });
    expect(past.documents[0]?.title).toBe('Before');
  });
});
