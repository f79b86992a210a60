import { log } from '@/web/platform/log.ts';

/**
 * Whether a service responds right now; rejects when it does not, or when the signal aborts the
 * check.
 */
type Probe = (signal: AbortSignal) => Promise<unknown>;

type CircuitLimits = {
  /** Milliseconds without a response after which the service's health is checked. */
  suspectMs: number;
  /** How long such a probe may take, milliseconds. */
  probeMs: number;
  /** Between two probes of a service that hangs, milliseconds. */
  everyMs: number;
};

const usual: CircuitLimits = { suspectMs: 2_000, probeMs: 1_500, everyMs: 500 };

/**
 * The service accepted requests and responded to none, nor to a health check: requests are sent
 * again once it does.
 */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/**
 * By its name: the front that makes circuits and Next's bundles, which call through them, each have
 * a class of their own.
 */
export const isCircuitOpen = (error: unknown): boolean => error instanceof Error && error.name === 'CircuitOpen';

/**
 * Bounds the cost of a service that hangs: one wait, not one for each page that calls it. When a
 * call has had no response for a while, no other call had one since, and a health check has no
 * response either, all calls under way end, and new ones fail at once until a later check succeeds.
 * No shopper's page is used to find out. A service that refuses connections does respond, and is
 * called as always.
 */
export class CircuitBreaker {
  readonly #service: string;
  readonly #probe: Probe;
  readonly #limits: CircuitLimits;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #isProbing = false;
  #isOpen = false;
  #ends = new AbortController();

  constructor(service: string, probe: Probe, limits: Partial<CircuitLimits> = {}) {
    this.#service = service;
    this.#probe = probe;
    this.#limits = { ...usual, ...limits };
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The result of `task`; `ends` aborts when the service hangs. Throws `CircuitOpen`. */
  async run<Answer>(task: (ends: AbortSignal) => Promise<Answer>): Promise<Answer> {
    if (this.#isOpen) throw this.#hangs();
    const ends = this.#ends.signal;
    const begun = performance.now();
    const timer = setTimeout(() => void this.#suspect(begun), this.#limits.suspectMs).unref();
    const ended = Promise.withResolvers<never>();
    const end = () => ended.reject(this.#hangs());
    ends.addEventListener('abort', end, { once: true });
    try {
      const result = await Promise.race([task(ends), ended.promise]);
      this.#answeredAt = performance.now();
      return result;
    } finally {
      clearTimeout(timer);
      ends.removeEventListener('abort', end);
    }
  }

  async #suspect(begun: number): Promise<void> {
    if (this.#isProbing || this.#isOpen || this.#answeredAt > begun) return;
    this.#isProbing = true;
    const responses = await this.#check();
    this.#isProbing = false;
    if (responses || this.#answeredAt > begun) return;
    log('warn', 'service-hangs', { service: this.#service });
    this.#isOpen = true;
    this.#ends.abort();
    this.#ends = new AbortController();
    this.#probeUntilBack();
  }

  #probeUntilBack(): void {
    setTimeout(async () => {
      if (!(await this.#check())) return this.#probeUntilBack();
      log('info', 'service-answers-again', { service: this.#service });
      this.#isOpen = false;
    }, this.#limits.everyMs).unref();
  }

  async #check(): Promise<boolean> {
    const signal = AbortSignal.timeout(this.#limits.probeMs);
    const late = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)));
    return Promise.race([
      this.#probe(signal).then(
        () => true,
        () => isRefused(signal),
      ),
      late,
    ]);
  }

  #hangs(): CircuitOpen {
    return new CircuitOpen(`The ${this.#service} service hangs.`);
  }
}

/** A probe that failed before its time was up was refused: the request is refused as quickly. */
const isRefused = (signal: AbortSignal): boolean => !signal.aborted;
