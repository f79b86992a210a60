import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

/** The limits of one transaction of the embedded service; the hosted one has limits of its own. */
describe.skipIf(hosted)('a large transaction', () => {
  let service: RunningContent;
  beforeAll(async () => {
    service = await RunningContent.start();
    const client = service.client();
    await client.create({ _id: 'warm', _type: 'car', at: 0 });
    for (let at = 0; at < 30; at += 1) await client.patch('warm').set({ at }).commit();
  });
  afterAll(() => service.stop());

  type ServerReply = { status: number; type: string | undefined };
  const send = (list: object, path = 'mutate', query = '') => answered(JSON.stringify(list), path, query);
  const answered = async (text: string, path: string, query = ''): Promise<ServerReply> => {
    const response = await fetch(`${service.url}/v2025-03-04/data/${path}/production${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' },
      body: text,
    });
    const body = (await response.json()) as { error?: { type: string } };
    return { status: response.status, type: body.error?.type };
  };
  const sendText = (body: string) => answered(body, 'mutate');
  const mutate = (mutations: object[]) => send({ mutations });
  const many = (count: number, one: (at: number) => object) => Array.from({ length: count }, (_, at) => one(at));
  const timed = async (work: () => Promise<ServerReply>) => {
    const begun = performance.now();
    const response = await work();
    return { ...response, ms: performance.now() - begun };
  };
  const counted = (groq: string) => service.client().fetch<number>(groq, {}, { perspective: 'raw' });

  it('of 4,000 deletes takes little longer than making them: the work grows with their number, not its square', async () => {
    const made = await timed(() => mutate(many(4_000, (at) => ({ create: { _id: `car-${at}`, _type: 'many' } }))));
    expect(made.status).toBe(200);
    const gone = await timed(() => mutate(many(4_000, (at) => ({ delete: { id: `car-${at}` } }))));
    expect(gone.status).toBe(200);
    expect(gone.ms).toBeLessThan(made.ms * 2 + 2_000);
    expect(await counted('count(*[_type == "many"])')).toBe(0);
  });

  it('that deletes what one document with thousands of references names reads that document once', async () => {
    const target = (at: number) => ({ _key: `k${at}`, _type: 'reference', _ref: `target-${at}`, _weak: true });
    const made = await timed(() => mutate(many(4_000, (at) => ({ create: { _id: `target-${at}`, _type: 'target' } }))));
    await mutate([{ create: { _id: 'hub', _type: 'hub', list: many(4_000, target) } }]);
    const gone = await timed(() => mutate(many(4_000, (at) => ({ delete: { id: `target-${at}` } }))));
    expect(gone.status).toBe(200);
    expect(gone.ms).toBeLessThan(made.ms * 3 + 2_000);
  });

  it('still deletes nothing that something else refers to, and everything that refers to itself alone', async () => {
    const reference = (id: string) => ({ _type: 'reference', _ref: id });
    await mutate([
      { create: { _id: 'lender', _type: 'lender' } },
      { create: { _id: 'offer', _type: 'offer', lender: reference('lender') } },
      { create: { _id: 'draft-offer', _type: 'offer' } },
    ]);
    expect(await mutate([{ delete: { id: 'lender' } }])).toEqual({ status: 409, type: 'mutationError' });
    const late = [{ delete: { id: 'lender' } }, { delete: { id: 'offer' } }];
    const newOne = { patch: { id: 'draft-offer', set: { lender: reference('lender') } } };
    expect((await mutate([...late, newOne])).status).toBe(409);
    expect((await mutate(late)).status).toBe(200);
  });

  it('has a bound of mutations, of actions and of what a query chooses', async () => {
    const deletes = many(5_001, (at) => ({ delete: { id: `none-${at}` } }));
    expect(await mutate(deletes)).toEqual({ status: 413, type: 'transactionTooLargeError' });
    const actions = many(5_001, () => ({ actionType: 'sanity.action.document.delete', publishedId: 'none' }));
    expect((await send({ actions }, 'actions')).status).toBe(413);
    for (const half of ['one', 'two'])
      await mutate(many(2_600, (at) => ({ create: { _id: `${half}-${at}`, _type: 'chosen' } })));
    expect((await mutate([{ delete: { query: '*[_type == "chosen"]' } }])).status).toBe(413);
    expect(await counted('count(*[_type == "chosen"])')).toBe(5_200);
  });

  it('ends in time with an error, changes nothing, and others are served soon after', async () => {
    const chosen = { query: '*[count(*[_type == "chosen" && _id > ^._id]) == 9999999]' };
    const slow = timed(() => mutate(many(500, (at) => ({ patch: { ...chosen, set: { at } } }))));
    const [response, other] = await Promise.all([
      slow,
      timed(() => mutate([{ patch: { id: 'warm', set: { at: 1 } } }])),
    ]);
    expect([400, 408]).toContain(response.status);
    expect(response.ms).toBeLessThan(6_000);
    expect(other).toMatchObject({ status: 200 });
    await mutate([{ patch: { id: 'warm', set: { list: many(40_000, (at) => ({ _key: `k${at}`, at })) } } }]);
    const patches = many(4_000, (at) => ({ patch: { id: 'warm', set: { [`list[_key=="k${39_999 - at}"].at`]: -1 } } }));
    const ended = await timed(() => mutate(patches));
    expect(ended).toMatchObject({ status: 400, type: 'transactionTimeoutError' });
    expect(ended.ms).toBeLessThan(6_000);
    expect(await counted('count(*[_id == "warm"][0].list[at == -1])')).toBe(0);
  });

  it('does not write one long text into thousands of documents', async () => {
    const patch = { query: '*[_type == "chosen"][0...2000]', set: { text: 'x'.repeat(1_000_000) } };
    // Its size ends it, and on a slow machine its time before that.
    expect(['transactionTooLargeError', 'transactionTimeoutError']).toContain((await mutate([{ patch }])).type);
    expect(await counted('count(*[_type == "chosen" && defined(text)])')).toBe(0);
  });

  it('is refused with 400 when it is nested beyond any content', async () => {
    const nested = (depth: number) =>
      sendText(
        `{"mutations":[{"create":{"_id":"deep","_type":"deep","nested":${'['.repeat(depth)}${']'.repeat(depth)}}}]}`,
      );
    for (const depth of [70, 20_000, 500_000]) expect((await nested(depth)).status).toBe(400);
    expect((await nested(40)).status).toBe(200);
  });

  it('of a person who sends costly ones again and again is refused for a while, and others write', async () => {
    const [north, south] = [await service.signIn(), await service.signIn('south-password', 'south@dealer.example')];
    const write = async (cookie: string, mutations: object[]) => {
      const response = await fetch(`${service.url}/v2025-03-04/data/mutate/production`, {
        method: 'POST',
        headers: { cookie, origin: service.url, 'content-type': 'application/json' },
        body: JSON.stringify({ mutations }),
      });
      return response.status;
    };
    const chosen = { query: '*[count(*[_type == "chosen" && _id > ^._id]) == 9999999]' };
    const costly = many(500, (at) => ({ patch: { ...chosen, set: { at } } }));
    // How many fit depends on the machine's speed: each gives back time while it runs.
    const refused = async (): Promise<boolean> => {
      for (let tries = 0; tries < 60; tries += 1) if ((await write(north, costly)) === 429) return true;
      return false;
    };
    expect(await refused()).toBe(true);
    const own = { _type: 'note', site: { _type: 'reference', _ref: 'site-south' } };
    await mutate([{ createIfNotExists: { _id: 'site-south', _type: 'site' } }]);
    expect(await write(south, [{ create: { _id: 'south-note', ...own } }])).toBe(200);
  });

  it('does not bring one document back a thousand times', async () => {
    await mutate([{ createOrReplace: { _id: 'long', _type: 'long', text: 'x'.repeat(1_000_000) } }]);
    const patches = { mutations: many(100, (at) => ({ patch: { id: 'long', set: { at } } })) };
    expect(await send(patches, 'mutate', '?returnDocuments=true')).toEqual({
      status: 413,
      type: 'transactionTooLargeError',
    });
    expect(await counted('count(*[_id == "long" && defined(at)])')).toBe(0);
    expect((await send(patches)).status).toBe(200);
  });
});

describe.skipIf(hosted)('one long document', () => {
  let service: RunningContent;
  beforeAll(async () => {
    service = await RunningContent.start();
    const text = 'x'.repeat(1_000_000);
    await service.client().create({ _id: 'long', _type: 'long', text });
    for (let at = 0; at < 40; at += 1)
      await service
        .client()
        .patch('long')
        .set({ at, text: text + at })
        .commit();
  });
  afterAll(() => service.stop());

  const fetchPath = (path: string) =>
    fetch(`${service.url}/v2025-03-04${path}`, { headers: { authorization: `Bearer ${service.token}` } });

  it('requested a thousand times in one address comes once', async () => {
    const response = (await (await fetchPath(`/data/doc/production/${'long,'.repeat(1_000)}`)).json()) as {
      documents: unknown[];
    };
    expect(response.documents).toHaveLength(1);
  });

  it('has a history that comes in responses of a bounded size, page by page', async () => {
    const seen = new Set<string>();
    let from = '';
    for (let page = 0; page < 20; page += 1) {
      const query = `effectFormat=mendoza&limit=1000&fromTransaction=${from}`;
      const text = await (await fetchPath(`/data/history/production/transactions/long?${query}`)).text();
      expect(text.length).toBeLessThan(40_000_000);
      const ids = text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id);
      for (const id of ids) seen.add(id);
      if (ids.at(-1) === from) break;
      from = ids.at(-1) ?? '';
    }
    expect(seen.size).toBe(41);
  });
});
