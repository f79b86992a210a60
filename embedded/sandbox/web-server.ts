import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { guarded } from './last-resort.ts';
import type { Store } from './store.ts';
import { answer } from './web.ts';

/** Far more than the two or three senders of one machine need. */
const mostConnections = 100;
const wholeRequestMs = 10_000;

/** The sandbox's HTTP face: what cannot be answered is refused, and nobody holds a connection by saying nothing. */
export function webServer(store: Store): Server {
  const server = createServer(
    { requestTimeout: wholeRequestMs, headersTimeout: 5_000, connectionsCheckingInterval: 2_500 },
    guarded(
      'request',
      (request: IncomingMessage, response: ServerResponse) => answer(store, request, response),
      (_request, response) => {
        if (response.headersSent) response.destroy();
        else response.writeHead(400, { connection: 'close' }).end();
      },
    ),
  );
  server.maxConnections = mostConnections;
  return server;
}
