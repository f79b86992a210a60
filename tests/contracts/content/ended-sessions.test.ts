import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { hosted } from './content-service.ts';
import { RunningContent } from './running-content.ts';

describe.skipIf(hosted)('[CMS-05] what a session has opened ends with it', () => {
  let service: RunningContent;
  beforeAll(async () => {
    service = await RunningContent.start();
    await service.client().create({ _id: 'page', _type: 'page' });
  });
  afterAll(() => service.stop());

  const signOut = async (cookie: string) =>
    expect(
      (await fetch(`${service.url}/auth/logout`, { method: 'POST', headers: { cookie, origin: service.url } })).status,
    ).toBe(200);
  const every = encodeURIComponent('*');

  /** A stream by HTTP: what it sent, and whether it is over. */
  async function stream(cookie: string, path: string) {
    const response = await fetch(`${service.url}/v2025-03-04/data/${path}`, { headers: { cookie } });
    const found = { text: '', isOver: false, status: response.status };
    const read = async () => {
      for await (const chunk of response.body ?? []) found.text += Buffer.from(chunk).toString();
    };
    read()
      .catch(() => undefined)
      .finally(() => {
        found.isOver = true;
      });
    await expect.poll(() => found.text).toContain('event: ');
    return found;
  }

  /** A WebSocket: what it sent, and the code by which it was closed. */
  async function socket(cookie: string, path: string, ...messages: object[]) {
    const opened = new WebSocket(`${service.url.replace('http', 'ws')}/v2025-03-04/${path}`, {
      headers: { cookie, origin: service.url },
    });
    const found = { text: '', code: 0, opened };
    opened.on('message', (data) => {
      found.text += String(data);
    });
    opened.on('close', (code) => {
      found.code = code;
    });
    await new Promise((resolve, reject) => opened.on('open', resolve).on('error', reject));
    for (const message of messages) opened.send(JSON.stringify(message));
    if (messages.length > 0) await expect.poll(() => found.text).not.toBe('');
    return found;
  }

  const subscribe = { jsonrpc: '2.0', id: 1, method: 'presence_subscribe', params: {} };
  async function opened(cookie: string) {
    const streams = [
      await stream(cookie, `listen/production?includeResult=true&query=${every}`),
      await stream(cookie, 'live/events/production?includeDrafts=true'),
    ];
    const lane = { open: 1, url: `/data/listen/production?includeResult=true&query=${every}` };
    const sockets = [
      await socket(cookie, '_mux', lane),
      await socket(cookie, '_mux'),
      await socket(cookie, 'socket/production', subscribe),
    ];
    return { streams, sockets };
  }
  const isOver = ({ streams, sockets }: Awaited<ReturnType<typeof opened>>) =>
    streams.every((one) => one.isOver) && sockets.every(({ code }) => code === 1008);
  const textOf = ({ streams, sockets }: Awaited<ReturnType<typeof opened>>) =>
    [...streams, ...sockets].map(({ text }) => text).join();

  it('at a sign-out, and what other sessions of the same person have open stays', async () => {
    const [leaving, staying] = [await service.signIn(), await service.signIn()];
    const [gone, other] = [await opened(leaving), await opened(staying)];
    await signOut(leaving);
    await expect.poll(() => isOver(gone)).toBe(true);
    await service.client().patch('page').set({ title: 'After the sign-out' }).commit();
    await expect.poll(() => other.streams[0]?.text).toContain('After the sign-out');
    expect(textOf(gone)).not.toContain('After the sign-out');
    expect(isOver(other)).toBe(false);
    for (const one of other.sockets) one.opened.terminate();
  });

  it('at a sign-out, whatever a client that stays sends meanwhile', async () => {
    const cookie = await service.signIn();
    const colleague = await socket(await service.signIn(), 'socket/production', subscribe);
    const leaving = await socket(cookie, 'socket/production', subscribe);
    await signOut(cookie);
    const data = { sessionId: 'tab', locations: [{ documentId: 'still-here' }] };
    leaving.opened.send(JSON.stringify({ ...subscribe, method: 'presence_announce', params: { data } }));
    await expect.poll(() => leaving.code).toBe(1008);
    expect(colleague.text).not.toContain('still-here');
    colleague.opened.terminate();
  });

  it('at a new password, also what was opened again before the service had read it', async () => {
    const cookie = await service.signIn();
    const people = Array.from({ length: 8 }, (_, at) => ({
      id: `u-${at}`,
      name: 'Somebody',
      email: `u${at}@dealer.example`,
      password: `a password ${at}`,
      roles: ['dealer'],
      site: 'other',
    }));
    // People before this one make sure that the password is read after the streams are open.
    await service.restart((setup) => ({
      ...setup,
      users: [...people, ...setup.users.map((user) => ({ ...user, password: `new ${user.password}` }))],
    }));
    const again = await opened(cookie);
    await expect.poll(() => isOver(again)).toBe(true);
    const response = await fetch(`${service.url}/v2025-03-04/users/me`, { headers: { cookie } });
    expect(response.status).toBe(401);
  });

  it('when its owner is no member any more, and it does not count again when the owner comes back', async () => {
    const cookie = await service.signIn('new south-password', 'south@dealer.example');
    expect(cookie).not.toBe('');
    const without: object[] = [];
    await service.restart((setup) => {
      without.push(...setup.users);
      return { ...setup, users: setup.users.filter(({ id }) => id !== 'u-south') };
    });
    const status = async () =>
      (await fetch(`${service.url}/v2025-03-04/data/listen/production?query=${every}`, { headers: { cookie } })).status;
    expect(await status()).toBe(401);
    await service.restart((setup) => ({ ...setup, users: without }));
    expect(await status()).toBe(401);
  });

  it('and other roles count from the first event on', async () => {
    const cookie = await service.signIn('new north-password');
    await service.restart((setup) => ({
      ...setup,
      roles: setup.roles.map((role) => ('name' in role && role.name === 'dealer' ? { ...role, grants: [] } : role)),
    }));
    const path = `listen/production?includeResult=true&query=${every}`;
    const heard = await stream(cookie, path);
    const live = await stream(cookie, 'live/events/production?includeDrafts=true');
    await service.client().patch('page').set({ title: 'For administrators' }).commit();
    await service.client().patch('page').set({ title: 'For administrators still' }).commit();
    await signOut(cookie);
    await expect.poll(() => heard.isOver && live.isOver).toBe(true);
    expect(heard.text).not.toContain('For administrators');
    expect(live.text).not.toContain('event: message');
  });
});
