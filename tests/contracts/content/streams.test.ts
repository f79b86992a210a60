import { createClient, type LiveEvent, type MutationEvent, type SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as Socket } from 'ws';
import { muxFetch } from '@/studio/service/mux-fetch.ts';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

/** What a listener hears from the time it is welcome; `ready` resolves then. */
function listening(client: SanityClient, query: string, params: Record<string, unknown> = {}) {
  const heard: MutationEvent[] = [];
  const welcome = Promise.withResolvers<void>();
  const options = {
    events: ['welcome' as const, 'mutation' as const],
    includeResult: true,
    visibility: 'query' as const,
  };
  const subscription = client.listen(query, params, options).subscribe({
    next: (event) => {
      if (event.type === 'welcome') welcome.resolve();
      if (event.type === 'mutation') heard.push(event);
    },
    error: welcome.reject,
  });
  return { heard, ready: welcome.promise, stop: () => subscription.unsubscribe() };
}

/** Tags heard on the live stream. */
function livening(client: SanityClient, includeDrafts: boolean) {
  const heard: LiveEvent[] = [];
  const welcome = Promise.withResolvers<void>();
  const subscription = client.live.events({ includeDrafts }).subscribe({
    next: (event) => (event.type === 'welcome' ? welcome.resolve() : heard.push(event)),
    error: welcome.reject,
  });
  return { heard, ready: welcome.promise, stop: () => subscription.unsubscribe() };
}

describe.skipIf(hosted)('streams', () => {
  let service: RunningContent;
  let connections = 0;
  let cookie = '';

  beforeAll(async () => {
    service = await RunningContent.start();
    cookie = await service.signIn();
  });
  beforeEach(() => {
    // A browser sends the cookie and its origin by itself.
    vi.stubGlobal(
      'WebSocket',
      class extends Socket {
        constructor(address: string) {
          super(address, { headers: { cookie, origin: service.url } });
          connections += 1;
        }
      },
    );
  });
  afterAll(() => service.stop());

  const overHttp = () => service.client();
  /** Without drafts the client sends no token to the live stream by itself. */
  const withToken = (client: SanityClient) =>
    client.withConfig({ headers: { authorization: `Bearer ${service.token}` } });
  const overMux = () => {
    const fetchWithStreams = muxFetch(service.url, (input, init) => fetch(input, init));
    return createClient({ ...service.client().config(), resolveFetch: () => fetchWithStreams });
  };

  describe.each([
    ['server-sent events', overHttp],
    ['one WebSocket', overMux],
  ])('[CMS-02] over %s', (name, connect) => {
    const type = `heard-${name.split(' ')[0]}`;

    it('[CMS-02] a listener receives a document as it appears, changes and disappears', async () => {
      const client = connect();
      const listener = listening(client, '*[_type == $type && open]', { type });
      await listener.ready;
      const made = await client.create({ _id: `${type}-1`, _type: type, open: true, title: 'One' });
      await client.patch(`${type}-1`).set({ title: 'Two' }).commit();
      await client.patch(`${type}-1`).set({ open: false }).commit();
      await client.create({ _id: `${type}-2`, _type: type, open: false });
      await vi.waitFor(() => expect(listener.heard).toHaveLength(3));
      listener.stop();
      expect(listener.heard.map(({ transition }) => transition)).toEqual(['appear', 'update', 'disappear']);
      expect(listener.heard[0]).toMatchObject({ documentId: `${type}-1`, result: { title: 'One' } });
      expect(listener.heard[0]).not.toHaveProperty('previousRev');
      expect(listener.heard[1]).toMatchObject({ previousRev: made._rev, result: { title: 'Two' } });
    });

    it('[CMS-02] live readers receive drafts only when they requested drafts', async () => {
      const client = connect();
      const [published, drafts] = [livening(withToken(client), false), livening(client, true)];
      await Promise.all([published.ready, drafts.ready]);
      await client.create({ _id: `drafts.${type}-3`, _type: type });
      await client.create({ _id: `${type}-4`, _type: type });
      await vi.waitFor(() => expect(drafts.heard).toHaveLength(2));
      await vi.waitFor(() => expect(published.heard).toEqual([drafts.heard[1]]));
      published.stop();
      drafts.stop();
    });
  });

  it('[CMS-02] twenty listeners of one browser share one connection', async () => {
    const client = overMux();
    const before = connections;
    const listeners = Array.from({ length: 20 }, (_, at) => listening(client, `*[_type == "many-${at}"]`));
    await Promise.all(listeners.map(({ ready }) => ready));
    await client.create({ _id: 'many-7', _type: 'many-7' });
    await vi.waitFor(() => expect(listeners[7]?.heard).toHaveLength(1));
    expect(listeners.filter(({ heard }) => heard.length > 0)).toHaveLength(1);
    for (const one of listeners) one.stop();
    expect(connections - before).toBe(1);
  });

  it('one transaction on two documents is sent as two numbered events', async () => {
    const client = overHttp();
    const listener = listening(client, '*[_type == "pair"]');
    await listener.ready;
    await client.transaction().create({ _id: 'p1', _type: 'pair' }).create({ _id: 'p2', _type: 'pair' }).commit();
    await vi.waitFor(() => expect(listener.heard).toHaveLength(2));
    listener.stop();
    expect(listener.heard.map((event) => [event.transactionCurrentEvent, event.transactionTotalEvents])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('a socket without a session, or from a page of another site, is refused', async () => {
    const cookie = await service.signIn();
    const address = `${service.url.replace('http', 'ws')}/_mux`;
    const status = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve) => {
        const socket = new Socket(address, { headers });
        socket.on('unexpected-response', (_request, response) => {
          resolve(response.statusCode);
          socket.terminate();
        });
        socket.on('open', () => {
          resolve(101);
          socket.close();
        });
        socket.on('error', () => undefined);
      });
    expect(await status({})).toBe(401);
    expect(await status({ cookie, origin: 'https://elsewhere.example' })).toBe(401);
    expect(await status({ cookie, origin: service.url })).toBe(101);
  });
});
