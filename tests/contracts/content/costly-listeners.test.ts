import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

/** On a machine that is busy with other tests, milliseconds. */
const timeoutMs = 20_000;

type Heard = { id: number; status?: number; body?: string };

/** Read in a time that grows with the square of its length: a third of a second for 5,000 characters. */
const costly = (characters: number, at: number) => `*{f${at},${'a,'.repeat(characters / 2)}b}`;

describe.skipIf(hosted)('the reading of what a listener requests', () => {
  let service: RunningContent;
  let cookies: Record<'north' | 'south', string>;
  beforeAll(async () => {
    service = await RunningContent.start();
    await service.client().create({ _id: 'page', _type: 'page' });
    cookies = {
      north: await service.signIn(),
      south: await service.signIn('south-password', 'south@dealer.example'),
    };
  });
  afterAll(() => service.stop());

  async function connection(who: 'north' | 'south') {
    const heard: Heard[] = [];
    let code = 0;
    const socket = new WebSocket(`${service.url.replace('http', 'ws')}/v2022-06-30/_mux`, {
      headers: { cookie: cookies[who], origin: service.url },
    });
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    socket.on('close', (closed) => {
      code = closed;
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const open = (id: number, query: string) =>
      socket.send(JSON.stringify({ open: id, url: `/data/listen/production?query=${encodeURIComponent(query)}` }));
    return { socket, heard, open, code: () => code };
  }
  const other = async () => {
    const begun = performance.now();
    const response = await fetch(`${service.url}/v2025-03-04/data/query/production?query=${encodeURIComponent('*')}`, {
      headers: { cookie: cookies.south },
    });
    return { status: response.status, ms: performance.now() - begun };
  };

  it('[CMS-04] is bounded in time for one caller over all messages and connections, and no other caller waits', async () => {
    await other();
    const connections = [await connection('north'), await connection('north')];
    for (const [at, { open }] of connections.entries())
      for (let id = 1; id <= 20; id += 1) open(id, costly(8_000, at * 100 + id));
    const waited = await other();
    expect(waited.status).toBe(200);
    expect(waited.ms).toBeLessThan(2_000);
    const all = () => connections.flatMap(({ heard }) => heard);
    await vi.waitFor(() => expect(all()).toHaveLength(40), timeoutMs);
    const statuses = all().map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([408, 429]));
    expect(statuses.filter((status) => status === 408).length).toBeLessThanOrEqual(8);
    // Another caller, and this one again after a while, listens as ever.
    const colleague = await connection('south');
    colleague.open(1, '*[_type == "page"]');
    await vi.waitFor(() => expect(colleague.heard[0]?.status).toBe(200), timeoutMs);
    await vi.waitFor(async () => {
      const [mine] = connections;
      mine?.open(Math.floor(performance.now()), '*[_type == "page"]');
      await vi.waitFor(() => expect(mine?.heard.some(({ status }) => status === 200)).toBe(true));
    }, timeoutMs);
    for (const { socket } of [...connections, colleague]) socket.terminate();
  });

  it('[CMS-04] ends at 20,000 characters, and a message at 128 KB', async () => {
    const { heard, open, socket } = await connection('south');
    open(1, `*[${'a||'.repeat(10_000)}b]`);
    await vi.waitFor(() => expect(heard[0]).toMatchObject({ status: 400 }), timeoutMs);
    expect(heard[0]?.body).toContain('20000 characters');
    const closing = await connection('south');
    closing.open(1, 'a'.repeat(140_000));
    await vi.waitFor(() => expect(closing.code()).toBe(1009), timeoutMs);
    socket.terminate();
  });

  it('[CMS-04] by HTTP is the same', async () => {
    const listen = async (at: number) => {
      const query = encodeURIComponent(costly(9_000, at)).replaceAll('%2C', ',');
      const response = await fetch(`${service.url}/v2025-03-04/data/listen/production?query=${query}`, {
        headers: { cookie: cookies.north },
      });
      await response.body?.cancel();
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, at) => listen(at)));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
  });
});
