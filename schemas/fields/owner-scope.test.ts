import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { type OwnedDocument, pickerFilter, publishedId } from '@/schemas/fields/owner-scope.ts';

const site = (id: string, template: string) => ({ _id: id, _type: 'site', template: { _ref: template } });
const tile = (id: string, owner: object) => ({ _id: id, _type: 'promoTile', ...owner });
const dataset = [
  site('site-a', 'template-ford'),
  site('site-b', 'template-ford'),
  site('site-c', 'template-kia'),
  tile('of-a', { site: { _ref: 'site-a' } }),
  tile('of-b', { site: { _ref: 'site-b' } }),
  tile('of-ford', { template: { _ref: 'template-ford' } }),
  tile('of-kia', { template: { _ref: 'template-kia' } }),
  tile('of-all', {}),
];

async function offered(document: OwnedDocument): Promise<string[]> {
  const { filter, params } = pickerFilter(document);
  const found = await evaluate(parse(`*[_type == "promoTile" && ${filter}]._id`, { params }), { dataset, params });
  return found.get();
}

describe('[CFG-04] what a reference picker offers', () => {
  it("inside a document of a site: its own, its template's and shared ones", async () => {
    expect(await offered({ _id: 'drafts.page-a', site: { _ref: 'site-a' } })).toEqual(['of-a', 'of-ford', 'of-all']);
  });

  it("inside a document of a template: that template's and shared ones", async () => {
    expect(await offered({ _id: 'page-ford', template: { _ref: 'template-ford' } })).toEqual(['of-ford', 'of-all']);
  });

  it('inside a template, draft or published: its own and shared ones', async () => {
    expect(await offered({ _id: 'drafts.template-kia', _type: 'template' })).toEqual(['of-kia', 'of-all']);
    expect(await offered({ _id: 'template-kia', _type: 'template' })).toEqual(['of-kia', 'of-all']);
  });

  it('inside a manufacturer or a document without owner: shared ones only', async () => {
    expect(await offered({ _id: 'ford', _type: 'manufacturer' })).toEqual(['of-all']);
    expect(await offered({})).toEqual(['of-all']);
  });
});

it('a published id is what is behind a draft or a version', () => {
  expect(['drafts.a-b', 'versions.r1.a-b', 'a-b', undefined].map(publishedId)).toEqual(['a-b', 'a-b', 'a-b', '']);
});
