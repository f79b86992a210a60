import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { roles } from '@/schemas/roles.ts';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

const of = (site: string) => ({ site: { _type: 'reference', _ref: `site-${site}` } });
const copy = 'Not for rivals';

const person = (id: string, role: string, site?: string) => ({
  id: `u-${id}`,
  name: id,
  email: `${id}@dealer.example`,
  password: `${id}-password`,
  roles: [role],
  ...(site && { site }),
});
const people = ['north', 'south'].map((site) => person(site, 'dealer', site));
const administrator = person('all', 'administrator');

/** What one dealer prepares, by every address at which a document can be read. */
const prepared = ['drafts.tile-south', 'versions.soon.tile-south', 'drafts.page-south', 'drafts.secret-south'];

describe.skipIf(hosted)('[CMS-05] what a dealer prepares is read by no other dealer', () => {
  let service: RunningContent;
  let cookies: Record<'north' | 'south' | 'administrator', string>;
  let revision = '';
  beforeAll(async () => {
    service = await RunningContent.start(undefined, roles, { users: [...people, administrator] });
    const client = service.client();
    for (const site of ['north', 'south']) await client.create({ _id: `site-${site}`, _type: 'site' });
    await client.create({ _id: 'tile-south', _type: 'promoTile', title: 'Published', ...of('south') });
    await client.create({ _id: 'tile-shared', _type: 'promoTile', title: 'For everybody' });
    for (const _id of ['drafts.tile-south', 'versions.soon.tile-south', 'drafts.page-south'])
      await client.create({ _id, _type: _id.includes('page') ? 'page' : 'promoTile', title: copy, ...of('south') });
    await client.create({
      _id: 'drafts.secret-south',
      _type: 'sanity.previewUrlSecret',
      secret: copy,
      userId: 'u-south',
    });
    await client.patch('drafts.tile-south').set({ text: copy }).commit();
    revision = (await client.patch('drafts.page-south').set({ text: copy }).commit())._rev;
    cookies = {
      north: await service.signIn(),
      south: await service.signIn('south-password', 'south@dealer.example'),
      administrator: await service.signIn(administrator.password, administrator.email),
    };
  });
  afterAll(() => service.stop());

  const read = async (who: 'north' | 'south', path: string) =>
    (await fetch(`${service.url}/v2025-03-04/data/${path}`, { headers: { cookie: cookies[who] } })).text();
  const query = (groq: string, perspective: string) =>
    `query/production?perspective=${perspective}&query=${encodeURIComponent(groq)}`;
  const ids = prepared.join(',');
  const ways: [string, string][] = [
    ...['raw', 'drafts', 'published', 'soon'].flatMap((perspective): [string, string][] => [
      [`a query, ${perspective}`, query('*[]', perspective)],
      [`a query by id, ${perspective}`, query(`*[_id in ${JSON.stringify([...prepared, 'tile-south'])}]`, perspective)],
      [`a search, ${perspective}`, query('*[[title, text, secret] match "rivals"]', perspective)],
    ]),
    ['documents', `doc/production/${ids}`],
    ['the export', 'export/production'],
    ['transactions', `history/production/transactions/${ids},tile-south?excludeContent=false&effectFormat=mendoza`],
    ['documents as they were', `history/production/documents/${ids}?lastRevision=true`],
    ['events', `history/production/events/documents/drafts.tile-south`],
  ];

  it.each(ways)('%s', async (_, path) => {
    expect(await read('north', path)).not.toContain(copy);
  });

  it('nor a revision of the draft, under the id of the published document', async () => {
    const path = `history/production/documents/page-south?revision=${revision}`;
    expect(await read('south', path)).toContain(copy);
    expect(await read('north', path)).not.toContain(copy);
  });

  it('and by its own staff in each of these ways that shows drafts', async () => {
    for (const path of [query('*[]', 'raw'), query('*[]', 'drafts'), `doc/production/${ids}`, 'export/production'])
      expect(await read('south', path), path).toContain(copy);
  });

  it('a count and an order reveal nothing of it either', async () => {
    expect(await read('north', query(`count(*[title == "${copy}"])`, 'raw'))).toContain('"result":0');
    expect(await read('north', query('*[_type == "promoTile"] | order(title desc)[0].title', 'drafts'))).toContain(
      'For everybody',
    );
  });

  it('streams of changes', async () => {
    const heard = { north: '', south: '' };
    const aborting = new AbortController();
    const listening = (['north', 'south'] as const).map(async (who) => {
      const path = `listen/production?includeResult=true&includeAllVersions=true&query=${encodeURIComponent('*')}`;
      const response = await fetch(`${service.url}/v2025-03-04/data/${path}`, {
        headers: { cookie: cookies[who] },
        signal: aborting.signal,
      });
      for await (const chunk of response.body ?? []) heard[who] += Buffer.from(chunk).toString();
    });
    await expect.poll(() => [heard.north, heard.south].every((text) => text.includes('welcome'))).toBe(true);
    await service
      .client()
      .patch('drafts.page-south')
      .set({ text: `${copy}, later` })
      .commit();
    await service.client().patch('tile-shared').set({ title: 'For all' }).commit();
    await expect.poll(() => [heard.north, heard.south].every((text) => text.includes('For all'))).toBe(true);
    aborting.abort();
    await Promise.allSettled(listening);
    expect([heard.north.includes(copy), heard.south.includes(copy)]).toEqual([false, true]);
  });

  const presence = async (who: 'north' | 'south' | 'administrator') => {
    const socket = new WebSocket(`${service.url.replace('http', 'ws')}/v2025-03-04/socket/production`, {
      headers: { cookie: cookies[who], origin: service.url },
    });
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    const send = (method: string, params: object) =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }));
    send('presence_subscribe', {});
    await expect.poll(() => heard.length).toBe(1);
    return { socket, heard, send };
  };

  it('which staff are at which document: presence is sent to colleagues', async () => {
    const [rival, colleague, editor] = [await presence('north'), await presence('south'), await presence('south')];
    editor.send('presence_announce', { data: { sessionId: 's-1', locations: [{ documentId: 'page-south' }] } });
    await expect.poll(() => colleague.heard.join()).toContain('page-south');
    rival.send('presence_rollcall', { session: 's-2' });
    await expect.poll(() => rival.heard.join()).toContain('rollCall');
    expect(rival.heard.join()).not.toContain('page-south');
    expect(colleague.heard.join()).not.toContain('s-2');
    for (const { socket } of [rival, colleague, editor]) socket.close();
  });

  it('where an administrator is, is sent to those who work on that document', async () => {
    const [north, south, all] = [await presence('north'), await presence('south'), await presence('administrator')];
    const at = (...ids: string[]) =>
      all.send('presence_announce', {
        data: { sessionId: 'a-1', locations: ids.map((documentId) => ({ documentId })) },
      });
    at('tile-south', 'site-north-unknown');
    await expect.poll(() => south.heard.join()).toContain('tile-south');
    expect(south.heard.join()).not.toContain('site-north-unknown');
    // Elsewhere: the south is notified that the administrator has gone, and the north of nothing.
    at('secret-of-nobody');
    await expect.poll(() => south.heard.at(-1)).toContain('disconnect');
    expect(south.heard.join()).not.toContain('secret-of-nobody');
    all.send('presence_rollcall', { session: 'a-1' });
    // The administrator learns where everybody is without a request to them.
    south.send('presence_announce', { data: { sessionId: 's-9', locations: [{ documentId: 'page-south' }] } });
    await expect.poll(() => all.heard.join()).toContain('page-south');
    all.heard.length = 0;
    all.send('presence_rollcall', { session: 'a-1' });
    await expect.poll(() => all.heard.join()).toContain('page-south');
    all.send('presence_disconnect', { session: 'a-1' });
    north.send('presence_rollcall', { session: 'n-1' });
    await expect.poll(() => all.heard.join()).toContain('n-1');
    await expect.poll(() => north.heard.join()).toContain('n-1');
    expect(north.heard.join()).not.toMatch(/a-1|tile-south|page-south/);
    for (const { socket } of [north, south, all]) socket.close();
  });
});
