import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

interface ServerReply {
  readonly id: string;
  readonly author: string;
  readonly documentIDs: string[];
  readonly effects: Record<string, { apply: [number, { title?: string } | null] }>;
}

describe.skipIf(hosted)('[CMS-01] history', () => {
  let service: RunningContent;
  const revisions: string[] = [];
  let between = '';

  beforeAll(async () => {
    service = await RunningContent.start();
    const client = service.client();
    const made = await client.create({ _id: 'drafts.page', _type: 'page', title: 'One' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    between = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const changed = await client.patch('drafts.page').set({ title: 'Two' }).commit();
    const published = await client.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'page',
      draftId: 'drafts.page',
    });
    revisions.push(made._rev, changed._rev, published.transactionId);
  });
  afterAll(() => service.stop());

  const past = async (id: string, query: string) => {
    const url = `/data/history/production/documents/${id}?${query}`;
    const { documents } = await service.client().request<{ documents: { title: string }[] }>({ url });
    return documents[0]?.title;
  };

  it('[CMS-01] a document is read as it was at a revision, at a time and before it was deleted', async () => {
    expect(await past('drafts.page', `revision=${revisions[0]}`)).toBe('One');
    expect(await past('drafts.page', `time=${between}`)).toBe('One');
    expect(await past('drafts.page', 'lastRevision=true')).toBe('Two');
    expect(await past('page', `revision=${revisions[2]}`)).toBe('Two');
  });

  it('[CMS-01] transactions come oldest first with author and effects, within the requested bounds', async () => {
    const read = async (query: string): Promise<ServerReply[]> => {
      const url = `${service.url}/v1/data/history/production/transactions/page,drafts.page?${query}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${service.token}` } });
      expect(response.headers.get('content-type')).toContain('ndjson');
      const lines = response.body ? await text(response.body) : '';
      return lines
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line));
    };
    const all = await read('effectFormat=mendoza');
    expect(all.map(({ id }) => id)).toEqual(revisions);
    expect(all[0]?.author).toBe('token-server');
    expect(all[1]?.effects['drafts.page']?.apply[1]).toMatchObject({ title: 'Two' });
    expect(all[2]?.documentIDs.toSorted()).toEqual(['drafts.page', 'page']);
    const bounded = await read(`fromTransaction=${revisions[1]}&toTransaction=${revisions[1]}`);
    expect(bounded.map(({ id }) => id)).toEqual([revisions[1]]);
  });

  it('[CMS-01] the history pane receives the draft and its publishing, newest first', async () => {
    const url = '/data/history/production/events/documents/page';
    const { events } = await service.client().request<{ events: Record<string, { type: string }[]> }>({ url });
    expect(events.page?.map(({ type }) => type)).toEqual(['publishDocumentVersion', 'createDocumentVersion']);
  });

  it('[CMS-01] an older revision can be brought back', async () => {
    const url = `/data/history/production/documents/drafts.page?revision=${revisions[0]}`;
    const { documents } = await service.client().request<{ documents: { _type: string; _id: string }[] }>({ url });
    const [old] = documents;
    if (!old) throw new Error('The revision is gone.');
    await service.client().createOrReplace({ ...old, _id: 'drafts.page' });
    expect((await service.client().getDocument('drafts.page'))?.title).toBe('One');
  });

  describe('[CMS-01] of a long life', () => {
    const edits = 130;
    const made: string[] = [];
    const write = async (title: string) => {
      const { _rev } = await service.client().createOrReplace({ _id: 'drafts.long', _type: 'page', title });
      made.push(_rev);
    };
    const publish = () =>
      service.client().action({
        actionType: 'sanity.action.document.publish',
        publishedId: 'long',
        draftId: 'drafts.long',
      });
    beforeAll(async () => {
      // As content that was imported: published at once, without a draft.
      made.push((await service.client().create({ _id: 'long', _type: 'page', title: 'Imported' }))._rev);
      for (let at = 0; at < edits; at += 1) await write(`Edit ${at}`);
      await publish();
      for (let at = 0; at < 5; at += 1) {
        await write(`Sale ${at}`);
        await publish();
      }
    });

    const transactions = async (query: string): Promise<string[]> => {
      const url = `${service.url}/v1/data/history/production/transactions/drafts.long?${query}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${service.token}` } });
      const lines = (await response.text()).split('\n').filter((line) => line !== '');
      return lines.map((line) => JSON.parse(line).id);
    };

    it('[CMS-01] pages of transactions lead from the first edit to the last, as the studio reads them', async () => {
      const [, first, ...later] = made;
      const until = made[edits];
      const read: string[] = [];
      for (let from = first, page: string[] = []; read.at(-1) !== until; from = read.at(-1)) {
        page = await transactions(`fromTransaction=${from}&toTransaction=${until}&limit=50`);
        const fresh = page.filter((id) => id !== from);
        if (fresh.length === 0) break;
        read.push(...fresh);
      }
      expect(read).toEqual(later.slice(0, edits - 1));
      expect((await transactions('reverse=true&limit=2')).length).toBe(2);
      expect((await transactions('limit=1'))[0]).toBe(first);
    });

    it('[CMS-01] pages of events lead to the oldest, and each of them to the document as it was', async () => {
      const all: { type: string; versionRevisionId?: string; revisionId?: string }[] = [];
      let cursor = '';
      do {
        const url = `/data/history/production/events/documents/drafts.long?limit=3&nextCursor=${cursor}`;
        type Page = { events: Record<string, typeof all>; nextCursor: string };
        const page = await service.client().request<Page>({ url });
        all.push(...(page.events['drafts.long'] ?? []));
        cursor = page.nextCursor;
      } while (cursor !== '');
      const sales = Array.from({ length: 6 }, () => ['publishDocumentVersion', 'createDocumentVersion']).flat();
      expect(all.map(({ type }) => type)).toEqual([...sales, 'createLiveDocument']);
      expect(await past('drafts.long', `revision=${all.at(-1)?.revisionId}`)).toBe('Imported');
      expect(await past('drafts.long', `revision=${all.at(-2)?.versionRevisionId}`)).toBe('Edit 0');
      expect(await past('long', `revision=${all.at(-2)?.revisionId}`)).toBe('Imported');
    });

    it('[CMS-01] a document that began as a draft is shown from there on in the published history, too', async () => {
      const url = '/data/history/production/events/documents/page';
      const { events } = await service.client().request<{ events: Record<string, { revisionId?: string }[]> }>({ url });
      expect(await past('page', `revision=${events.page?.at(-1)?.revisionId}`)).toBe('One');
    });
  });
});
