import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { guarded } from './log.ts';
import type { Payments } from './payments/payments.ts';
import type { Store } from './store.ts';
import { respond } from './web.ts';

/** Far more than the senders of one machine need, a burst of payments included. */
const maxConnections = 300;
const wholeRequestMs = 10_000;

/**
 * The sandbox's HTTP face: what cannot be handled is refused, and no silent client holds a
 * connection.
 */
export function webServer(store: Store, payments: Payments): Server {
  const server = createServer(
    { requestTimeout: wholeRequestMs, headersTimeout: 5_000, connectionsCheckingInterval: 2_500 },
    guarded(
      'request',
      (request: IncomingMessage, response: ServerResponse) => respond(store, payments, request, response),
      (_request, response) => {
        if (response.headersSent) response.destroy();
        else response.writeHead(400, { connection: 'close' }).end();
      },
    ),
  );
  server.maxConnections = maxConnections;
  // With Node's 5 s, a client that was held up sends on a connection that is about to close.
  server.keepAliveTimeout = 65_000;
  return server;
}
