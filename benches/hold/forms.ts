import { connect, type Socket } from 'node:net';
import type { Count, Outcome } from './attack.ts';
import { sendRequest } from './send-request.ts';

const [slug, otherSlug] = ['southbank-ford', 'coastline-mazda'];
/** What a page out of the cache may take beside a form of megabytes, milliseconds. */
const maxMs = 1_000;
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };

type Post = { what: string; first: string; headers: Record<string, string>; body: string };

const fields = (max: number) => Array.from({ length: max }, (_, at) => `field${at}`);
const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;

const posts: Post[] = [
  {
    what: 'a form of 2 MB in 200,000 fields',
    first: 'web stops for 10 s',
    headers: urlencoded,
    body: fields(200_000).join('=1&').slice(0, 2_000_000),
  },
  {
    what: 'a form of 4.9 MB in parts',
    first: 'web stops for 55 s and is ended',
    headers: multipart,
    body: `${fields(75_000).map(part).join('').slice(0, 4_900_000)}\r\n--b--\r\n`,
  },
];

/** Anonymous forms that cost much, and one sender's slow ones, beside other shoppers. */
export async function forms(port: number): Promise<Outcome> {
  const counts: Count[] = [];
  const faults: string[] = [];
  for (const { what, first, headers, body } of posts) {
    await sendRequest(port, otherSlug, '/');
    const sending = sendRequest(port, slug, '/contact-us', { method: 'POST', headers, body });
    let worst = 0;
    for (let at = 0; at < 20; at += 1) worst = Math.max(worst, (await sendRequest(port, otherSlug, '/')).ms);
    const { status, ms } = await sending;
    counts.push({
      what,
      first,
      now: `${status} after ${ms.toFixed(0)} ms; a page beside it ${worst.toFixed(0)} ms at worst`,
    });
    if (status !== 413 || worst > maxMs)
      faults.push(`${what}: ${status}, a page beside it took ${worst.toFixed(0)} ms`);
  }
  const served = await besideSlowPosts(port, 740);
  counts.push({ what: "of 12 other dealer's shoppers beside 740 slow posts, served", first: '0', now: String(served) });
  if (served < 12) faults.push(`${12 - served} shoppers were refused beside one sender's slow posts`);
  return { counts, faults };
}

async function besideSlowPosts(port: number, maxCount: number): Promise<number> {
  const head = `POST /api/leads HTTP/1.1\r\nHost: ${slug}.localhost\r\nX-Forwarded-For: 198.51.100.7\r\nContent-Length: 99000\r\n\r\n`;
  const body = 'x'.repeat(95_000);
  const sockets: Socket[] = Array.from({ length: maxCount }, () =>
    connect(port, '127.0.0.1').on('error', () => undefined),
  );
  await Promise.all(sockets.map((socket) => new Promise((written) => socket.write(head + body, written))));
  let served = 0;
  for (let at = 0; at < 12; at += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${100 + at}` };
    const sent = { method: 'POST', headers, body: '{"form":"call-back","filled":{}}' };
    // A missing field is named; what has no room is 503.
    if ((await sendRequest(port, otherSlug, '/api/leads', sent)).status === 400) served += 1;
  }
  for (const socket of sockets) socket.destroy();
  return served;
}
