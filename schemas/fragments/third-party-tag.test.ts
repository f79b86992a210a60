import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { thirdPartyTag } from '@/schemas/documents/third-party-tag.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';
import { tagsOf } from './third-party-tag.ts';

const tag = (_id: string, site: string, more: object = {}) => ({
  _id,
  _type: 'thirdPartyTag',
  _createdAt: `2026-11-0${_id.length}T00:00:00Z`,
  site: { _ref: `site-${site}` },
  ...more,
});
const dataset = [
  ...['a', 'b'].map((slug) => ({ _id: `site-${slug}`, _type: 'site', slug: { current: slug } })),
  tag('second', 'a', {
    name: ' Meta ',
    vendor: 'meta-pixel',
    account: ' 123456789 ',
    url: 'https://x.example',
    consent: 'help',
  }),
  tag('one', 'a', { name: 'Chat', vendor: 'chat-inc', url: 'https://chat.example/w.js', enabled: true, loads: 'idle' }),
  tag('rival', 'b', { name: 'Rival' }),
];
const read = async (site: string) => {
  const content = await (await evaluate(parse(SITE_QUERY), { dataset, params: { site } })).get();
  return tagsOf((content as SITE_QUERY_RESULT)?.tags);
};

describe('[PLUS-11] tags of a site', () => {
  it('[CFG-04] are its own alone, the oldest first', async () => {
    expect((await read('a')).map(({ id }) => id)).toEqual(['one', 'second']);
    expect((await read('b')).map(({ name, site }) => [name, site])).toEqual([['Rival', 'site-b']]);
  });

  it('count what is missing at its strictest, and a listed vendor’s purpose whatever the document has', async () => {
    const [chat, meta] = await read('a');
    expect(chat).toMatchObject({ vendor: 'other', consent: 'ads', loads: 'idle', enabled: true, approvedBy: '' });
    expect(meta).toMatchObject({ vendor: 'meta-pixel', account: '123456789', url: '', consent: 'ads', enabled: false });
    expect(meta?.loads).toBe('interaction');
  });

  it('written around the studio with values of other kinds do not break the site', () => {
    const odd = { _id: 'odd', name: 5, vendor: ['x'], account: {}, url: null, hosts: [null, 7, { a: 1 }, 'a.example'] };
    expect(tagsOf([odd, { ...odd, hosts: 'a.example', receives: false, approvedOn: 3 }] as never)).toMatchObject([
      { name: '', vendor: 'other', account: '', url: '', hosts: ['a.example'] },
      { hosts: [], receives: '', approvedOn: '' },
    ]);
  });

  it('have no field that takes code', () => {
    const kinds = new Set(thirdPartyTag.fields.map(({ type }) => type));
    expect([...kinds].sort()).toEqual(['array', 'boolean', 'date', 'reference', 'string']);
  });
});
