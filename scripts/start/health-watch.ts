import { setTimeout as pause } from 'node:timers/promises';

export type HealthPulse = {
  /** Milliseconds between two checks. */
  everyMs: number;
  /** Milliseconds after which a check without a response has failed. */
  withinMs: number;
  /** Failed checks in a row after which a process counts as hung. */
  failures: number;
};

/**
 * A minute of silence: a machine that is busy with builds and tests responds late, and a hung
 * service does not at all.
 */
const usualPulse: HealthPulse = { everyMs: 5_000, withinMs: 15_000, failures: 3 };

/**
 * Watches whether a process still responds at `url`; any status counts, as a service that names
 * what it lacks is alive. Resolves true once it hangs, false when `signal` ends the watch.
 */
export async function hangs(url: string, signal: AbortSignal, pulse: HealthPulse = usualPulse): Promise<boolean> {
  let failed = 0;
  while (!signal.aborted) {
    await pause(pulse.everyMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return false;
    failed = (await isResponding(url, pulse.withinMs)) ? 0 : failed + 1;
    if (failed >= pulse.failures) return !signal.aborted;
  }
  return false;
}

async function isResponding(url: string, withinMs: number): Promise<boolean> {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(withinMs) })).body?.cancel();
    return true;
  } catch {
    return false;
  }
}
