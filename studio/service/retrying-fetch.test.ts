import { describe, expect, it } from 'vitest';
import { retryingFetch } from './retrying-fetch.ts';
import { serviceWatch } from './service-watch.ts';

const host = 'http://shop.localhost/lake';
const write = `${host}/v1/data/actions/production`;

/**
 * A service that can be made unreachable, and that stores what it was sent, as a real one stores
 * transactions.
 */
function service() {
  const state = { away: false, losesAnswers: false, taken: [] as string[], asked: [] as string[] };
  const respond = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = input instanceof Request ? input.url : String(input);
    state.asked.push(`${init?.method ?? 'GET'} ${address.replace(host, '')}`);
    if (state.away) return Response.json({ error: { type: 'contentUnavailable' } }, { status: 502 });
    if (init?.method !== 'POST') return Response.json({ documents: state.taken.length });
    const { transactionId } = JSON.parse(String(init.body));
    if (state.taken.includes(transactionId)) {
      const description = `Transaction ${JSON.stringify(transactionId)} already exists`;
      return Response.json({ error: { type: 'transactionExistsError', description } }, { status: 409 });
    }
    state.taken.push(transactionId);
    if (!state.losesAnswers) return Response.json({ transactionId });
    state.losesAnswers = false;
    return new Response(null, { status: 502 });
  };
  const watch = serviceWatch(async () => !state.away, 5);
  return { state, watch, fetch: retryingFetch(host, watch, respond) };
}

const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

describe('a request of the studio while the content service is away', () => {
  it('[CMS-01] gets its response once it is back, writes before reads', async () => {
    const { state, watch, fetch } = service();
    state.away = true;
    await fetch('http://elsewhere.example/x');
    const requests = [fetch(write, post({ actions: [], transactionId: 'one' })), fetch(`${host}/v1/data/doc/a`)];
    await expect.poll(() => watch.awaySince).not.toBeNull();
    requests.push(fetch(`${host}/v1/data/doc/b`), fetch(write, post({ actions: [], transactionId: 'two' })));
    state.away = false;
    const [first, , read, second] = await Promise.all(requests);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(await read?.json()).toEqual({ documents: 2 });
    expect(state.taken.toSorted()).toEqual(['one', 'two']);
    expect(watch.awaySince).toBeNull();
  });

  it('is taken once when only the response got lost, whether or not the studio gave it an id', async () => {
    const { state, fetch } = service();
    for (const body of [{ actions: [], transactionId: 'mine' }, { actions: [] }]) {
      state.losesAnswers = true;
      const response = await fetch(write, post(body));
      expect(await response.json()).toEqual({ transactionId: state.taken.at(-1) });
    }
    expect(state.taken).toHaveLength(2);
    expect(state.taken[0]).toBe('mine');
  });

  it('ends when the caller gives up, and a refusal of the service stays one', async () => {
    const { state, fetch } = service();
    state.away = true;
    const leaving = new AbortController();
    const response = fetch(`${host}/v1/data/doc/a`, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(response).rejects.toThrow('left');
    state.away = false;
    await fetch(write, post({ transactionId: 'one' }));
    expect((await fetch(write, post({ transactionId: 'one' }))).status).toBe(409);
  });

  it('fails at once where it cannot be sent again, a file for instance', async () => {
    const { state, fetch } = service();
    state.away = true;
    const file = await fetch(`${host}/v1/assets/images/production`, { method: 'POST', body: new Blob(['x']) });
    expect(file.status).toBe(502);
    expect(state.asked).toHaveLength(1);
  });
});
