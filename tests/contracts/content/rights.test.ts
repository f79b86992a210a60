import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

describe.skipIf(hosted)('who may do what', () => {
  let service: RunningContent;
  let cookie = '';
  beforeAll(async () => {
    service = await RunningContent.start();
    const client = service.client();
    for (const site of ['north', 'south']) {
      await client.create({ _id: `site-${site}`, _type: 'site' });
      await client.create({
        _id: `tile-${site}`,
        _type: 'promoTile',
        title: site,
        site: { _type: 'reference', _ref: `site-${site}` },
      });
    }
    cookie = await service.signIn();
  });
  afterAll(() => service.stop());

  const writeFrom = (origin: string, ...mutations: unknown[]) =>
    fetch(`${service.url}/v2025-03-04/data/mutate/production`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', origin },
      body: JSON.stringify({ mutations }),
    });
  const write = (...mutations: unknown[]) => writeFrom(service.url, ...mutations);
  const patch = (id: string) => write({ patch: { id, set: { title: 'Changed' } } });

  it('the dataset is private: without a session or token nothing is read or written', async () => {
    const query = await fetch(`${service.url}/v2025-03-04/data/query/production?query=*`);
    expect(query.status).toBe(401);
    await expect(service.client('not-a-token').create({ _type: 'x' })).rejects.toMatchObject({ statusCode: 401 });
  });

  it('[CMS-02] the live stream of a private dataset wants a session or token too, with drafts and without', async () => {
    const live = `${service.url}/v2025-03-04/data/live/events/production`;
    const statusOf = async (address: string, headers: Record<string, string>) => {
      const aborting = new AbortController();
      const response = await fetch(address, { headers, signal: aborting.signal });
      aborting.abort();
      return response.status;
    };
    const statuses = [live, `${live}?includeDrafts=true`].flatMap((address) => [
      statusOf(address, {}),
      statusOf(address, { cookie }),
      statusOf(address, { authorization: `Bearer ${service.token}` }),
    ]);
    expect(await Promise.all(statuses)).toEqual([401, 200, 200, 401, 200, 200]);
  });

  it('[CFG-04] staff of a dealer write that dealer’s documents and no other’s', async () => {
    expect((await patch('tile-north')).status).toBe(200);
    const refused = await patch('tile-south');
    expect(refused.status).toBe(403);
    expect(await service.client().fetch('*[_id == "tile-south"][0].title')).toBe('south');
  });

  it('[CMS-05] a document is neither taken from another dealer nor pushed into another dealer’s hands', async () => {
    const southwards = { site: { _type: 'reference', _ref: 'site-south' } };
    expect((await write({ patch: { id: 'tile-north', set: southwards } })).status).toBe(403);
    expect((await write({ create: { _type: 'promoTile', ...southwards } })).status).toBe(403);
    expect((await write({ delete: { id: 'tile-south' } })).status).toBe(403);
    const northwards = { site: { _type: 'reference', _ref: 'site-north' } };
    expect((await write({ createOrReplace: { _id: 'tile-south', _type: 'promoTile', ...northwards } })).status).toBe(
      403,
    );
    expect(await service.client().fetch('*[_id == "tile-south"][0].site._ref')).toBe('site-south');
  });

  it('[CMS-05] no own document is put in front of another dealer’s as its draft or version, nor in the place of its draft', async () => {
    const mine = { _type: 'promoTile', site: { _type: 'reference', _ref: 'site-north' } };
    await service.client().create({ _id: 'drafts.tile-south-new', _type: 'promoTile', title: 'Soon' });
    const ids = ['drafts.tile-south', 'versions.r1.tile-south', 'drafts.site-south', 'tile-south-new'];
    for (const _id of ids) {
      expect((await write({ create: { _id, ...mine } })).status, _id).toBe(403);
      expect((await write({ createOrReplace: { _id, ...mine } })).status, _id).toBe(403);
    }
    expect(await service.client().fetch('count(*[_id in $ids])', { ids })).toBe(0);
    expect((await write({ create: { _id: 'drafts.tile-north', ...mine } })).status).toBe(200);
    expect((await write({ delete: { id: 'drafts.tile-north' } })).status).toBe(200);
  });

  it('[CMS-05] one forbidden write in a transaction refuses the allowed ones with it', async () => {
    const result = await write(
      { patch: { id: 'tile-north', set: { title: 'Half' } } },
      { patch: { id: 'tile-south', set: { title: 'Half' } } },
    );
    expect(result.status).toBe(403);
    expect(await service.client().fetch('count(*[title == "Half"])')).toBe(0);
  });

  it('[CMS-05] a write by cookie from a page of another site is refused', async () => {
    const result = await writeFrom('https://elsewhere.example', { create: { _type: 'x' } });
    expect(result.status).toBe(403);
  });

  it('[CMS-05] the actions of the studio obey the same grants', async () => {
    const act = (publishedId: string) =>
      fetch(`${service.url}/v2025-03-04/data/actions/production`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', origin: service.url },
        body: JSON.stringify({
          actions: [
            {
              actionType: 'sanity.action.document.edit',
              publishedId,
              draftId: `drafts.${publishedId}`,
              patch: { set: { title: 'Draft' } },
            },
          ],
        }),
      });
    expect((await act('tile-north')).status).toBe(200);
    expect((await act('tile-south')).status).toBe(403);
  });

  it('a wrong password opens no session', async () => {
    expect(await service.signIn('wrong')).toBe('');
  });

  it('a form posted from another site is refused', async () => {
    const response = await fetch(`${service.url}/auth/login`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: 'north@dealer.example', password: 'north-password' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(403);
  });
});
