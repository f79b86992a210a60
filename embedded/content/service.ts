import type { Callers } from './access/callers.ts';
import type { Access, Grants } from './access/grants.ts';
import type { Visible } from './access/visible.ts';
import type { AssetStore } from './assets/asset-store.ts';
import type { ExportPasses } from './assets/export-passes.ts';
import type { ImageTransforms } from './assets/image-transforms.ts';
import type { Devices } from './auth/devices.ts';
import type { Handoff } from './auth/handoff.ts';
import type { Invitations } from './auth/invitations.ts';
import type { Members } from './auth/members.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Settings } from './auth/settings.ts';
import type { SignInLimit } from './auth/sign-in-limit.ts';
import type { Queries } from './query/queries.ts';
import type { Configuration } from './setup.ts';
import type { ContentStore } from './store/content-store.ts';
import type { StreamHub } from './streams/hub.ts';

/** The parts that endpoints work with. */
export interface Service {
  readonly setup: Configuration;
  readonly settings: Settings;
  readonly store: ContentStore;
  /** Documents and their history as the holder of these grants sees them. There is no other way to them from here. */
  readonly visible: (grants: Grants) => Visible;
  /** The name of a download, for all callers: the address of the bytes is enough to get them. */
  readonly fileName: (id: string) => string | undefined;
  readonly figures: () => { documents: number; transactions: number };
  readonly access: Access;
  readonly callers: Callers;
  readonly sessions: Sessions;
  readonly members: Members;
  readonly invitations: Invitations;
  readonly passwords: Passwords;
  readonly signInLimit: SignInLimit;
  readonly devices: Devices;
  readonly handoff: Handoff;
  readonly streams: StreamHub;
  readonly assets: AssetStore;
  readonly exportPasses: ExportPasses;
  readonly images: ImageTransforms;
  readonly queries: Queries;
}
