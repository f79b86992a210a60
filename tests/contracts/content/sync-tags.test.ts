import type { ClientPerspective, SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, contentService } from './content-service.ts';

describe('[CMS-02] the tags of a response', () => {
  let service: ContentService;
  beforeAll(async () => {
    service = await contentService();
    const client = service.client();
    await client.create({ _id: 'target', _type: 'tile', title: 'Target' });
    await client.create({ _id: 'page', _type: 'page', tile: { _type: 'reference', _ref: 'target' } });
    await client.create({ _id: 'drafts.page', _type: 'page', tile: { _type: 'reference', _ref: 'target' } });
    await client.create({ _id: 'drafts.unborn', _type: 'tile', title: 'Unborn' });
  });
  afterAll(() => service.stop());

  /** The tags that a write sends to readers of the live stream. */
  const sentBy = (client: SanityClient, includeDrafts: boolean, write: () => Promise<unknown>) =>
    new Promise<string[]>((resolve, reject) => {
      const reader = includeDrafts
        ? client
        : client.withConfig({ headers: { authorization: `Bearer ${service.token}` } });
      const subscription = reader.live.events({ includeDrafts }).subscribe({
        next: (event) => {
          if (event.type === 'welcome') write().catch(reject);
          if (event.type !== 'message') return;
          subscription.unsubscribe();
          resolve(event.tags);
        },
        error: reject,
      });
    });

  const shared = async (query: string, changed: string, perspective: ClientPerspective) => {
    const client = service.client();
    const { syncTags = [] } = await client.fetch(query, { id: 'target' }, { filterResponse: false, perspective });
    const touch = () => client.patch(changed).set({ touched: crypto.randomUUID() }).commit();
    const sent = await sentBy(client, perspective !== 'published', touch);
    return { asked: syncTags, common: syncTags.filter((tag) => sent.includes(tag)) };
  };

  it.each([
    ['an id', '*[_id == "target"][0]', 'target'],
    ['an id in a parameter', '*[_id in [$id]]', 'target'],
    ['a type', '*[_type == "tile"]{title}', 'target'],
    ['a followed reference', '*[_id == "page"][0]{"title": tile->title}', 'target'],
    ['a reference followed in a filter', '*[_id == "page" && tile->title == "Other"]', 'target'],
    ['a reference to it', '*[references($id)]', 'page'],
    ['a search', '*[[@, _id] match text::query("Tar*")]', 'target'],
    ['everything', 'count(*[defined(title)])', 'target'],
    ['a query inside', '*[_id == "page"][0]{"tiles": *[_type == "tile"].title}', 'target'],
  ])('%s: a change reaches the readers of published documents', async (_, query, changed) => {
    expect((await shared(query, changed, 'published')).common).not.toEqual([]);
  });

  it.each([
    ['a draft in place of its document', '*[_id == "page"][0]', 'drafts.page'],
    ['a document that is only a draft', '*[_id == "unborn"][0]', 'drafts.unborn'],
    ['drafts of a type', '*[_type == "tile"]', 'drafts.unborn'],
  ])('%s: a change reaches the readers of drafts', async (_, query, changed) => {
    expect((await shared(query, changed, 'drafts')).common).not.toEqual([]);
  });

  it('a response of one document names no tag that its change does not send', async () => {
    const { asked, common } = await shared('*[_id == "target"][0]', 'target', 'published');
    expect(asked).not.toEqual([]);
    expect(common).toEqual(asked);
  });

  it('a change of another document of another type shares no tag with it', async () => {
    expect((await shared('*[_id == "target"][0]', 'page', 'published')).common).toEqual([]);
  });
});
