import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '@/schemas/roles.ts';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const of = (site: string) => ({ site: ref(`site-${site}`) });
const copy = 'Not for rivals';

/** The product's roles, and one published document of another dealer that is read all the same, its other forms not. */
const withOneRead = roles.map((role) => ({
  ...role,
  grants: [...role.grants, { filter: '_id == "tile-south"', permissions: ['read'] }],
}));

describe.skipIf(hosted)('[CMS-05] no sign of what the caller may not read', () => {
  let service: RunningContent;
  let cookie = '';
  beforeAll(async () => {
    service = await RunningContent.start(undefined, withOneRead);
    const client = service.client();
    for (const site of ['north', 'south']) await client.create({ _id: `site-${site}`, _type: 'site' });
    await client.create({ _id: 'tile-north', _type: 'promoTile', title: 'Ours', ...of('north') });
    await client.create({ _id: 'tile-south', _type: 'promoTile', title: 'For all', ...of('south') });
    for (const _id of ['drafts.tile-south', 'versions.soon.tile-south', 'versions.soon.only-south'])
      await client.create({ _id, _type: 'promoTile', title: copy, ...of('south') });
    cookie = await service.signIn();
  });
  afterAll(() => service.stop());

  const headers = () => ({ cookie, 'content-type': 'application/json', origin: service.url });
  const read = async (path: string) =>
    (await fetch(`${service.url}/v2025-03-04/data/${path}`, { headers: headers() })).text();
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: headers(), body: JSON.stringify(body) };
    const response = await fetch(`${service.url}/v2025-03-04/data/${path}/production?returnDocuments=true`, init);
    return { status: response.status, text: await response.text() };
  };
  const write = (...mutations: object[]) => post('mutate', { mutations });
  /** What a stream sent until the own change that ends it. */
  const heard = async (path: string, change: () => Promise<unknown>, end: string) => {
    const aborting = new AbortController();
    const response = await fetch(`${service.url}/v2025-03-04/data/${path}`, {
      headers: headers(),
      signal: aborting.signal,
    });
    let text = '';
    let hasChanged = false;
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (!hasChanged && text.includes('event: ')) {
        hasChanged = true;
        await change();
      }
      if (text.includes(end)) break;
    }
    aborting.abort();
    return text;
  };

  it('documents by id: hidden and missing are one, and a group lists the forms that may be read', async () => {
    const { documents, omitted } = JSON.parse(await read('doc/production/drafts.tile-south,drafts.tile-nobody'));
    expect(documents).toEqual([]);
    expect(omitted.map(({ reason }: { reason: string }) => reason)).toEqual(['existence', 'existence']);
    const group = await read('doc/production/tile-south?includeAllVersions=true');
    expect(group).toContain('For all');
    expect(group).not.toMatch(/drafts\.|versions\./);
  });

  it('an id of which another dealer has a version alone is not taken', async () => {
    const mine = { _type: 'promoTile', ...of('north') };
    for (const _id of ['only-south', 'drafts.only-south', 'versions.late.only-south']) {
      const made = await write({ create: { ...mine, _id } });
      expect(made.status, _id).toBe(403);
      expect(made.text).not.toContain('versions.soon');
    }
  });

  it('a refusal names no hidden form and no hidden referrer', async () => {
    const client = service.client();
    const action = { actionType: 'sanity.action.document.delete', publishedId: 'tile-south', includeDrafts: [] };
    const refused = await post('actions', { actions: [action] });
    expect(refused.status).toBe(403);
    expect(refused.text).not.toMatch(/drafts\.|versions\./);
    await client.create({ _id: 'drafts.refers-south', _type: 'page', ...of('south'), related: ref('tile-north') });
    const response = await write({ delete: { id: 'tile-north' } });
    expect([response.status, response.text.includes('refers-south')]).toEqual([409, false]);
    expect(response.text).toContain('documents that you may not read');
    expect(await read('references/production/documents/tile-north/to')).not.toContain('refers-south');
    await client.delete('drafts.refers-south');
  });

  it('the history of an own and a hidden document together is that of the own one', async () => {
    const both = 'history/production/transactions/versions.soon.tile-south,drafts.tile-south,tile-north?limit=1';
    const alone = 'history/production/transactions/tile-north?limit=1';
    expect((await read(both)).includes('tile-north')).toBe(true);
    expect(await read(both)).toBe(await read(alone));
  });

  it('a document that changes hands shows each side its own time', async () => {
    const client = service.client();
    const id = 'drafts.moved';
    const move = async () => {
      await client.create({ _id: id, _type: 'page', title: copy, ...of('south') });
      await client
        .patch(id)
        .set({ title: 'Yours now', ...of('north') })
        .commit();
      await client
        .patch(id)
        .set({ title: `${copy}, again`, ...of('south') })
        .commit();
      await client.patch('tile-north').set({ title: 'The end' }).commit();
    };
    const options = 'includeResult=true&effectFormat=mendoza';
    const text = await heard(`listen/production?${options}&query=${encodeURIComponent('*')}`, move, 'The end');
    expect(text).toContain('Yours now');
    expect(text).toMatch(/"transition":"disappear"/);
    expect(text).not.toContain(copy);
    const history = await read(`history/production/transactions/${id}?effectFormat=mendoza`);
    expect(history).toContain('Yours now');
    expect(history).not.toContain(copy);
  });

  it('the live stream names changes of what may be read', async () => {
    const client = service.client();
    const change = async () => {
      await client.patch('drafts.tile-south').set({ text: copy }).commit();
      await client.patch('tile-north').set({ text: 'Ours' }).commit();
    };
    const text = await heard('live/events/production?includeDrafts=true', change, 'event: message');
    const own = await heard(
      'live/events/production?includeDrafts=true',
      () => client.patch('tile-north').set({ text: 'Ours again' }).commit(),
      'event: message',
    );
    const tags = (stream: string) => /event: message\n.*\ndata: (.*)/.exec(stream)?.[1];
    expect(tags(text)).toBe(tags(own));
  });
});
