import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { browserArguments } from '@/scripts/tags/measure-tag.ts';

/** Turns of a loop, not a time: on the phone that a measurement sets they take four times as long. */
const work = (rounds: number) =>
  `let sum = 0; for (let i = 0; i < ${rounds}; i += 1) sum += Math.sqrt(i) * Math.sin(i); window.sum = sum;`;
/** What cannot be compressed, to a script's real size. */
const filled = (script: string, bytes: number) => `${script}\n//${randomBytes(bytes).toString('hex').slice(0, bytes)}`;

/** Three kinds of tags as vendors make them, with the sizes that the real ones have: nothing here leaves this machine. */
const scripts: Record<string, string> = {
  // Reads the data layer that it was given, and loads nothing more.
  'manager.example': filled(`{ ${work(1e5)} window.managerRan = (window.dataLayer ?? []).length; }`, 34_000),
  // Sends a picture's request with the page, as pixels do.
  'pixel.example': filled(
    `{ ${work(2e5)} window.pixelRan = true; new Image().src = 'https://pixel.example/collect?page=' + location.pathname; }`,
    38_000,
  ),
  // Works long, speaks to its own host, and puts itself above the page.
  'chat.example': filled(
    `{ ${work(1e7)} window.chatRan = true; fetch('https://chat.example/hello').catch(() => {});
      const box = document.createElement('div'); box.style.height = '200px'; box.textContent = 'Chat with us';
      document.body.prepend(box); }`,
    212_000,
  ),
};

export type StandIns = {
  /** Requests that arrived, `chat.example/widget.js`. */
  requests: string[];
  /** A browser that finds the hosts of the tags here. */
  launch(): Promise<Browser>;
  close(): Promise<void>;
};

/** Serves the three over https on this machine, by a certificate that only this browser takes. */
export async function startStandIns(): Promise<StandIns> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-tags-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=tags.example', '-keyout', key, '-out', cert];
  await promisify(execFile)('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]);
  const requests: string[] = [];
  const pair = { key: await readFile(key), cert: await readFile(cert) };
  const server = createServer(pair, ({ headers: { host = '' }, url = '' }, response) => {
    requests.push(host + url);
    response.setHeader('access-control-allow-origin', '*');
    if (!url.startsWith('/widget.js')) return response.writeHead(204).end();
    const script = scripts[host];
    if (!script) return response.writeHead(404).end();
    response.setHeader('content-type', 'text/javascript').end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    launch: () =>
      chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: [
          ...browserArguments,
          `--host-resolver-rules=MAP *.example 127.0.0.1:${port}`,
          '--ignore-certificate-errors',
          // A page whose document a program changed counts as public: it could not load from this machine.
          '--disable-features=LocalNetworkAccessChecks',
          ...['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
        ],
      }),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
