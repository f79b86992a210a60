import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, contentService } from './content-service.ts';

describe('reading', () => {
  let service: ContentService;
  beforeAll(async () => {
    service = await contentService();
    const client = service.client();
    await client.create({ _id: 'live', _type: 'tile', title: 'Live' });
    await client.create({ _id: 'drafts.live', _type: 'tile', title: 'Edited' });
    await client.create({ _id: 'drafts.new', _type: 'tile', title: 'New' });
  });
  afterAll(() => service.stop());

  it('[CMS-01] published shows no draft, drafts shows each document once, raw shows what is stored', async () => {
    const read = (perspective: 'published' | 'drafts' | 'raw') =>
      service.client().fetch('*[_type == "tile"]{_id, title} | order(_id)', {}, { perspective });
    expect(await read('published')).toEqual([{ _id: 'live', title: 'Live' }]);
    expect(await read('drafts')).toEqual([
      { _id: 'live', title: 'Edited' },
      { _id: 'new', title: 'New' },
    ]);
    expect((await read('raw')).map(({ _id }: { _id: string }) => _id)).toEqual(['drafts.live', 'drafts.new', 'live']);
  });

  it('[CMS-01] a shown draft has its own id, and references lead to drafts as well', async () => {
    await service.client().create({ _id: 'p', _type: 'page', tile: { _type: 'reference', _ref: 'live' } });
    const query = '*[_id == "p"][0]{"title": tile->title, "id": tile->_originalId}';
    expect(await service.client().fetch(query, {}, { perspective: 'drafts' })).toEqual({
      title: 'Edited',
      id: 'drafts.live',
    });
    expect(await service.client().fetch(query)).toMatchObject({ title: 'Live' });
  });

  it('[CMS-01] a document that is only a draft is found by reference among drafts, and is nothing among published', async () => {
    const tile = { _type: 'reference', _ref: 'new', _weak: true, _strengthenOnPublish: { type: 'tile' } };
    await service.client().create({ _id: 'q', _type: 'page', tile });
    const query = `{
      "page": *[_id == "q"][0]{_originalId, "title": tile->title, "id": tile->_id, "original": tile->_originalId},
      "referring": *[references("new")]._id,
      "byDraftId": *[_id == "drafts.new"]._id
    }`;
    expect(await service.client().fetch(query, {}, { perspective: 'drafts' })).toEqual({
      page: { _originalId: 'q', title: 'New', id: 'new', original: 'drafts.new' },
      referring: ['q'],
      byDraftId: [],
    });
    expect(await service.client().fetch('*[_id == "q"][0]{"title": tile->title}')).toEqual({ title: null });
  });

  it('documents are read by id, several in the order of the request, a missing one as nothing', async () => {
    const found = await service.client().getDocuments(['drafts.live', 'nobody', 'live']);
    expect(found.map((one) => one?.title ?? null)).toEqual(['Edited', null, 'Live']);
  });

  it('a query too long for an address goes as a post', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => `no-such-document-${at}`);
    expect(await service.client().fetch('*[_id in $many || _id == "live"]._id', { many })).toEqual(['live']);
  });

  it('parameters of every kind arrive as they were given, in slices too', async () => {
    const params = { text: 'a "quoted" one', list: [1, 2], flag: false, nothing: null };
    const response = await service.client().fetch('{"all": [$text, $list, $flag, $nothing]}', params);
    expect(response).toEqual({ all: ['a "quoted" one', [1, 2], false, null] });
    const slice = '*[_type == "tile"] | order(_id)[$from...$to]._id';
    expect(await service.client().fetch(slice, { from: 1, to: 3 }, { perspective: 'raw' })).toEqual([
      'drafts.new',
      'live',
    ]);
  });

  it('a parameter that was forgotten is named in the refusal', async () => {
    await expect(service.client().fetch('*[_id == $forgotten]')).rejects.toThrow(/forgotten/);
  });

  it('the studio’s text search finds words and beginnings of words', async () => {
    const query = '*[_type == "tile" && [title] match text::query($words)]._id';
    expect(await service.client().fetch(query, { words: 'Liv*' })).toEqual(['live']);
  });

  it('[CMS-02] a source map names the document and field that a value came from', async () => {
    const { resultSourceMap } = await service
      .client()
      .fetch(
        '*[_id == "live"][0]{_id, _type, title}',
        {},
        { filterResponse: false, resultSourceMap: 'withKeyArraySelector' },
      );
    const mapping = resultSourceMap?.mappings["$['title']"];
    expect(mapping?.source.type).toBe('documentValue');
    const source = mapping?.source.type === 'documentValue' ? mapping.source : undefined;
    expect(resultSourceMap?.documents[source?.document ?? -1]?._id).toBe('live');
    expect(resultSourceMap?.paths[source?.path ?? -1]).toBe("$['title']");
  });
});
