import type { EngineFigures, Figures } from './figures.ts';

/** Of several runs of one engine: the median of each figure. */
export function medians(runs: readonly EngineFigures[]): EngineFigures {
  const [first] = runs;
  if (!first) throw new Error('There are no runs.');
  const of = (read: (run: EngineFigures) => number) => median(runs.map(read));
  const figures = (id: string): Figures => {
    const own = (name: keyof Figures) => of(({ workloads }) => workloads[id]?.[name] ?? Number.NaN);
    return { cpu: own('cpu'), p50: own('p50'), p95: own('p95'), ofOurs: own('ofOurs') };
  };
  return {
    buildMs: of(({ buildMs }) => buildMs),
    memoryMb: of(({ memoryMb }) => memoryMb),
    totalMb: of(({ totalMb }) => totalMb),
    workloads: Object.fromEntries(Object.keys(first.workloads).map((id) => [id, figures(id)])),
    responses: first.responses,
  };
}

export function median(values: readonly number[]): number {
  return share(
    [...values].sort((one, other) => one - other),
    0.5,
  );
}

/** The value below which such a part of the ascending values lies. */
export function share(ascending: readonly number[], part: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? Number.NaN;
}
