import { setTimeout as pause } from 'node:timers/promises';
import { log, reason } from '@/web/platform/log.ts';
import { setNewest } from '@/web/platform/set-newest.ts';
import type { SnapshotStore } from '@/web/records/content-snapshots.ts';

/**
 * More keys than a large group has sites and forms; the least recently read ones leave this process
 * first.
 */
const maxKeys = 500;

/**
 * Content as it was last read, in this process and, over a restart, in the records: an enquiry is
 * taken by it while the content service is down or silent (FORM-12).
 */
export class LastContent {
  readonly #store: SnapshotStore;
  readonly #waitMs: number;
  readonly #cached = new Map<string, { value: unknown; stored: string }>();

  /** `waitMs` is how long a read may take before the stored content is used instead. */
  constructor(store: SnapshotStore, waitMs = 1_500) {
    this.#store = store;
    this.#waitMs = waitMs;
  }

  /**
   * What `load` finds; what it found last when it fails or takes too long. Rejects as `load` does
   * where nothing is stored.
   */
  async read<T>(key: string, load: () => Promise<T>): Promise<T> {
    const loading = load().then((value) => {
      this.remember(key, value);
      return { value };
    });
    const failed = loading.catch(() => null);
    const inTime = await Promise.race([failed, pause(this.#waitMs, null, { ref: false })]);
    if (inTime) return inTime.value;
    const existing = this.#cached.get(key)?.value ?? (await this.#store.find(key).catch(() => undefined));
    return existing === undefined || existing === null ? (await loading).value : (existing as T);
  }

  /**
   * Caches a value that was read, and writes it to the records where it differs from what this
   * process wrote before.
   */
  remember(key: string, value: unknown): void {
    const stored = JSON.stringify(value) ?? 'null';
    const before = this.#cached.get(key);
    // Anyone may request a form that never existed.
    if (stored === 'null' && !before) return;
    setNewest(this.#cached, key, { value, stored }, maxKeys);
    if (before?.stored === stored) return;
    this.#store.save(key, JSON.parse(stored)).catch((error: unknown) => {
      const entry = this.#cached.get(key);
      if (entry) entry.stored = '';
      log('warn', 'content-not-remembered', { key, reason: reason(error) });
    });
  }
}
