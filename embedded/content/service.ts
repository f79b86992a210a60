import type { Callers } from './access/callers.ts';
import type { Access } from './access/grants.ts';
import type { AssetStore } from './assets/asset-store.ts';
import type { ImageTransforms } from './assets/image-transforms.ts';
import type { Handoff } from './auth/handoff.ts';
import type { Passwords } from './auth/passwords.ts';
import type { RateLimit } from './auth/rate-limit.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Queries } from './query/queries.ts';
import type { Configuration } from './setup.ts';
import type { Database } from './store/database.ts';
import type { History } from './store/history.ts';
import type { Lake } from './store/lake.ts';
import type { StreamHub } from './streams/hub.ts';

/** The parts that endpoints work with. */
export interface Service {
  readonly setup: Configuration;
  readonly database: Database;
  readonly lake: Lake;
  readonly history: History;
  readonly access: Access;
  readonly callers: Callers;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly signInLimit: RateLimit;
  readonly handoff: Handoff;
  readonly streams: StreamHub;
  readonly assets: AssetStore;
  readonly images: ImageTransforms;
  readonly queries: Queries;
}
