import { Callers } from './access/callers.ts';
import { Access } from './access/grants.ts';
import { VisibleDocuments, VisibleHistory } from './access/visible.ts';
import { AssetStore } from './assets/asset-store.ts';
import { DeletedAssets } from './assets/deleted-assets.ts';
import { ExportPasses } from './assets/export-passes.ts';
import { ImageTransforms } from './assets/image-transforms.ts';
import { Devices } from './auth/devices.ts';
import { Handoff } from './auth/handoff.ts';
import { Invitations } from './auth/invitations.ts';
import { Members } from './auth/members.ts';
import { Passwords } from './auth/passwords.ts';
import { Sessions } from './auth/sessions.ts';
import { Settings } from './auth/settings.ts';
import { SignInLimit } from './auth/sign-in-limit.ts';
import { createHttpServer } from './http/server.ts';
import { log, reason } from './log.ts';
import { loadDocumentCheck } from './mutations/document-check.ts';
import { rawSource } from './query/perspective.ts';
import { Queries } from './query/queries.ts';
import type { Service } from './service.ts';
import { type Setup, withoutPasswords } from './setup.ts';
import { ContentStore } from './store/content-store.ts';
import { closeDatabase, openDatabase } from './store/database.ts';
import { History } from './store/history.ts';
import { loadDocuments } from './store/load.ts';
import { Retention } from './store/retention.ts';
import { StreamHub } from './streams/hub.ts';
import { attachSockets } from './streams/upgrade.ts';
import { Webhooks } from './webhooks/webhooks.ts';

const SLOW_QUERY = 5_000;

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
  const check = await loadDocumentCheck(given.check);
  const database = openDatabase(directory);
  const memory = loadDocuments(database);
  const raw = rawSource(memory, () => true);
  const setup = withoutPasswords(given);
  const access = new Access(setup.roles, memory, raw);
  const store = new ContentStore(database, memory, access, raw, { unique: setup.unique, check });
  const history = new History(database);
  const sessions = new Sessions(database);
  const invitations = new Invitations(database);
  const members = new Members(database, { sessions, invitations, users: setup.users });
  sessions.closeOthersThan(members.everyone().map(({ id }) => id));
  const webhooks = new Webhooks(setup, database);
  store.join(webhooks);
  const retention = new Retention(database, setup.history);
  store.observe((transaction) => retention.wrote(transaction));
  const assets = new AssetStore(directory);
  const images = new ImageTransforms(directory);
  const deletedAssets = new DeletedAssets({
    assets,
    images,
    stands: (id) => memory.get(id) !== undefined,
    stood: (id) => history.last(id) !== null,
  });
  store.observe((transaction) => deletedAssets.wrote(transaction));
  const service: Service = {
    setup,
    settings: new Settings(database),
    store,
    visible: ({ mayRead }) => ({
      documents: new VisibleDocuments(memory, mayRead),
      history: new VisibleHistory(history, mayRead),
    }),
    fileName: (id) => {
      const name = memory.get(id)?.originalFilename;
      return typeof name === 'string' ? name : undefined;
    },
    figures: () => ({ documents: memory.size, transactions: store.sequence }),
    access,
    callers: new Callers(setup, sessions, members),
    sessions,
    members,
    invitations,
    passwords: new Passwords(database, sessions, given.users),
    signInLimit: new SignInLimit(),
    devices: new Devices(database),
    handoff: new Handoff(),
    streams: new StreamHub(store),
    assets,
    exportPasses: new ExportPasses(),
    images,
    queries: new Queries(memory, { directory, roles: setup.roles, slowMs: setup.slowQueryMilliseconds ?? SLOW_QUERY }),
  };
  sessions.onEnd((session) => service.streams.endSession(session));
  const server = createHttpServer(service);
  const closeSockets = attachSockets(server, service);
  await listen(server, port);
  webhooks.resume();
  void deletedAssets.catchUp().catch((error: unknown) => log('error', 'assets unread', { reason: reason(error) }));
  return {
    stop: async () => {
      webhooks.stop();
      sessions.stop();
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
