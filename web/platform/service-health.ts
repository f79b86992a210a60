/** Whether a service responds right now; rejects when it does not. */
export type Probe = (signal: AbortSignal) => Promise<unknown>;
type ServiceState = 'ok' | 'down';

const probeMs = 1_500;
const freshMs = 1_000;

/**
 * The true state of the services behind the web app, checked side by side; at most once a second,
 * however many callers.
 */
export class ServiceHealth {
  readonly #probes: Readonly<Record<string, Probe>>;
  readonly #probeMs: number;
  #latest: { at: number; states: Promise<Record<string, ServiceState>> } | null = null;

  constructor(probes: Readonly<Record<string, Probe>>, limitMs = probeMs) {
    this.#probes = probes;
    this.#probeMs = limitMs;
  }

  states(): Promise<Record<string, ServiceState>> {
    const now = Date.now();
    if (!this.#latest || now - this.#latest.at > freshMs) this.#latest = { at: now, states: this.#probeAll() };
    return this.#latest.states;
  }

  async #probeAll(): Promise<Record<string, ServiceState>> {
    const requested = Object.entries(this.#probes).map(
      async ([name, probe]) => [name, await this.#state(probe)] as const,
    );
    return Object.fromEntries(await Promise.all(requested));
  }

  async #state(probe: Probe): Promise<ServiceState> {
    const signal = AbortSignal.timeout(this.#probeMs);
    const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    try {
      await Promise.race([probe(signal), late]);
      return 'ok';
    } catch {
      return 'down';
    }
  }
}

/** Responds in time, and without a fault of its own. */
export const httpProbe =
  (url: string): Probe =>
  async (signal) => {
    const { status, body } = await fetch(url, { signal, redirect: 'manual' });
    await body?.cancel();
    if (status >= 500) throw new Error(`${url} answered ${status}.`);
  };
