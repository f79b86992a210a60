import type { Action } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, contentService } from './content-service.ts';

describe('[CMS-01] what the studio’s buttons do', () => {
  let service: ContentService;
  beforeAll(async () => {
    service = await contentService();
  });
  afterAll(() => service.stop());

  const act = (action: Action) => service.client().action(action);
  /** Titles of the published document and of its draft; null: there is none. */
  const titles = async (id: string) => {
    const query = '{"published": *[_id == $id][0].title, "draft": *[_id == "drafts." + $id][0].title}';
    return service.client().fetch(query, { id }, { perspective: 'raw' });
  };
  const edit = (id: string, title: string) =>
    act({
      actionType: 'sanity.action.document.edit',
      publishedId: id,
      draftId: `drafts.${id}`,
      patch: { set: { title } },
    });

  it('[CMS-01] the first edit makes the draft and leaves what shoppers read', async () => {
    await service.client().create({ _id: 'a', _type: 'tile', title: 'Live' });
    await edit('a', 'Draft');
    expect(await titles('a')).toEqual({ published: 'Live', draft: 'Draft' });
  });

  it('[CMS-01] discarding throws the draft away', async () => {
    await service.client().create({ _id: 'b', _type: 'tile', title: 'Live' });
    await edit('b', 'Draft');
    await act({
      actionType: 'sanity.action.document.version.discard',
      versionId: 'drafts.b',
    });
    expect(await titles('b')).toEqual({ published: 'Live', draft: null });
  });

  it('[CMS-01] unpublishing takes the document from shoppers and keeps it as a draft', async () => {
    await service.client().create({ _id: 'c', _type: 'tile', title: 'Live' });
    await act({ actionType: 'sanity.action.document.unpublish', publishedId: 'c', draftId: 'drafts.c' });
    expect(await titles('c')).toEqual({ published: null, draft: 'Live' });
  });

  it('[CMS-01] publishing over a newer publish is a conflict', async () => {
    const first = await service.client().create({ _id: 'd', _type: 'tile', title: 'Live' });
    await edit('d', 'Draft');
    await service.client().patch('d').set({ title: 'Newer' }).commit();
    const publish = act({
      actionType: 'sanity.action.document.publish',
      publishedId: 'd',
      draftId: 'drafts.d',
      ifPublishedRevisionId: first._rev,
    });
    await expect(publish).rejects.toMatchObject({ statusCode: 409 });
    expect(await titles('d')).toEqual({ published: 'Newer', draft: 'Draft' });
  });

  it('[CMS-01] deleting takes the draft with it, and refuses while another document needs it', async () => {
    const client = service.client();
    await client.create({ _id: 'e', _type: 'tile', title: 'Live' });
    await edit('e', 'Draft');
    await client.create({ _id: 'holder', _type: 'page', tile: { _type: 'reference', _ref: 'e' } });
    const remove = () =>
      act({ actionType: 'sanity.action.document.delete', publishedId: 'e', includeDrafts: ['drafts.e'] });
    await expect(remove()).rejects.toThrow(/reference/i);
    await client.delete('holder');
    await remove();
    expect(await titles('e')).toEqual({ published: null, draft: null });
  });

  it('[CMS-01] a reference to a draft becomes a strong one when it is published', async () => {
    const client = service.client();
    await client.create({ _id: 'target', _type: 'tile' });
    const tile = { _type: 'reference', _ref: 'target', _weak: true, _strengthenOnPublish: { type: 'tile' } };
    await client.create({ _id: 'drafts.f', _type: 'page', tile });
    await act({ actionType: 'sanity.action.document.publish', publishedId: 'f', draftId: 'drafts.f' });
    expect((await client.getDocument('f'))?.tile).toEqual({ _type: 'reference', _ref: 'target' });
  });

  it('the response repeats the transaction id of the request', async () => {
    const attributes = { _id: 'drafts.g', _type: 'tile', title: 'New' };
    const response = await service.client().action(
      {
        actionType: 'sanity.action.document.create',
        publishedId: 'g',
        attributes,
        ifExists: 'fail',
      },
      { transactionId: 'a-transaction-of-ours' },
    );
    expect(response.transactionId).toBe('a-transaction-of-ours');
    expect(await titles('g')).toEqual({ published: null, draft: 'New' });
  });

  it('an unknown action is refused with a message and does nothing', async () => {
    const unknown = service.client().request({
      method: 'POST',
      url: `/data/actions/${service.client().config().dataset}`,
      body: { actions: [{ actionType: 'sanity.action.document.explode' }] },
    });
    await expect(unknown).rejects.toMatchObject({ statusCode: 400 });
  });
});
