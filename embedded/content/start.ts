import { Callers } from './access/callers.ts';
import { Access } from './access/grants.ts';
import { AssetStore } from './assets/asset-store.ts';
import { ImageTransforms } from './assets/image-transforms.ts';
import { Handoff } from './auth/handoff.ts';
import { Passwords } from './auth/passwords.ts';
import { RateLimit } from './auth/rate-limit.ts';
import { Sessions } from './auth/sessions.ts';
import { createHttpServer } from './http/server.ts';
import { rawSource } from './query/perspective.ts';
import { Queries } from './query/queries.ts';
import type { Service } from './service.ts';
import { type Setup, withoutPasswords } from './setup.ts';
import { closeDatabase, openDatabase } from './store/database.ts';
import { History } from './store/history.ts';
import { Lake } from './store/lake.ts';
import { loadDocuments } from './store/load.ts';
import { Retention } from './store/retention.ts';
import { StreamHub } from './streams/hub.ts';
import { attachSockets } from './streams/upgrade.ts';
import { Webhooks } from './webhooks/webhooks.ts';

const SLOW_QUERY = 5_000;
const SIGN_IN_WINDOW = 15 * 60 * 1000;

export interface RunningService {
  /** Ends streams and requests, writes the log back and closes the store. */
  stop(): Promise<void>;
}

function listen(server: ReturnType<typeof createHttpServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Opens the store of `directory` and serves it on 127.0.0.1. */
export async function startService(given: Setup, directory: string, port: number): Promise<RunningService> {
  const database = openDatabase(directory);
  const memory = loadDocuments(database);
  const raw = rawSource(memory, () => true);
  const setup = withoutPasswords(given);
  const access = new Access(setup.roles, memory, raw);
  const lake = new Lake(database, memory, access, raw, setup.unique);
  const sessions = new Sessions(database);
  const webhooks = new Webhooks(setup, database);
  lake.join(webhooks);
  const retention = new Retention(database, setup.history);
  lake.observe((transaction) => retention.wrote(transaction));
  const service: Service = {
    setup,
    database,
    lake,
    history: new History(database),
    access,
    callers: new Callers(setup, sessions),
    sessions,
    passwords: new Passwords(database, given.users),
    signInLimit: new RateLimit(SIGN_IN_WINDOW),
    handoff: new Handoff(),
    streams: new StreamHub(lake),
    assets: new AssetStore(directory),
    images: new ImageTransforms(directory),
    queries: new Queries({ directory, roles: setup.roles, slowMs: setup.slowQueryMilliseconds ?? SLOW_QUERY }),
  };
  const server = createHttpServer(service);
  const closeSockets = attachSockets(server, service);
  await listen(server, port);
  webhooks.resume();
  return {
    stop: async () => {
      webhooks.stop();
      service.streams.close();
      closeSockets();
      service.images.close();
      await service.queries.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      // Requests under way get a moment to finish; a client that stalls does not keep the service up.
      const timer = setTimeout(() => server.closeAllConnections(), 2000);
      await closed;
      clearTimeout(timer);
      await retention.stop();
      closeDatabase(database);
    },
  };
}
