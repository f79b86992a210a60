import { createHash, randomUUID } from 'node:crypto';
import type { Environment } from '@/web/platform/env.ts';
import { setNewest } from '@/web/platform/set-newest.ts';

/** A person of staff who may work with the enquiries of one site. */
export type StaffMember = { id: string; name: string };

/** Shown for staff without a name. */
export const noName = 'Staff';

/**
 * `signed-out`: no valid sign-in. `forbidden`: signed in, without the right to this site's enquiries.
 * `unknown`: the content service is away, so that it cannot be read.
 */
export type StaffResponse = StaffMember | 'signed-out' | 'forbidden' | 'unknown';

type Credentials = { cookie: string; token: string };
type Options = { url: string; dataset: string; now?: () => number; fetch?: typeof fetch };

const version = 'v2025-03-04';
const timeoutMs = 5_000;
/** A right that was taken away ends after this at the latest, milliseconds. */
const freshMs = 15_000;
const maxCached = 1_000;

/** The directory of the content service that the environment names. */
export const staffDirectory = (env: Environment): StaffDirectory =>
  new StaffDirectory({
    url: env.CONTENT_URL ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`,
    dataset: env.SANITY_DATASET,
  });

/**
 * Checks with the content service whose a session is and which sites it may work for: who may write
 * a form of a site may read the enquiries that come of it. The check is a write that the service
 * only tries (`dryRun`), so its own grants decide, embedded or hosted; the browser's claim is never
 * trusted.
 */
export class StaffDirectory {
  readonly #options: Options;
  readonly #cached = new Map<string, { response: StaffResponse; until: number }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** `siteId` null: what belongs to no site, which administrators alone may write. */
  async staffOf(siteId: string | null, credentials: Credentials): Promise<StaffResponse> {
    const { cookie, token } = credentials;
    if (cookie === '' && token === '') return 'signed-out';
    const key = createHash('sha256')
      .update(JSON.stringify([siteId, cookie, token]))
      .digest('base64url');
    const now = (this.#options.now ?? Date.now)();
    const existing = this.#cached.get(key);
    if (existing && existing.until > now) return existing.response;
    const response = await this.#find(siteId, credentials).catch(() => 'unknown' as const);
    if (response === 'unknown') return response;
    setNewest(this.#cached, key, { response, until: now + freshMs }, maxCached);
    return response;
  }

  async #find(siteId: string | null, credentials: Credentials): Promise<StaffResponse> {
    const me = await this.#send('/users/me', credentials);
    if (me.status === 401 || me.status === 403) return 'signed-out';
    if (!me.ok) return 'unknown';
    const { id, name } = (await me.json()) as { id?: unknown; name?: unknown };
    if (typeof id !== 'string' || id === 'anonymous') return 'signed-out';
    const document = {
      _id: `right-to-leads-${randomUUID()}`,
      _type: 'form',
      ...(siteId !== null && { site: { _type: 'reference', _ref: siteId } }),
    };
    const tried = await this.#send(`/data/mutate/${this.#options.dataset}?dryRun=true`, credentials, {
      mutations: [{ create: document }],
    });
    await tried.body?.cancel();
    if (tried.ok) return { id, name: typeof name === 'string' && name !== '' ? name : noName };
    return tried.status >= 500 || tried.status === 429 ? 'unknown' : 'forbidden';
  }

  #send(path: string, { cookie, token }: Credentials, body?: object): Promise<Response> {
    const { url, fetch: fetcher = fetch } = this.#options;
    return fetcher(`${url}/${version}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        // A service takes writes by a session's cookie from its own origin alone.
        ...(token === '' ? { cookie, origin: new URL(url).origin } : { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }
}
