import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, visitor } from './browser.ts';
import { carsToSee } from './cars-to-see.ts';
import { instance } from './shop.ts';

/** A slow line: pieces of a page in bytes, and the pause after each in milliseconds. */
const piece = { bytes: 3_000, ms: 40 };

async function sendSlowly(body: Buffer, response: ServerResponse): Promise<void> {
  for (let at = 0; at < body.length; at += piece.bytes) {
    response.write(body.subarray(at, at + piece.bytes));
    await pause(piece.ms);
  }
  response.end();
}

/** The instance behind a slow line. Pictures, styles and scripts come at once. */
const line = createServer((incoming, response) => {
  const { port } = instance();
  const host = (incoming.headers.host ?? '').replace(/:\d+$/, `:${port}`);
  const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
  const options = { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers };
  const outgoing = request(options, async (reply) => {
    const {
      'content-length': _length,
      'transfer-encoding': _encoding,
      connection: _connection,
      ...rest
    } = reply.headers;
    response.writeHead(reply.statusCode ?? 502, rest);
    if (!rest['content-type']?.startsWith('text/html')) return reply.pipe(response);
    await sendSlowly(Buffer.concat(await reply.toArray()), response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
});

let browser: Browser;
let port: number;
beforeAll(async () => {
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  ({ port } = line.address() as AddressInfo);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  line.closeAllConnections();
  line.close();
});

const car = carsToSee().photos;

it.each([
  ['ranges-volkswagen', '/', 1440],
  ['meridian-group', '/', 1440],
  ['southbank-ford', '/contact-us', 1440],
  ['southbank-ford', '/', 390],
  [car.site, car.path, 390],
] as const)(
  '[MED-07] [BLK-10] %s%s does not move while it arrives on a slow line, at %i px',
  async (slug, path, width) => {
    const { context, page, errors } = await visitor(browser, { viewport: { width, height: 900 } });
    await page.addInitScript(() => {
      const moves: string[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
          moves.push(`${entry.value.toFixed(4)} ${entry.sources[0]?.node?.textContent?.slice(0, 60)}`);
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { moves });
    });
    await page.goto(`http://${slug}.localhost:${port}${path}`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { moves: string[] }).moves)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  },
);
