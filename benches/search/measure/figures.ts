/** Of one workload on one engine, milliseconds for one round. */
export type Figures = { cpu: number; p50: number; p95: number; rounds: number };

const limits = { warmMs: 4000, measuredMs: 3000, fewest: 3, most: 30_000 } as const;

/** Repeats a round: first to warm up, then measured, for a few seconds and at least three times each. */
export async function measure(round: (at: number) => Promise<void>): Promise<Figures> {
  let at = 0;
  const repeat = async (milliseconds: number) => {
    const times: number[] = [];
    const until = performance.now() + milliseconds;
    while (times.length < limits.fewest || (performance.now() < until && times.length < limits.most)) {
      const begun = performance.now();
      await round(at++);
      times.push(performance.now() - begun);
    }
    return times;
  };
  await repeat(limits.warmMs);
  globalThis.gc?.();
  const before = process.cpuUsage();
  const times = (await repeat(limits.measuredMs)).sort((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { cpu: (user + system) / 1000 / times.length, p50: share(0.5), p95: share(0.95), rounds: times.length };
}

/** Resident memory after a collection, in megabytes. */
export function residentMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1024 / 1024;
}
