import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const everyMs = 500;
type Row = { id: number; kind: 'mail' | 'crm'; title: string; head: string };

/**
 * How often each message arrived at the sandbox's receivers, by its idempotency key. The sandbox stores the newest 5,000 alone, so its
 * store is read while it fills.
 */
export class Arrivals {
  readonly copies = new Map<string, number>();
  readonly #store: DatabaseSync;
  readonly #timer: NodeJS.Timeout;
  #last = 0;

  constructor(dataDir: string) {
    this.#store = new DatabaseSync(join(dataDir, 'sandbox', 'arrivals.sqlite'), { readOnly: true, timeout: 5_000 });
    this.#timer = setInterval(() => this.read(), everyMs);
  }

  read(): void {
    const select = this.#store.prepare(
      'select id, kind, title, substr(body, 1, 4000) as head from arrivals where id > ? order by id',
    );
    for (const { id, kind, title, head } of select.all(this.#last) as unknown as Row[]) {
      const key = kind === 'crm' ? title : (/^Message-ID: <([0-9a-f-]{36})@/im.exec(head)?.[1] ?? '');
      this.copies.set(key, (this.copies.get(key) ?? 0) + 1);
      this.#last = id;
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#store.close();
  }
}
