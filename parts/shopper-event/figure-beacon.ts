import {
  type Device,
  type EventFigure,
  type FigureBatch,
  figureLimits,
  figuresPath,
  type PassOn,
  type VitalFigure,
} from '@/domain/events/figure-batch.ts';
import type { PageType } from '@/domain/events/page-facts.ts';

type Figure = Omit<EventFigure, 'age'> | Omit<VitalFigure, 'age'>;
type Stamped = { figure: Figure; at: number };

/** How long the first of a batch waits for others, milliseconds. */
const waitMs = 10_000;
const fullBatch = 20;

/**
 * Sends figures to the site's own host in batches by `sendBeacon`, the last of them when the page
 * is left.
 */
export class FigureBeacon {
  readonly #page: PageType;
  readonly #passOn: () => PassOn | null;
  #waiting: Stamped[] = [];
  #timer = 0;

  constructor(page: PageType, passOn: () => PassOn | null, signal: AbortSignal) {
    this.#page = page;
    this.#passOn = passOn;
    addEventListener('pagehide', () => this.flush(), { signal });
    document.addEventListener('visibilitychange', () => this.#isHidden() && this.flush(), { signal });
  }

  add(figure: Figure): void {
    this.#waiting.push({ figure, at: performance.now() });
    // Vitals are reported when the page is left, after this listener has run.
    if (this.#isHidden()) queueMicrotask(() => this.flush());
    else if (this.#waiting.length >= fullBatch) this.flush();
    else this.#timer ||= window.setTimeout(() => this.flush(), waitMs);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    while (this.#waiting.length > 0) {
      const passOn = this.#passOn();
      const figures = batchOf(this.#page, this.#waiting.splice(0, figureLimits.entries));
      const batch: FigureBatch = passOn ? { ...figures, passOn } : figures;
      // The browser's queue may be full: then this batch is lost.
      navigator.sendBeacon?.(figuresPath, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
    }
  }

  readonly #isHidden = (): boolean => document.visibilityState === 'hidden';
}

function batchOf(page: PageType, stamped: readonly Stamped[]): FigureBatch {
  const now = performance.now();
  const all = stamped.map(({ figure, at }) => ({ ...figure, age: Math.round(now - at) }));
  return {
    id: batchId(),
    page,
    device: deviceOf(innerWidth),
    events: all.filter((one) => 'event' in one),
    vitals: all.filter((one) => 'vital' in one),
  };
}

const deviceOf = (width: number): Device => (width < 760 ? 'phone' : width < 1_024 ? 'tablet' : 'desktop');

/** A random UUID; `randomUUID` is missing where a page came without https. */
function batchId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
