import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket as Socket } from 'ws';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

type Presence = { method?: string; id?: unknown; result?: unknown; params?: { result: Record<string, unknown> } };

describe.skipIf(hosted)('people', () => {
  let service: RunningContent;
  let cookie = '';
  beforeAll(async () => {
    service = await RunningContent.start();
    cookie = await service.signIn();
  });
  afterAll(() => service.stop());

  const get = async (path: string, headers: Record<string, string> = { cookie }) =>
    fetch(`${service.url}/v2025-03-04${path}`, { headers, redirect: 'manual' });

  it('[CMS-01] the signed-in person with roles; 401 without a session', async () => {
    expect(await (await get('/users/me')).json()).toMatchObject({
      id: 'u-north',
      name: 'North',
      roles: [{ name: 'dealer', title: 'Dealer' }],
    });
    expect((await get('/users/me', {})).status).toBe(401);
  });

  it('[CMS-05] the studio receives the grants with the dealer’s own site in them', async () => {
    const grants = await (await get('/projects/forecourt/datasets/production/acl')).json();
    expect(grants).toContainEqual({
      filter: 'site._ref == "site-" + "north"',
      permissions: expect.arrayContaining(['update']),
    });
  });

  it('[CMS-05] the name of another dealer’s editor is readable, the address is not', async () => {
    expect(await (await get('/users/u-south')).json()).toMatchObject({ displayName: 'South', email: '' });
    expect(await (await get('/users/u-north')).json()).toMatchObject({ email: 'north@dealer.example' });
    const asManager = { authorization: `Bearer ${service.token}` };
    expect(await (await get('/users/u-south', asManager)).json()).toMatchObject({ email: 'south@dealer.example' });
  });

  it('[CMS-01] the sign-in page is a form without script, and leads back to where one came from', async () => {
    const page = await get('/auth/login', {});
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<label for="email">Email</label>');
    const back = await get(`/auth/login?origin=${encodeURIComponent(`${service.url}/studio/desk`)}`);
    expect(back.headers.get('location')).toBe(`${service.url}/studio/desk`);
  });

  it('the sign-in leads to no other site', async () => {
    const hosts = [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/\t/elsewhere.example',
    ];
    const hidden = [
      '/\n/elsewhere.example',
      '/.//elsewhere.example',
      '/x/..//elsewhere.example',
      '\t//elsewhere.example',
    ];
    for (const elsewhere of [...hosts, ...hidden, 'javascript:alert(1)', '']) {
      const back = await get(`/auth/login?origin=${encodeURIComponent(elsewhere)}`);
      expect(back.headers.get('location')).toBe('/studio');
    }
  });

  it('the cookie is out of reach for scripts and other sites', async () => {
    const response = await fetch(`${service.url}/auth/login`, {
      method: 'POST',
      headers: { origin: service.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: 'North@Dealer.example', password: 'north-password' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it('signing out ends the session itself, not only the cookie', async () => {
    const mine = await service.signIn();
    expect((await get('/users/me', { cookie: mine })).status).toBe(200);
    expect((await get('/auth/logout', { cookie: mine })).status).toBe(200);
    expect((await get('/users/me', { cookie: mine })).status).toBe(401);
  });

  it('a path beyond ASCII is led to, encoded', async () => {
    const back = await get(`/auth/login?origin=${encodeURIComponent('/studio/日本?a=é')}`);
    expect(back.headers.get('location')).toBe('/studio/%E6%97%A5%E6%9C%AC?a=%C3%A9');
  });

  it('a hand-over link signs no person in as another without a question', async () => {
    const south = await service.signIn('south-password', 'south@dealer.example');
    const issue = async () => {
      const response = await fetch(`${service.url}/auth/handoff`, {
        method: 'POST',
        headers: { cookie: south, origin: service.url },
      });
      return String(((await response.json()) as { code: string }).code);
    };
    const north = await service.signIn();
    const code = await issue();
    const question = await get(`/auth/handoff?code=${code}&origin=/studio/desk`, { cookie: north });
    expect([question.status, question.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await question.text()).toContain('You are signed in here as North');
    const confirm = (origin: string) =>
      fetch(`${service.url}/auth/handoff/confirm`, {
        method: 'POST',
        headers: { cookie: north, origin },
        body: new URLSearchParams({ code, origin: '/studio/desk' }),
        redirect: 'manual',
      });
    expect((await confirm('https://elsewhere.example')).status).toBe(403);
    const confirmed = await confirm(service.url);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/studio/desk']);
    const cookieNow = confirmed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await get('/users/me', { cookie: cookieNow })).json()).toMatchObject({ id: 'u-south' });
    expect((await get('/users/me', { cookie: north })).status).toBe(401);
    expect((await confirm(service.url)).headers.get('location')).toMatch(/^\.\.\/login\?/);
    // Who is signed in as that very person already needs no session more.
    const same = await get(`/auth/handoff?code=${await issue()}&origin=/studio/desk`, { cookie: cookieNow });
    expect([same.status, same.headers.get('location'), same.headers.get('set-cookie')]).toEqual([
      303,
      '/studio/desk',
      null,
    ]);
  });

  it('a hand-over link does not sign in without a question where no person is signed in either', async () => {
    const south = await service.signIn('south-password', 'south@dealer.example');
    const issued = await fetch(`${service.url}/auth/handoff`, {
      method: 'POST',
      headers: { cookie: south, origin: service.url },
    });
    const { code } = (await issued.json()) as { code: string };
    const question = await get(`/auth/handoff?code=${code}&origin=/studio/desk`, {});
    expect([question.status, question.headers.get('set-cookie')]).toEqual([200, null]);
    const page = await question.text();
    expect(page).toContain('This link signs you in as South');
    expect(page).not.toContain('Stay signed in');
    const confirmed = await fetch(`${service.url}/auth/handoff/confirm`, {
      method: 'POST',
      headers: { origin: service.url },
      body: new URLSearchParams({ code, origin: '/studio/desk' }),
      redirect: 'manual',
    });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/studio/desk']);
    expect(confirmed.headers.get('set-cookie')).toContain('contentSession=');
  });

  it('what is for its reader alone is stored by no cache: the export, refusals, redirects', async () => {
    const paths = ['/data/export/production', '/users/me', '/auth/login', '/data/query/production', '/nowhere'];
    for (const path of paths) expect((await get(path)).headers.get('cache-control'), path).toBe('no-store');
    expect((await get('/data/export/production', {})).headers.get('cache-control')).toBe('no-store');
  });

  it('the studio’s settings of a person are stored', async () => {
    const response = await fetch(`${service.url}/v1/users/me/keyvalue`, {
      method: 'PUT',
      headers: { cookie, origin: service.url, 'content-type': 'application/json' },
      body: JSON.stringify([{ key: 'layout', value: { wide: true } }]),
    });
    expect(response.status).toBe(200);
    expect(await (await get('/users/me/keyvalue/layout')).json()).toEqual([{ key: 'layout', value: { wide: true } }]);
  });

  it('settings of one person have a bound, and thousands of them cost one write', async () => {
    const put = async (list: unknown) => {
      const response = await fetch(`${service.url}/v2025-03-04/users/me/keyvalue`, {
        method: 'PUT',
        headers: { cookie, origin: service.url, 'content-type': 'application/json' },
        body: JSON.stringify(list),
      });
      return response.status;
    };
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, at) => ({ key: `setting-${from + at}`, value: at }));
    const begun = performance.now();
    expect(await put(many(20_000))).toBe(413);
    expect(await put([{ key: 'long', value: 'x'.repeat(200_000) }])).toBe(413);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(await put(many(400))).toBe(200);
    expect(await put(many(400, 300))).toBe(413);
    const stored = await (await get('/users/me/keyvalue/setting-399,setting-699')).json();
    expect(stored).toEqual([
      { key: 'setting-399', value: 399 },
      { key: 'setting-699', value: null },
    ]);
  });

  it('[CMS-01] editors see where others are, and see them leave when their tab closes', async () => {
    const open = async () => {
      const socket = new Socket(`${service.url.replace('http', 'ws')}/v2022-06-30/socket/production`, {
        headers: { cookie, origin: service.url },
      });
      const heard: Presence[] = [];
      socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
      await new Promise<void>((resolve, reject) => {
        socket.on('open', () => resolve());
        socket.on('error', reject);
      });
      return { socket, heard };
    };
    const [one, other] = [await open(), await open()];
    one.socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'presence_subscribe', params: {} }));
    await vi.waitFor(() => expect(one.heard[0]).toMatchObject({ id: 1, result: expect.any(String) }));
    const data = { sessionId: 'tab-2', locations: [{ type: 'document', documentId: 'page' }] };
    other.socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'presence_announce', params: { data } }));
    const results = () => one.heard.flatMap(({ params }) => (params ? [params.result] : []));
    await vi.waitFor(() => expect(results()).toContainEqual({ type: 'state', i: 'u-north', m: data }));
    other.socket.terminate();
    const gone = { type: 'disconnect', i: 'u-north', m: { session: 'tab-2' } };
    await vi.waitFor(() => expect(results()).toContainEqual(gone));
    one.socket.close();
  });
});
