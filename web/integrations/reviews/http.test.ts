import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpSnap21 } from './http.ts';

describe('[LOC-10] Snap 21 over HTTP', () => {
  const requests: { url: string | undefined; authorization: string | undefined }[] = [];
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer(({ url, headers: { authorization } }, response) => {
      requests.push({ url, authorization });
      if (url?.includes('slow')) return;
      if (url?.includes('down')) response.statusCode = 502;
      response.end(url?.includes('nonsense') ? '<html>' : '{"rating":"4.7","stars":4.5}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ratings?v=2`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const rating = (orgId: string, signal = AbortSignal.timeout(5_000)) => httpSnap21(url, 'a key')(orgId, signal);

  it('requests the organisation, with the key, at the address of the environment', async () => {
    expect(await rating('21-44 08&x=1')).toEqual({ rating: '4.7', stars: 4.5 });
    expect(requests.at(-1)).toEqual({ url: '/ratings?v=2&orgId=21-44+08%26x%3D1', authorization: 'Bearer a key' });
    await httpSnap21(url, undefined)('x', AbortSignal.timeout(5_000));
    expect(requests.at(-1)?.authorization).toBeUndefined();
  });

  it.each(['down', 'nonsense'])('rejects when the response is %s', async (orgId) => {
    await expect(rating(orgId)).rejects.toThrow();
  });

  it('is not waited for', async () => {
    await expect(rating('slow', AbortSignal.timeout(50))).rejects.toThrow();
  });
});
