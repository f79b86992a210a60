import { createServer, request as httpRequest, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates, TLSSocket } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { testCertificate } from './certificate.fixture.ts';
import { proxyToContent } from './content-proxy.ts';
import { proxyUpgrade } from './socket-proxy.ts';

const certificates = getCACertificates('default');
const shop = 'southbank-ford.localhost:3000';
const fronts: Server[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listening = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const requestedName = (socket: unknown) => (socket instanceof TLSSocket && socket.servername) || 'none';

/** Reports which name the front named in the TLS handshake, and which Host it passed on. */
const content = createSecureServer(testCertificate, (request, response) => {
  response.end(`${requestedName(request.socket)} ${request.headers.host}`);
});
new WebSocketServer({ server: content, path: '/_mux' }).on('connection', (socket, request) => {
  socket.on('message', (copy) => socket.send(`${requestedName(request.socket)} ${request.headers.host} ${copy}`));
});

async function frontTo(host: string): Promise<number> {
  const origin = `https://${host}:${portOf(content)}`;
  const front = createServer((request, response) => proxyToContent(request, response, origin));
  front.on('upgrade', (request, socket, head) => proxyUpgrade(request, socket, head, origin));
  fronts.push(front);
  await listening(front);
  return portOf(front);
}

function get(port: number) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, path: '/lake/x', headers: { host: shop } }, async (incoming) => {
      let text = '';
      for await (const chunk of incoming) text += chunk;
      resolve({ status: incoming.statusCode, text });
    })
      .on('error', reject)
      .end();
  });
}

function echoed(port: number, copy: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/lake/_mux`, { headers: { host: shop } });
    socket.on('open', () => socket.send(copy)).on('error', reject);
    socket.on('message', (data) => {
      resolve(String(data));
      socket.close();
    });
  });
}

describe('a content service behind https', () => {
  beforeAll(() => listening(content));
  afterEach(() => {
    setDefaultCACertificates(certificates);
    for (const front of fronts.splice(0)) front.close();
  });
  afterAll(() => {
    content.closeAllConnections();
    content.close();
  });

  // This runs first: a connection that was trusted once is reused.
  it('gets no request when its certificate is of no trusted authority', async () => {
    const port = await frontTo('localhost');
    expect((await get(port)).status).toBe(502);
    await expect(echoed(port, 'hello')).rejects.toThrow();
  });

  it.each([
    ['localhost', 'localhost'],
    ['127.0.0.1', 'none'],
  ])(
    '[CMS-04] at %s carries requests and WebSockets, by its own name whatever Host is passed on',
    async (host, name) => {
      setDefaultCACertificates([...certificates, testCertificate.cert]);
      const port = await frontTo(host);
      expect(await get(port)).toEqual({ status: 200, text: `${name} ${shop}` });
      expect(await echoed(port, 'hello')).toBe(`${name} ${shop} hello`);
    },
  );
});
