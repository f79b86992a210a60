import { describe, expect, it, vi } from 'vitest';
import { homewardFetch, quietFetch } from './offline-shim.ts';

function watched() {
  const onward = vi.fn<typeof fetch>(async () => new Response('from the network'));
  return { onward, quiet: quietFetch(onward) };
}

describe('with the embedded content service', () => {
  it.each([
    ['https://sanity-cdn.com/v1/modules/sanity/latest/%5E6', 200],
    ['https://api.sanity.io/vX/intake/feedback', 503],
    ['https://p.api.sanity.io/v1/anything', 503],
    ['http://a.localhost:3000/lake/v1/ping?tag=sanity.studio.protocol-check', 200],
  ])('%s gets its response without the network', async (address, status) => {
    const { onward, quiet } = watched();
    for (const input of [address, new URL(address), new Request(address)])
      expect((await quiet(input)).status).toBe(status);
    expect(onward).not.toHaveBeenCalled();
  });

  it.each([
    'http://a.localhost:3000/lake/v1/data/query/production?query=*',
    'http://a.localhost:3000/lake/v1/ping',
    '/studio/config.js',
    'https://notsanity.io/',
    'https://sanity.io.example/',
  ])('%s goes onward as it is', async (address) => {
    const { onward, quiet } = watched();
    const init = { method: 'POST' };
    expect(await (await quiet(address, init)).text()).toBe('from the network');
    expect(onward).toHaveBeenCalledWith(address, init);
  });
});

it('requests to the project’s own host name go to the content service', async () => {
  const requests: string[] = [];
  const onward: typeof fetch = async (input) => {
    requests.push(input instanceof Request ? input.url : String(input));
    return new Response();
  };
  const fetchHome = homewardFetch('http://localhost:3000/lake', 'forecourt', onward);
  await fetchHome('http://forecourt.localhost:3000/lake/v2021-06-07/users/me?tag=x');
  await fetchHome(new Request('http://forecourt.localhost:3000/lake/v1/ping'));
  await fetchHome('http://forecourt.localhost:3000/studio');
  expect(requests).toEqual([
    'http://localhost:3000/lake/v2021-06-07/users/me?tag=x',
    'http://localhost:3000/lake/v1/ping',
    'http://forecourt.localhost:3000/studio',
  ]);
});
