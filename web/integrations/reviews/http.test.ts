import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { httpSnap21, open } from './http.ts';
import { snap21Failure } from './port.ts';

const now = Date.UTC(2026, 10, 23);
const statuses: Record<string, number> = { down: 502, missing: 404 };
const bodies: Record<string, string> = {
  nonsense: '<html>',
  'without a rating': '{"stars":5}',
  'a rating above five': '{"rating":48,"stars":5}',
};
const faults = [...Object.keys(statuses), ...Object.keys(bodies)];

describe('[LOC-10] Snap 21 over HTTP', () => {
  const requests: { url: string | undefined; authorization: string | undefined }[] = [];
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer(({ url, headers: { authorization } }, response) => {
      requests.push({ url, authorization });
      if (url?.includes('slow')) return;
      const orgId = new URL(url ?? '', 'http://x').searchParams.get('orgId') ?? '';
      response.statusCode = statuses[orgId] ?? 200;
      response.end(bodies[orgId] ?? '{"rating":"4.7","stars":4.5}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ratings?v=2`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const rating = (orgId: string, signal = AbortSignal.timeout(5_000)) => httpSnap21(url, 'a key')(orgId, signal);

  it('requests the organisation, with the key, at the address of the environment', async () => {
    expect(await rating('21-44 08&x=1')).toEqual({ rating: 4.7, stars: 4.5 });
    expect(requests.at(-1)).toEqual({ url: '/ratings?v=2&orgId=21-44+08%26x%3D1', authorization: 'Bearer a key' });
    await httpSnap21(url, undefined)('x', AbortSignal.timeout(5_000));
    expect(requests.at(-1)?.authorization).toBeUndefined();
  });

  it.each(faults)('rejects when the response is %s', async (orgId) => {
    await expect(rating(orgId)).rejects.toThrow();
  });

  it.each(faults)(
    'shows no rating when the response is %s, logs it once, and requests it again after a minute',
    async (orgId) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
      const reviews = open({ SNAP21_URL: url, SNAP21_KEY: undefined });
      const before = requests.length;
      expect(await reviews?.ratingOf({ locations: [] }, orgId)).toEqual({ response: null, untilMs: now + 60_000 });
      vi.setSystemTime(now + 59_999);
      expect((await reviews?.ratingOf({ locations: [] }, orgId))?.response).toBeNull();
      expect(requests.length).toBe(before + 1);
      expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
        expect.objectContaining({ event: 'snap21-unavailable', orgId, message: snap21Failure }),
      ]);
      vi.setSystemTime(now + 60_000);
      await reviews?.ratingOf({ locations: [] }, orgId);
      expect(requests.length).toBe(before + 2);
    },
  );

  it('is requested once an hour for each organisation', async () => {
    const reviews = open({ SNAP21_URL: url, SNAP21_KEY: undefined });
    const response = { rating: 4.7, stars: 4.5 };
    expect(await reviews?.ratingOf({ locations: [] }, 'a')).toEqual({ response, untilMs: now + 3_600_000 });
    const before = requests.length;
    await reviews?.ratingOf({ locations: [] }, 'a');
    expect(requests.length).toBe(before);
  });

  it('is not waited for', async () => {
    await expect(rating('slow', AbortSignal.timeout(50))).rejects.toThrow();
  });
});
