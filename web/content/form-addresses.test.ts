import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import type { FORM_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { formAddresses } from './form-addresses.ts';
import { FORM_QUERY } from './form-query.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const layers = { template: ref('t'), manufacturer: ref('m'), group: ref('g') };
const office = (owner: object, form: string, ...addresses: string[]) => ({
  _id: `office.${JSON.stringify(owner)}`,
  _type: 'siteOffice',
  ...owner,
  formInboxes: [
    { form: ref('another'), addresses: ['another@a.example'] },
    { form: ref(form), addresses },
  ],
});
const documents = [
  { _id: 'site-a', _type: 'site', slug: { current: 'a' }, ...layers },
  { _id: 'site-b', _type: 'site', slug: { current: 'b' }, ...layers },
  { _id: 'shared', _type: 'form', fields: [] },
  { _id: 'of-template', _type: 'form', fields: [], template: ref('t') },
  { _id: 'of-b', _type: 'form', fields: [], site: ref('site-b') },
];

async function addressesOf(form: string, ...offices: object[]): Promise<string[] | null> {
  const params = { site: 'a', id: form };
  const found = await evaluate(parse(FORM_QUERY, { params }), { dataset: [...documents, ...offices], params });
  const content: FORM_QUERY_RESULT = await found.get();
  return content && formAddresses(content.inboxes);
}

describe('[FORM-12] the addresses of a form', () => {
  it('are those of the nearest layer that names it', async () => {
    const all = [
      office({ template: ref('t') }, 'shared', 'template@a.example'),
      office({ manufacturer: ref('m') }, 'shared', 'brand@a.example'),
      office({ group: ref('g') }, 'shared', 'group@a.example'),
      office({ site: ref('site-a') }, 'shared', 'dealer@a.example'),
    ];
    const nearest = [];
    for (let count = 1; count <= all.length; count++) nearest.push(await addressesOf('shared', ...all.slice(0, count)));
    expect(nearest.map((addresses) => addresses?.[0])).toEqual([
      'template@a.example',
      'brand@a.example',
      'group@a.example',
      'dealer@a.example',
    ]);
  });

  it('[CFG-04] are never another dealer’s, nor those of a layer that the site does not have', async () => {
    const theirs = [
      office({ site: ref('site-b') }, 'shared', 'b@b.example'),
      office({ template: ref('other') }, 'shared', 'other@b.example'),
      office({ site: ref('site-b'), template: ref('t') }, 'shared', 'both@b.example'),
      office({}, 'shared', 'nobody@b.example'),
    ];
    expect(await addressesOf('shared', ...theirs)).toEqual([]);
    expect(await addressesOf('of-template', ...theirs)).toEqual([]);
    expect(await addressesOf('of-b', ...theirs)).toBeNull();
  });

  it('stay with the layer below where the nearer one names none', async () => {
    const offices = [
      office({ template: ref('t') }, 'shared', 'template@a.example'),
      office({ site: ref('site-a') }, 'shared'),
    ];
    expect(await addressesOf('shared', ...offices)).toEqual(['template@a.example']);
  });
});
