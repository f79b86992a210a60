import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentService, contentService } from './content-service.ts';

/** As the studio queries the documents of a list, with and without text in its search field. */
const listed = '*[_type in $types && ([@, _id] match text::query($words))] | order(_id asc)._id';

describe("[CMS-01] the studio's lists", () => {
  let service: ContentService;
  beforeAll(async () => {
    service = await contentService();
    await service.client().create({ _id: 'a', _type: 'tile', title: 'Stocktake week' });
    await service.client().create({ _id: 'b', _type: 'tile', title: 'Week of the wagon' });
  });
  afterAll(() => service.stop());

  it.each([
    ['*', ['a', 'b']],
    ['week*', ['a', 'b']],
    ['stock*', ['a']],
    ['"of the"', ['b']],
    ['week -wagon', ['a']],
    ['nothing', []],
  ])('[CMS-01] %s finds %j', async (copy, ids) => {
    expect(await service.client().fetch(listed, { types: ['tile'], words: copy })).toEqual(ids);
  });
});
