import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { frontParts } from '@/web/front/front.fixture.ts';
import { Front } from '@/web/front/front.ts';
import { frontServer } from '@/web/front/front-server.ts';

/** A request as a service behind the front read it. */
type Seen = { method: string; url: string; body: string };

const listening = (server: Server) =>
  new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

/**
 * A front with one content service behind it, which names in each response the request that it
 * belongs to.
 */
export class AttackedFront {
  readonly seen: Seen[] = [];
  readonly #servers: Server[] = [];
  port = 0;

  async listen(): Promise<this> {
    const content = createServer((request, response) => this.#echo(request, response));
    content.on('upgrade', (request, socket) => {
      this.seen.push({ method: 'UPGRADE', url: request.url ?? '', body: '' });
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    });
    const contentUrl = `http://127.0.0.1:${await listening(content)}`;
    const next = async (request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Content-Type', 'text/html').end(`<p>${request.url}</p>`);
    };
    const front = frontServer(
      new Front(await frontParts(next, { contentUrl, searchUrl: contentUrl })),
      { contentUrl, next: null },
      { head: 2_000, body: 2_000, upload: 4_000, lookEvery: 200, silent: 5_000 },
    );
    this.#servers.push(front, content);
    this.port = await listening(front);
    return this;
  }

  async #echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    try {
      for await (const chunk of request) body += chunk;
    } catch {
      return;
    }
    const { method = '', url = '' } = request;
    this.seen.push({ method, url, body });
    response.writeHead(200, { 'x-answers': url, 'content-type': 'text/plain' });
    response.end(method === 'HEAD' ? undefined : `${method} ${url} ${body}`);
  }

  async close(): Promise<void> {
    for (const server of this.#servers) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  }
}
