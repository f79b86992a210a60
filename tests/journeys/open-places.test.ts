import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { instance, shop } from './shop.ts';

const slug = 'coastline-mazda';
const host = `${slug}.localhost:${instance().port}`;
/** More than pages are rendered at once (web/front/pages/render-limit.ts). */
const many = 8 * availableParallelism() + 8;
const newPage = () => shop(slug, `/search/used-cars?query=${randomUUID()}`);

/** The session cookie of the site's own demo staff. */
async function signIn(): Promise<string> {
  const person = instance().services.staff.find(({ site }) => site === slug);
  const body = new URLSearchParams({ email: person?.email ?? '', password: person?.password ?? '' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` };
  const response = await shop(slug, '/lake/auth/login', { method: 'POST', headers, body });
  return response.headers['set-cookie']?.split(';')[0] ?? '';
}

/** The stream of an open desk, once it has begun. */
function openDesk(cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const requested = { host: '127.0.0.1', port: instance().port, path: '/api/desk/events', headers: { host, cookie } };
    request({ ...requested, agent: false })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** An enquiry of which only the beginning comes. */
function dripping(): Socket {
  const socket = connect(instance().port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    `POST /api/leads HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"form":`,
  );
  return socket;
}

describe('who holds a connection and makes no work', () => {
  it('[OPS-04] many open desks keep no shopper waiting', async () => {
    const cookie = await signIn();
    const desks = await Promise.all(Array.from({ length: many }, () => openDesk(cookie)));
    onTestFinished(() => desks.forEach((desk) => void desk.destroy()));
    expect(new Set(desks.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(desks.map(({ headers }) => headers['content-type']))).toEqual(new Set(['text/event-stream']));
    expect((await newPage()).status).toBe(200);
    expect((await shop(slug, '/api/search-suggestions?query=maz')).status).toBe(200);
  });

  it('[OPS-04] enquiries that are sent byte by byte block no other client’s page, nor its enquiry', async () => {
    const sockets = Array.from({ length: many }, dripping);
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await newPage()).status).toBe(200);
    const body = JSON.stringify({ form: 'none', filled: {} });
    const headers = { 'content-type': 'application/json' };
    expect((await shop(slug, '/api/leads', { method: 'POST', headers, body })).status).toBeLessThan(500);
  });

  it('[VDP-10] [VDP-11] the card, the sheet and the code of a vehicle are files of their kinds', async () => {
    const { body } = await shop(slug, '/search/used-cars');
    const path = /href="(\/cars\/[\w-]+)"/.exec(body)?.[1] ?? '';
    const files = ['card.jpg', `${path.split('/').at(-1)}.pdf`, 'qr.svg'];
    const responses = await Promise.all(files.map((file) => shop(slug, `${path}/${file}`)));
    expect(responses.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
      [200, 'image/jpeg'],
      [200, 'application/pdf'],
      [200, 'image/svg+xml'],
    ]);
    const [card, sheet, code] = responses.map((result) => result.body);
    expect(card?.length).toBeGreaterThan(5_000);
    expect(sheet).toMatch(/^%PDF-/);
    expect(code).toMatch(/^<svg/);
  });
});
